/** By how much more a dish can be sold at most, percent: a convention of this project. */
export const MOST_RAISED = 30

/** Whether a price can be asked in the place of another: one that is raised by more is no advice. */
export function isReachablePrice(from: number, to: number): boolean {
  return to * 100 <= from * (100 + MOST_RAISED) + 1e-6
}
