"""From observations to what the network says, one layer after the other."""

import numpy as np
from numpy.typing import NDArray

from grachten.neural.core.compilation import compiled
from grachten.neural.core.matrices import Floats, add, add_eight

AFRESH = 16
"""Every so many rows the first layer starts from nothing, so that rounding does not pile up."""
LANES = 8
"""Sums are added up in so many parts, which the processor does at once."""


@compiled
def enter(observations: NDArray[np.uint8], weight: Floats, bias: Floats, y: Floats) -> None:
    """The first layer. Observations of a batch are much alike, so a row is told by how it differs
    from the one before, unless it has fewer numbers that are not 0."""
    size = observations.shape[1]
    places, numbers = np.empty(size, np.int64), np.empty(size, np.float32)
    for row in range(len(observations)):
        old = observations[row - 1] if row % AFRESH else observations[row]
        new = observations[row]
        changed, filled = 0, 0
        for place in range(size):
            changed += new[place] != old[place]
            filled += new[place] != 0
        count = 0
        if row % AFRESH and changed < filled:
            y[row] = y[row - 1]
            for place in range(size):
                if new[place] != old[place]:
                    places[count] = place
                    numbers[count] = np.float32(new[place]) - np.float32(old[place])
                    count += 1
        else:
            y[row] = bias
            for place in range(size):
                if new[place]:
                    places[count], numbers[count] = place, np.float32(new[place])
                    count += 1
        whole = count - count % 8
        for start in range(0, whole, 8):
            add_eight(y[row], numbers[start : start + 8], places[start : start + 8], weight)
        for start in range(whole, count):
            add(y[row], numbers[start], weight[places[start]])


@compiled
def rectify(x: Floats) -> None:
    """Nothing below 0."""
    for row in range(len(x)):
        for column in range(x.shape[1]):
            x[row, column] = max(x[row, column], np.float32(0))


@compiled
def normalise(x: Floats, weight: Floats, bias: Floats, epsilon: np.float32, y: Floats) -> None:
    """Every row with mean 0 and variance 1, then scaled."""
    rows, width = x.shape
    lanes = np.empty(LANES, np.float32)
    whole = width - width % LANES
    share = np.float32(1) / np.float32(width)
    for row in range(rows):
        lanes[:] = 0
        for start in range(0, whole, LANES):
            for lane in range(LANES):
                lanes[lane] += x[row, start + lane]
        for column in range(whole, width):
            lanes[0] += x[row, column]
        mean = total(lanes) * share
        lanes[:] = 0
        for start in range(0, whole, LANES):
            for lane in range(LANES):
                off = x[row, start + lane] - mean
                lanes[lane] += off * off
        for column in range(whole, width):
            off = x[row, column] - mean
            lanes[0] += off * off
        scale = np.float32(1) / np.sqrt(total(lanes) * share + epsilon)
        for column in range(width):
            y[row, column] = (x[row, column] - mean) * scale * weight[column] + bias[column]


@compiled
def total(lanes: Floats) -> np.float32:
    result = np.float32(0)
    for lane in lanes:
        result += lane
    return result
