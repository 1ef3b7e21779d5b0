/** Half a cent, with the error of doubles. */
export const CENT = 0.005_01

export const sameToTheCent = (one: number, other: number) => Math.abs(one - other) <= CENT
