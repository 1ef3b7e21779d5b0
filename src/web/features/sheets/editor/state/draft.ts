import type { LinePreparation, LineProduct } from '#contract/sheet-lines.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import type { LineCharge } from '#domain/costing/line-costing.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import type { LineUnit, Unit } from '#domain/quantity/unit.ts'
import type { Rounding } from '#web/entities/sheet/scaling/scale-amounts.ts'

const LIKELY_YIELD_UNIT = 'kg'

/** A line while it is written. `key` stays the same from the first letter typed to after it is stored. */
export interface DraftLine extends LineCharge {
  key: string
  product: LineProduct | null
  /** Another sheet, instead of a product. */
  preparation: LinePreparation | null
  /** Like `quantity`; null of a line that is no forfait. */
  forfait: number | null
  /** Null while nothing is typed, NaN while what is typed cannot be read; null of a line that is not costed by it. */
  quantity: number | null
  unit: LineUnit
  /** Percent; NaN while what is typed cannot be read. */
  wastagePercent: number
  note: string | null
}

/** A line without its figures: what of it stays while they are typed. */
export type LineFrame = Omit<DraftLine, 'forfait' | 'quantity' | 'wastagePercent'>

/**
 * What a change of the portions means for the quantities: a part of the draft, so that undoing brings the question back.
 * - `asked`: whether they follow is open; they are for `from` portions, and so is every figure that is shown
 * - `adapted`: they followed from `from` portions, rounded so
 */
export type Scaling =
  | { state: 'asked'; from: number }
  | { state: 'adapted'; from: number; roundings: readonly Rounding[] }

/** A sheet while it is written; lists are text, one thing a line, as they are typed. */
export interface SheetDraft {
  title: string
  category: SheetCategory
  portions: number
  sellingPriceHt: number | null
  tvaRate: VatRate
  method: string
  description: string
  prepMinutes: number | null
  cookMinutes: number | null
  equipment: string
  steps: string
  notes: string
  storage: string
  keepsHours: number | null
  frozenHours: number | null
  openedHours: number | null
  station: string
  yieldQuantity: number | null
  /** Has a default before the quantity is typed. */
  yieldUnit: Unit
  lines: readonly DraftLine[]
  /** What is not stored of it: whether the quantities follow a change of the portions; null while there is none. */
  scaling: Scaling | null
}

export type SheetFacts = Omit<SheetDraft, 'lines' | 'scaling'>

export function lineOf({ lines }: Pick<SheetDraft, 'lines'>, key: string): DraftLine | undefined {
  return lines.find((line) => line.key === key)
}

export function draftOf(sheet: TechSheet): SheetDraft {
  return {
    title: sheet.title,
    category: sheet.category,
    portions: sheet.portions,
    sellingPriceHt: sheet.sellingPriceHt,
    tvaRate: sheet.tvaRate,
    method: sheet.method,
    description: sheet.description,
    prepMinutes: sheet.prepMinutes,
    cookMinutes: sheet.cookMinutes,
    equipment: sheet.equipment.join('\n'),
    steps: sheet.steps.join('\n'),
    notes: sheet.notes,
    storage: sheet.storage,
    keepsHours: sheet.keepsHours,
    frozenHours: sheet.frozenHours,
    openedHours: sheet.openedHours,
    station: sheet.station,
    yieldQuantity: sheet.yieldQuantity,
    yieldUnit: sheet.yieldUnit ?? LIKELY_YIELD_UNIT,
    lines: sheet.ingredients.map((line) => ({
      key: line.id,
      product: line.product,
      preparation: line.preparation,
      costing: line.costing,
      forfait: line.forfait,
      quantity: line.quantity,
      unit: line.unit,
      wastagePercent: line.wastagePercent,
      note: line.note,
    })),
    scaling: null,
  }
}
