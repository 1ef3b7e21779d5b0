import { MEASURES } from '../quantity/measure.ts'
import type { Measure } from '../quantity/measure.ts'
import { CONTENT_UNITS } from '../quantity/unit.ts'
import type { PricedBy } from './read-price.ts'

/** A cell that is a figure and nothing else. */
export const FIGURE = /^\d+(?:[.,]\d+)?$/u

/** The text of a cell; a bare figure with the measure of its head: '0,9' under 'Poids (kg)'. */
export function measuredText(text: string, per: PricedBy | null): string {
  return FIGURE.test(text) && per?.kind === 'measure' ? `${text} ${wordOf(per.measure)}` : text
}

export function wordOf({ dimension, amount }: Measure): string {
  const unit = CONTENT_UNITS.find(
    (unit) => MEASURES[unit].dimension === dimension && MEASURES[unit].amount === amount,
  )
  return unit ?? (dimension === 'weight' ? 'g' : 'ml')
}
