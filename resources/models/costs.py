"""Probabilities as costs: -ln(probability) in steps of UNIT, at most 255, so that a cost is a byte."""
import math

UNIT = 0.08           # nats of log-probability in one step of a cost
DISCOUNT = 0.7        # absolute discounting of n-gram counts


def cost(p):
    if p <= 0:
        return 255
    return max(0, min(255, round(-math.log(p) / UNIT)))
