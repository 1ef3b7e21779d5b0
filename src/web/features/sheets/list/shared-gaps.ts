import type { TechSheetStatistics } from '#contract/sheets.ts'

/** What most sheets lack. */
export interface SharedGaps {
  incomplete: boolean
  undeclared: boolean
}

/** So many badges are read one by one. */
const FEW = 12

/** A lack of at least half of many sheets is named once above them instead of on each. */
export function sharedGaps(statistics: TechSheetStatistics | undefined): SharedGaps {
  if (statistics === undefined) return { incomplete: false, undeclared: false }
  const { total, margins, undeclared } = statistics
  const isShared = (count: number) => count > FEW && count * 2 >= total
  return { incomplete: isShared(margins.incomplete), undeclared: isShared(undeclared.sheets) }
}
