import type { FoundSheet } from './found-sheet.ts'

/** The currency of all amounts of a sheet, as it is written: 'CHF'; null for the euro. */
export function currencyOf({ verdict }: Pick<FoundSheet, 'verdict'>): string | null {
  if (verdict.exact) return null
  for (const reason of verdict.reasons) if (reason.reason === 'other-currency') return reason.currency
  return null
}
