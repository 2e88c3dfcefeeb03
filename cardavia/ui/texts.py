"""All sentences the program says: engine keys in, texts of the current language out.

The command line uses these texts too: nothing here needs a display.
"""

from cardavia.ui.texts_calls import bid_label, choose_more_sentence, exchange_label, saying_name
from cardavia.ui.texts_cards import card_name, card_name_as_object, card_names, suit_name
from cardavia.ui.texts_contracts import certain_cards, contract_name
from cardavia.ui.texts_decks import deck_name, look_name
from cardavia.ui.texts_moves import move_sentence, trick_sentence, turn_sentence
from cardavia.ui.texts_options import option_description, option_name, option_value
from cardavia.ui.texts_problems import problem_sentence
from cardavia.ui.texts_prompts import phase_name, phase_prompt
from cardavia.ui.texts_refusals import refusal_sentence
from cardavia.ui.texts_results import (
    factor_name,
    line_name,
    own_score_sentence,
    party_name,
    redeal_name,
    redeal_sentence,
    result_sentence,
    sides_sentence,
)
from cardavia.ui.texts_rule_groups import conflict_sentence, group_name, group_tab, rules_problem_sentence, setting_text
from cardavia.ui.texts_rules import game_name, preset_description, preset_name
from cardavia.ui.texts_table import (
    Role,
    announcements_sentence,
    counted_points,
    dealer_sentence,
    place_name,
    playable_description,
    points_sentence,
    public_role,
    role_name,
    trick_review_sentence,
)

__all__ = [
    "Role",
    "announcements_sentence",
    "bid_label",
    "card_name",
    "card_name_as_object",
    "card_names",
    "certain_cards",
    "choose_more_sentence",
    "conflict_sentence",
    "contract_name",
    "counted_points",
    "dealer_sentence",
    "deck_name",
    "exchange_label",
    "factor_name",
    "game_name",
    "group_name",
    "group_tab",
    "line_name",
    "look_name",
    "move_sentence",
    "option_description",
    "option_name",
    "option_value",
    "own_score_sentence",
    "party_name",
    "phase_name",
    "phase_prompt",
    "place_name",
    "playable_description",
    "points_sentence",
    "preset_description",
    "preset_name",
    "problem_sentence",
    "public_role",
    "redeal_name",
    "redeal_sentence",
    "refusal_sentence",
    "result_sentence",
    "role_name",
    "rules_problem_sentence",
    "saying_name",
    "setting_text",
    "sides_sentence",
    "suit_name",
    "trick_review_sentence",
    "trick_sentence",
    "turn_sentence",
]
