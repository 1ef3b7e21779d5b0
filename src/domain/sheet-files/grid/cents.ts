/** Half a cent, with the error of doubles. */
export const CENT = 0.005_01

/** Rounding of a sum of quantities. */
const QUANTITY_SLACK = 0.0011

export const sameQuantity = (one: number, other: number) => Math.abs(one - other) <= QUANTITY_SLACK

export const sameToTheCent = (one: number, other: number) => Math.abs(one - other) <= CENT
