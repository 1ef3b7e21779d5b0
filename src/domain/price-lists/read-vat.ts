import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { readDecimal } from '../quantity/read-decimal.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'

/** Rates of metropolitan France, in percent, and 8.5 of its overseas departments (Code général des impôts, art. 278–281, 296). */
const RATES = [0, 2.1, 5.5, 8.5, 10, 20]

/** The rate of VAT in a cell, in percent: '5,5 %', 5.5, 0.055, '20'. A supplier's own code for a rate is not readable. */
export function readVat(cell: Cell | undefined): { known: true; rate: number } | { known: false } {
  const text = foldForSearch(cellText(cell)).replace(/^tva\s*/u, '')
  const figure = /^(?:taux\s*)?([\d.,]+)\s*%?$/u.exec(text)?.[1]
  const value = figure === undefined ? null : readDecimal(figure)
  if (value === null) return { known: false }
  const percent = value > 0 && value < 1 ? Math.round(value * 10_000) / 100 : value
  return RATES.includes(percent) ? { known: true, rate: percent } : { known: false }
}

/** Largest error in EUR from two prices that are rounded to the cent. */
const ROUNDING_EUR = 0.011

/** The rate between a price without and one with VAT, in percent; null when no rate, or more than one, fits. */
export function rateBetween(without: number | null, withTax: number | null): number | null {
  if (without === null || withTax === null) return null
  const rates = RATES.filter((rate) => Math.abs(without * (1 + rate / 100) - withTax) <= ROUNDING_EUR)
  return rates.length === 1 ? (rates[0] ?? null) : null
}
