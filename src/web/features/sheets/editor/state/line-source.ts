import type { LinePreparation, LineProduct } from '#contract/sheet-lines.ts'
import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { meansTheSameOf } from '#domain/quantity/means-the-same.ts'
import { bareMeasures } from '#domain/quantity/product-measures.ts'
import type { LineCosting } from '#domain/costing/line-costing.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'

/** What a line takes: one of the user's products, or another of the user's sheets. */
export type LineSource =
  | { product: LineProduct; preparation: null }
  | { product: null; preparation: LinePreparation }

interface MaybeSource {
  product: LineProduct | null
  preparation: LinePreparation | null
}

export function ofProduct(product: LineProduct): LineSource {
  return { product, preparation: null }
}

export function ofPreparation(preparation: LinePreparation): LineSource {
  return { product: null, preparation }
}

export function sourceName({ product, preparation }: MaybeSource): string | null {
  return product?.name ?? preparation?.title ?? null
}

/** What a line is called; one without a product or a preparation goes by its note. */
export function lineName(line: MaybeSource & { note: string | null }): string | null {
  return sourceName(line) ?? (line.note || null)
}

/** Whether a line is a name alone, as 'sel, poivre' QS: its note is what it is of. */
export function isNamedAlone(line: MaybeSource & { costing: LineCosting }): boolean {
  return sourceId(line) === null && line.costing !== 'quantity'
}

export function sourceId({ product, preparation }: MaybeSource): string | null {
  return product?.id ?? preparation?.id ?? null
}

/** The unit a line begins with: what the product is bought by, what the preparation was measured in. */
export function sourceUnit({ product, preparation }: LineSource): LineUnit {
  return product === null ? preparationUnit(preparation) : product.unit
}

/** What a preparation is counted by: its yield, or its portions while it has no yield. */
export function preparationUnit({ yieldQuantity, yieldUnit }: LinePreparation): LineUnit {
  return yieldQuantity === null || yieldUnit === null ? 'portion' : yieldUnit
}

/** Whether a quantity in this unit can stay when the line takes this source instead of another. */
export function keepsQuantity(unit: LineUnit, source: LineSource): boolean {
  if (unit === 'portion') return source.preparation !== null
  if (source.product !== null) return meansTheSameOf(unit, source.product)
  const yieldUnit = preparationUnit(source.preparation)
  return yieldUnit !== 'portion' && meansTheSameOf(unit, bareMeasures(yieldUnit))
}

/** What a line needs to know of a sheet. */
export function linePreparationOf(sheet: TechSheet | TechSheetSummary): LinePreparation {
  const { id, title, category, portions, yieldQuantity, yieldUnit } = sheet
  const { coutMatiere, uncostedLines, allergens, traces, undeclaredLines } = sheet
  return {
    id,
    title,
    category,
    portions,
    yieldQuantity,
    yieldUnit,
    coutMatiere,
    uncostedLines,
    allergens,
    traces,
    undeclaredLines,
  }
}
