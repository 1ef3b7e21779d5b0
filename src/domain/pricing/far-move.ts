/** A price that moves by more is rather misread or mistyped than changed. */
const FAR = 5

/** Whether a price is at least five times the one before, or at most a fifth of it; one that was or becomes unknown is not. */
export function isFarMove({ before, after }: { before: number | null; after: number | null }): boolean {
  if (before === null || after === null) return false
  return before > 0 && (after >= before * FAR || after * FAR <= before)
}
