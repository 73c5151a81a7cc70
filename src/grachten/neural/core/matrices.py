"""Matrices times rows, on one core.

Every sum is added up in the order of its terms, whatever the processor, so the same weights say the
same on every machine that multiplies and adds in one instruction. Eight rows are worked on at once
because a number of the matrix is then loaded once for eight products.
"""

import numpy as np
from numpy.typing import NDArray

from grachten.neural.core.compilation import compiled

Floats = NDArray[np.float32]

ROWS = 8
"""Rows come in groups of so many."""
AT_ONCE = 4
"""Inputs that are added to a sum before it is stored."""


@compiled
def affine(x: Floats, weight: Floats, bias: Floats, y: Floats) -> None:
    """`y = x @ weight + bias`. The number of rows is a multiple of `ROWS`."""
    rows, inputs = x.shape
    whole = inputs - inputs % AT_ONCE
    for row in range(0, rows, ROWS):
        for each in range(row, row + ROWS):
            y[each] = bias
        _add_products(x, weight, y, row, whole)
        for place in range(whole, inputs):
            for each in range(row, row + ROWS):
                add(y[each], x[each, place], weight[place])


@compiled
def _add_products(x: Floats, weight: Floats, y: Floats, row: int, inputs: int) -> None:
    """Four inputs of eight rows at a time, written out, so that the factors stay in registers."""
    y0, y1, y2, y3 = y[row], y[row + 1], y[row + 2], y[row + 3]
    y4, y5, y6, y7 = y[row + 4], y[row + 5], y[row + 6], y[row + 7]
    x0, x1, x2, x3 = x[row], x[row + 1], x[row + 2], x[row + 3]
    x4, x5, x6, x7 = x[row + 4], x[row + 5], x[row + 6], x[row + 7]
    for i in range(0, inputs, AT_ONCE):
        w0, w1, w2, w3 = weight[i], weight[i + 1], weight[i + 2], weight[i + 3]
        a0, b0, c0, d0 = x0[i], x0[i + 1], x0[i + 2], x0[i + 3]
        a1, b1, c1, d1 = x1[i], x1[i + 1], x1[i + 2], x1[i + 3]
        a2, b2, c2, d2 = x2[i], x2[i + 1], x2[i + 2], x2[i + 3]
        a3, b3, c3, d3 = x3[i], x3[i + 1], x3[i + 2], x3[i + 3]
        a4, b4, c4, d4 = x4[i], x4[i + 1], x4[i + 2], x4[i + 3]
        a5, b5, c5, d5 = x5[i], x5[i + 1], x5[i + 2], x5[i + 3]
        a6, b6, c6, d6 = x6[i], x6[i + 1], x6[i + 2], x6[i + 3]
        a7, b7, c7, d7 = x7[i], x7[i + 1], x7[i + 2], x7[i + 3]
        for j in range(weight.shape[1]):
            a, b, c, d = w0[j], w1[j], w2[j], w3[j]
            y0[j] = y0[j] + (a0 * a + b0 * b + c0 * c + d0 * d)
            y1[j] = y1[j] + (a1 * a + b1 * b + c1 * c + d1 * d)
            y2[j] = y2[j] + (a2 * a + b2 * b + c2 * c + d2 * d)
            y3[j] = y3[j] + (a3 * a + b3 * b + c3 * c + d3 * d)
            y4[j] = y4[j] + (a4 * a + b4 * b + c4 * c + d4 * d)
            y5[j] = y5[j] + (a5 * a + b5 * b + c5 * c + d5 * d)
            y6[j] = y6[j] + (a6 * a + b6 * b + c6 * c + d6 * d)
            y7[j] = y7[j] + (a7 * a + b7 * b + c7 * c + d7 * d)


@compiled
def add(y: Floats, number: np.float32, weights: Floats) -> None:
    """Add a row of weights, so many times."""
    for j in range(len(y)):
        y[j] += number * weights[j]


@compiled
def add_eight(y: Floats, numbers: Floats, places: NDArray[np.int64], weight: Floats) -> None:
    """Add eight rows of a matrix, each so many times."""
    w0, w1, w2, w3 = (weight[places[0]], weight[places[1]], weight[places[2]], weight[places[3]])
    w4, w5, w6, w7 = (weight[places[4]], weight[places[5]], weight[places[6]], weight[places[7]])
    n0, n1, n2, n3, n4, n5, n6, n7 = (
        numbers[0], numbers[1], numbers[2], numbers[3],
        numbers[4], numbers[5], numbers[6], numbers[7],
    )  # fmt: skip
    for column in range(len(y)):
        y[column] = (
            y[column]
            + n0 * w0[column] + n1 * w1[column] + n2 * w2[column] + n3 * w3[column]
            + n4 * w4[column] + n5 * w5[column] + n6 * w6[column] + n7 * w7[column]
        )  # fmt: skip
