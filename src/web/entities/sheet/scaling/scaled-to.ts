import type { LineCharge } from '#domain/costing/line-costing.ts'
import type { SheetYield } from '#domain/costing/preparation-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { ProductMeasures } from '#domain/quantity/product-measures.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { scaleFactor } from '#domain/scaling/scale-factor.ts'
import type { ScaleFactor, UnknownFactor } from '#domain/scaling/scale-factor.ts'
import type { ScaledLine } from '#domain/scaling/scaled-sheet.ts'
import type { ScaleWay } from '#domain/scaling/scale-way.ts'
import { nameOfLine } from '../line/line-name.ts'
import { scaledAmounts } from './scale-amounts.ts'
import type { Rounding } from './scale-amounts.ts'

/** A line that is stored; its preparation with its own lines where those are read. */
export interface StoredLine extends Omit<ScaledLine, 'product' | 'preparation'>, LineCharge {
  product: (ProductMeasures & { name: string }) | null
  preparation?: StoredPreparation | null | undefined
  note?: string | null | undefined
}

interface StoredPreparation extends SheetYield {
  id: string
  title: string
  lines?: readonly StoredLine[] | undefined
}

/** What of a sheet its scaling reads. */
export interface Scalable {
  portions: number
  yieldQuantity: number | null
  yieldUnit: Unit | null
  ingredients: readonly StoredLine[]
}

/** What a sheet is scaled to, and how many times it is made for that. */
export interface Scale extends ScaleFactor {
  way: ScaleWay
  /** The line that is in the hand; null in every other way. */
  line: { name: string | null; hasLoss: boolean } | null
}

export type ForOthers<Sheet> = Sheet & {
  writtenFor?: number
  roundings?: readonly Rounding[]
  scale?: Scale
}

/** The scale of a sheet in a way, or why there is none; null where it stays as it is written. */
export function scaleOf(
  way: ScaleWay | undefined,
  sheet: Scalable,
  method: WastageMethod,
): Scale | UnknownFactor | null {
  if (way === undefined || (way.kind === 'covers' && way.covers === sheet.portions)) return null
  const { ingredients: lines, ...gives } = sheet
  const factor = scaleFactor(way, { ...gives, lines }, method)
  if (!factor.known) return factor
  const found = way.kind === 'hand' ? findLine(lines, way.lineId) : undefined
  return {
    ...factor,
    way,
    line: found ? { name: found.name ?? null, hasLoss: found.line.wastagePercent !== 0 } : null,
  }
}

interface FoundLine {
  line: StoredLine
  name: string | undefined
}

/** A line of a sheet, or of a preparation in it, and what it is called: 'Beurre (Pâte sablée)'. */
export function findLine(lines: readonly StoredLine[], lineId: string | null): FoundLine | undefined {
  for (const line of lines) {
    const name = nameOfLine(line)
    if (line.id === lineId) return { line, name }
    const within = line.preparation?.lines
    const found = within && findLine(within, lineId)
    if (!found) continue
    const isNearest = within.includes(found.line)
    return isNearest ? { ...found, name: found.name && `${found.name} (${name ?? ''})` } : found
  }
  return undefined
}

/**
 * A sheet as it is read for others than it is written for: what follows the portions, multiplied and rounded as where it
 * is kept so. What was weighed in the hand stays as it was weighed. The sheet itself without a scale.
 */
export function scaledTo<Sheet extends Omit<Scalable, 'yieldQuantity' | 'yieldUnit'>>(
  sheet: Sheet,
  scale: Scale | null,
): ForOthers<Sheet> {
  if (scale === null) return sheet
  if (scale.times === 1) return { ...sheet, scale }
  const { way, times, portions } = scale
  const { lines, roundings } = scaledAmounts(
    { lines: sheet.ingredients, yieldQuantity: null, yieldUnit: null },
    times,
    ({ id }) => id,
    way.kind === 'hand' && way.weighing === 'net' ? way.lineId : null,
  )
  return { ...sheet, portions, writtenFor: sheet.portions, ingredients: lines, roundings, scale }
}
