import type { SoldOnDay } from '#contract/day-sales.ts'
import type { CarteSales } from '#contract/sales.ts'
import { MAX_DAY_FIGURES, MAX_SALES_DAYS } from '#domain/services/service.ts'
import type { DayRange } from '#domain/tables/read-days.ts'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import type { SalesByDay, TillSales } from '#domain/till/read-till.ts'
import { salesOf } from './resolved-names.ts'

/**
 * Whether every day of a file is of the period that its user has typed. Where its title alone gives a day, that is the day of
 * all its rows, so the period is that day.
 */
export function areDaysWithin({ byDay, days }: TillSales, period: DayRange, hasDates: boolean): boolean {
  if (!byDay.known) return false
  if (!hasDates && days?.firstDay === days?.lastDay)
    return days?.firstDay === period.firstDay && days.lastDay === period.lastDay
  return byDay.services.every(({ day }) => day >= period.firstDay && day <= period.lastDay)
}

/** What is stored of each service of a file, as its period stores it; null where that is more than can be sent at once. */
export function daysSold(
  byDay: SalesByDay,
  matches: readonly TillMatch[],
  menus: CarteSales['menus'],
): SoldOnDay[] | null {
  if (!byDay.known) return []
  const days = byDay.services.map(({ day, meal }, at) => {
    const there = matches.flatMap((match) => {
      const quantity = match.onDays?.[at] ?? 0
      return quantity === 0 ? [] : [{ ...match, quantity }]
    })
    const { quantities, menuQuantities } = salesOf(there, menus)
    return { day, meal, quantities, menuQuantities }
  })
  const sold = days.filter(({ quantities, menuQuantities }) => quantities.length + menuQuantities.length > 0)
  const figures = sold.reduce(
    (sum, { quantities, menuQuantities }) => sum + quantities.length + menuQuantities.length,
    0,
  )
  return sold.length > MAX_SALES_DAYS || figures > MAX_DAY_FIGURES ? null : sold
}
