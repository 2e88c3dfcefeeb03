"""The text of a replayed record under house rules."""

from dataclasses import replace

from cardavia.commands.replay import match_output
from cardavia.engine.observation import Observation
from cardavia.engine.record import Record, RecordedDeal, replay
from tests.ui.house_tables import moment


def lines(record: Record) -> list[str]:
    return list(match_output(replay(record), record).lines())


def done(seen: Observation) -> bool:
    return seen.done


def one_deal(game: str, *prefer: str, **options: object) -> Record:
    return moment(game, options, done, prefer)  # type: ignore[arg-type]


def with_deal_again(record: Record) -> Record:
    first = record.deals[0]
    dealer = (first.dealer + 1) % 4
    hands = first.hands
    return replace(record, deals=(first, RecordedDeal(dealer, hands, ())))


def test_the_stock_is_told_before_the_deal_that_is_played_for_it() -> None:
    written = lines(with_deal_again(one_deal("schafkopf", "pass", all_pass="stock")))
    assert written.count("4 game points lie in the stock.") == 1
    assert written.index("4 game points lie in the stock.") > written.index("Deal 2")


def test_a_ramsch_names_its_loser_and_a_redeal_its_cause() -> None:
    ramsch = lines(one_deal("schafkopf", "pass", all_pass="ramsch"))
    assert any("loses the Ramsch" in line for line in ramsch)
    again = lines(one_deal("schafkopf", "pass"))
    assert any(line.startswith("Everybody passed.") for line in again)


def test_everybody_s_doublings_stand_in_the_text() -> None:
    written = lines(one_deal("schafkopf", "double", "say", klopfen=True, kontra=4))
    assert any(line.endswith("doubles") for line in written)
    assert any("times 2" in line or "× 2" in line for line in written)
