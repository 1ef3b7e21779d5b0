import type { LineUnit } from '#domain/quantity/unit.ts'
import { QUANTITY_DECIMALS, SCALE_DECIMALS } from '#domain/quantity/limits.ts'
import { formatNumber } from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

const SCALE_UNITS: ReadonlySet<LineUnit> = new Set(['kg', 'L'])

/** A quantity as a scale shows it: '1,600' kg, but '1 500' kg, '400' g and '2,5' pièces. */
export function scaleQuantity(quantity: number, unit: LineUnit, language: Language): string {
  const minimumDecimals = SCALE_UNITS.has(unit) && !Number.isInteger(quantity) ? SCALE_DECIMALS : 0
  return formatNumber(quantity, language, { minimumDecimals, maximumDecimals: QUANTITY_DECIMALS })
}
