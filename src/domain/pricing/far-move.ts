/** A price that moves by more is rather misread or mistyped than changed. */
const FAR = 5

/** Whether a price is at least five times the one before, or at most a fifth of it. */
export function isFarMove({ before, after }: { before: number; after: number }): boolean {
  return before > 0 && (after >= before * FAR || after * FAR <= before)
}
