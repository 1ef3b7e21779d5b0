import { useMemo } from 'react'
import type { SoldOnDay } from '#contract/day-sales.ts'
import type { CarteSales } from '#contract/sales.ts'
import type { DayRange } from '#domain/tables/read-days.ts'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import type { SalesByDay } from '#domain/till/read-till.ts'
import type { ImportFileControl } from '#web/entities/import-flow/source/use-import-file.ts'
import { areDaysWithin, daysSold } from './days-sold.ts'
import type { TillImport } from './till-reader.ts'

export interface DaysSold {
  byDay: SalesByDay
  /** Why none of the days of the file is stored; null where they are, or where it has none. */
  withheld: 'outside' | 'too-many' | null
  /** What is stored with the period. */
  days: SoldOnDay[]
}

const NONE: SalesByDay = { known: false, reason: 'no-dates' }

/** The sales by day of a till's file, as its names are matched and its period is typed. */
export function useDaysSold(
  { menus }: CarteSales,
  { file: { read, mapping } }: ImportFileControl<TillImport>,
  matches: readonly TillMatch[],
  period: DayRange,
): DaysSold {
  const sales = read?.notes.sales
  const byDay = sales?.byDay ?? NONE
  const all = useMemo(() => daysSold(byDay, matches, menus), [byDay, matches, menus])
  if (sales === undefined || !byDay.known) return { byDay, withheld: null, days: [] }
  const hasDates = mapping?.roles.includes('date') ?? false
  if (!areDaysWithin(sales, period, hasDates)) return { byDay, withheld: 'outside', days: [] }
  return all === null ? { byDay, withheld: 'too-many', days: [] } : { byDay, withheld: null, days: all }
}
