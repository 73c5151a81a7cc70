"""What the other tests measure with would notice."""

import pytest
from playwright.sync_api import Page

from browser.support.looks import axe_faults, label_faults
from browser.support.people import Visit

WORDS = "<p style='position: absolute; margin: 0; top: {}px; left: 20px'>{}</p>"


def label_faults_of(page: Page, body: str) -> list[str]:
    page.set_content(f"<!doctype html><html lang=en><title>x</title><main>{body}</main></html>")
    return label_faults(page)


def test_labels_that_do_not_touch_are_fine(page: Page) -> None:
    assert label_faults_of(page, WORDS.format(10, "Dam") + WORDS.format(40, "Waag")) == []


def test_labels_that_overlap_are_found(page: Page) -> None:
    found = label_faults_of(page, WORDS.format(10, "Dam") + WORDS.format(14, "Waag"))
    assert found == ["“Dam” overlaps “Waag”"]


def test_a_label_below_a_sheet_does_not_overlap(page: Page) -> None:
    style = "position: absolute; inset: 0; background: #fff; padding: 12px 20px"
    sheet = f"<div style='{style}'>Waag</div>"
    assert label_faults_of(page, WORDS.format(12, "Dam") + sheet) == []


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        (
            "overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 40px",
            "cut short",
        ),
        ("overflow: hidden; height: 8px", "cut above or below"),
        ("position: absolute; left: -30px", "out of the screen"),
        ("width: 3000px", "wide on a screen"),
    ],
)
def test_labels_that_are_cut_are_found(page: Page, style: str, fault: str) -> None:
    found = label_faults_of(page, f"<div style='{style}'>Montelbaanstoren</div>")
    assert any(fault in each for each in found), found


def test_what_can_be_scrolled_to_is_not_cut(page: Page) -> None:
    list_ = "<div style='overflow-y: auto; height: 60px'>" + "<p>Dam</p>" * 20 + "</div>"
    assert label_faults_of(page, f"<div style='overflow: hidden'>{list_}</div>") == []


def test_axe_finds_a_button_without_a_name(page: Page) -> None:
    page.set_content("<!doctype html><html lang=en><title>x</title><main><button></button></main>")
    assert any("button-name" in fault for fault in axe_faults(page))


def test_faults_behind_a_page_are_noticed(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.page.evaluate("console.error('a fault')")
    anna.page.evaluate("fetch('/nowhere')")
    anna.page.evaluate("fetch('http://127.0.0.2:9/').catch(() => null)")
    found = "\n".join(anna.faults.found)
    assert "console error: a fault" in found
    assert "404: GET" in found
    assert "http://127.0.0.2:9/" in found
    anna.faults.found.clear()
