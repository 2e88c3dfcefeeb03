"""SVG texts as raw pixels, and back."""

from __future__ import annotations

from PIL import Image

from cardavia.art.compose import face
from cardavia.art.finish import finished, material
from cardavia.art.look import Look
from cardavia.ui.svg_image import drawn_sheet, raw_pixels, sheet_card, svg_image
from tests.art.deck_folders import plain

RED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0,0H1V1H0Z" fill="#ff8000"/></svg>'


def test_pixels_are_red_green_blue_alpha() -> None:
    assert raw_pixels(RED, 2, 1) == bytes([255, 128, 0, 255, 0, 0, 0, 0])


def test_a_sheet_holds_its_cards_one_below_another() -> None:
    deck = plain()
    sheet = drawn_sheet({card: face(deck, card) for card in ("CQ", "SA")}, 50, 77)
    assert sheet.cards == ("CQ", "SA")
    assert sheet.data == b"".join(raw_pixels(face(deck, card), 50, 77) for card in sheet.cards)


def test_a_card_comes_out_of_a_sheet_as_it_went_in() -> None:
    deck = plain()
    sheet = drawn_sheet({card: face(deck, card) for card in ("CQ", "SA")}, 50, 77)
    assert sheet_card(sheet, sheet.data, 1) == svg_image(face(deck, "SA"), 50, 77)


def test_corners_stay_clear_whatever_the_look() -> None:
    deck = plain()
    sheet = drawn_sheet({"CQ": face(deck, "CQ")}, 150, 231)
    card = sheet_card(sheet, finished(sheet, Look(100, 100, 0), material(deck)), 0)
    assert [card.pixel(*place) for place in ((0, 0), (149, 0), (0, 230), (149, 230))] == [0, 0, 0, 0]
    assert Image.frombytes("RGBA", (50, 77), bytes(sheet.data)).getchannel(3).getextrema() == (0, 255)
