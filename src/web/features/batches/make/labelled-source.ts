import type { TechSheet } from '#contract/sheets.ts'
import type { UserProduct } from '#contract/products.ts'
import { BATCH_KINDS } from '#domain/batches/batch.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { LINE_UNITS, type LineUnit, UNITS } from '#domain/quantity/unit.ts'

export type BatchKind = (typeof BATCH_KINDS)[number]

/** What labels are made of: a sheet, or a product. */
export interface LabelledSource {
  id: { techSheetId: string } | { userProductId: string }
  name: string
  kinds: readonly BatchKind[]
  /** What is proposed; nothing of a product. */
  quantity: number | null
  unit: LineUnit
  units: readonly LineUnit[]
  /** Hours that it keeps, by the house's own rules; null is asked for. */
  keeps: Readonly<Record<BatchKind, number | null>>
  /** Hours that it keeps vacuum-packed and frozen: offered, as what is vacuum-packed may as well be chilled. */
  frozenHours: number | null
  /** The day that a plan has it made for, which the batch ticks. */
  forDay?: string
  /** The last day of the plan that it is made for. */
  lastDay?: string
}

type Sheet = Pick<
  TechSheet,
  'id' | 'title' | 'portions' | 'yieldQuantity' | 'yieldUnit' | 'keepsHours' | 'frozenHours' | 'openedHours'
>

/** As much as the sheet gives, or its portions where that is not known. */
export function sheetSource(sheet: Sheet): LabelledSource {
  const { id, title, portions, yieldQuantity, yieldUnit, keepsHours, openedHours, frozenHours } = sheet
  const isMeasured = yieldQuantity !== null && yieldUnit !== null
  return {
    id: { techSheetId: id },
    name: title,
    kinds: BATCH_KINDS,
    quantity: isMeasured ? yieldQuantity : portions,
    unit: isMeasured ? yieldUnit : 'portion',
    units: LINE_UNITS,
    keeps: { made: keepsHours, opened: openedHours, thawed: openedHours, vacuum: null },
    frozenHours,
  }
}

/** So much of a sheet, as a plan has it made for a day. */
export function plannedSource(
  { id, title, keepsHours, frozenHours }: Pick<Sheet, 'id' | 'title' | 'keepsHours' | 'frozenHours'>,
  { quantity, unit, day, lastDay }: { quantity: number; unit: LineUnit; day: string; lastDay: string },
): LabelledSource & { id: { techSheetId: string } } {
  return {
    id: { techSheetId: id },
    name: title,
    kinds: ['made', 'vacuum'],
    quantity: roundHalfAwayFromZero(quantity, QUANTITY_DECIMALS),
    unit,
    units: LINE_UNITS,
    keeps: { made: keepsHours, opened: null, thawed: null, vacuum: null },
    frozenHours,
    forDay: day,
    lastDay,
  }
}

export function productSource({ id, name, unit }: Pick<UserProduct, 'id' | 'name' | 'unit'>): LabelledSource {
  return {
    id: { userProductId: id },
    name,
    kinds: ['opened', 'thawed', 'vacuum'],
    quantity: null,
    unit,
    units: UNITS,
    keeps: { made: null, opened: null, thawed: null, vacuum: null },
    frozenHours: null,
  }
}
