"""Names: how they break, and how wide their ribbons are."""

from grachten.drawing.names import line_breaks, ribbon_size


def test_a_single_word_stays_on_one_line() -> None:
    assert line_breaks("Munttoren") == [("Munttoren",)]


def test_several_words_break_where_the_lines_are_most_even() -> None:
    assert line_breaks("De Drie Hendricken")[1] == ("De Drie", "Hendricken")


def test_two_lines_are_narrower_and_higher() -> None:
    one, two = (ribbon_size(lines) for lines in line_breaks("Oost-Indisch Huis"))
    assert two[0] < one[0]
    assert two[1] > one[1]
