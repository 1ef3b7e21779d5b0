import { grossQuantity } from '../costing/gross-quantity.ts'
import { timesOfPreparation } from '../costing/preparation-cost.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import type { ScaledLine } from './scaled-sheet.ts'
import type { Weighing } from './scale-way.ts'

/** A line of a sheet, and how often it is taken while the sheet is made once. */
export interface PlacedLine {
  line: ScaledLine
  times: number
}

/**
 * Where a line is in a sheet, at any depth: a preparation that two lines take has its lines twice. A place whose
 * preparation cannot be measured is why the whole is not known.
 * @param lineId of a line of `lines`, or of a preparation whose lines are known
 */
export function placesOfLine(
  lines: readonly ScaledLine[],
  lineId: string,
  method: WastageMethod,
): PlacedLine[] | 'preparation-unmeasured' {
  const places: PlacedLine[] = []
  for (const line of lines) {
    if (line.id === lineId) places.push({ line, times: 1 })
    const { preparation } = line
    const inside = preparation?.lines && placesOfLine(preparation.lines, lineId, method)
    if (inside === undefined || inside === null || (typeof inside !== 'string' && inside.length === 0))
      continue
    const taken = preparation ? timesTaken(line, method) : null
    if (typeof inside === 'string' || taken === null) return 'preparation-unmeasured'
    places.push(...inside.map((place) => ({ ...place, times: place.times * taken })))
  }
  return places
}

/** How many times a line takes its preparation; null when that is not known. */
function timesTaken(line: ScaledLine, method: WastageMethod): number | null {
  const gross = weighedAmount(line, 'gross', method)
  if (typeof gross === 'string' || !line.preparation) return null
  const taken = timesOfPreparation(gross, line.unit, line.preparation)
  return typeof taken === 'number' ? taken : null
}

/** What a line takes, in its unit, with its loss or without; or why that is not known. */
export function weighedAmount(
  { costing, quantity, wastagePercent }: Pick<ScaledLine, 'costing' | 'quantity' | 'wastagePercent'>,
  weighing: Weighing,
  method: WastageMethod,
) {
  if (costing !== 'quantity' || quantity === null || !(quantity > 0)) return 'quantity-missing'
  return weighing === 'net' ? quantity : grossQuantity(quantity, wastagePercent, method)
}
