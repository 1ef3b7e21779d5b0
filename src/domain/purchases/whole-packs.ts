/** A sum of products is this close to the whole number that it would be without the rounding of binary fractions. */
export const CLOSE = 1e-9

/** So many whole ones, for a number that may have a part of one. */
export function wholePacks(packs: number): number {
  return Math.ceil(packs - packs * CLOSE)
}
