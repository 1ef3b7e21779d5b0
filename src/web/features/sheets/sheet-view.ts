import type { Settings } from '#contract/account.ts'
import type { Money, Redacted } from '#contract/money.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { isUndeclared } from '#domain/allergens/allergen-state.ts'
import { allergensOf, tracesOf } from '#domain/allergens/allergens-of.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import { marginAmount } from '#domain/pricing/margin-amount.ts'
import type { MarginBand } from '#domain/pricing/margin-band.ts'
import { marginBand } from '#domain/pricing/margin-band.ts'
import { sheetTotals } from '#domain/pricing/sheet-totals.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import type { Rounding } from '#web/entities/sheet/scaling/scale-amounts.ts'
import type { Scale } from '#web/entities/sheet/scaling/scaled-to.ts'
import { bearerOf, lineView, redactedLineView } from './sheet-view-line.ts'
import type { SheetViewLine, SheetViewLineSource } from './sheet-view-line.ts'

/** How a sheet is costed and judged: the account's, never a page's own. */
export type CostSettings = Pick<Settings, 'wastageMethod' | 'targetMargin' | 'floorMargin'>

/** What is shown of a sheet as it is written. */
interface WrittenFacts {
  title: string
  category: SheetCategory
  portions: number
  tvaRate: VatRate
  method: string
  steps: readonly string[]
  prepMinutes: number | null
  cookMinutes: number | null
  equipment: readonly string[]
  storage: string
  notes: string
  /** ISO 8601. */
  updatedAt: string
}

/** What a view is made of: a stored sheet has all of it, and so has the editor's state. */
export interface SheetViewSource extends WrittenFacts {
  /** The portions that it is written for, where it is scaled to others. */
  writtenFor?: number | undefined
  /** What was rounded as it was scaled. */
  roundings?: readonly Rounding[] | undefined
  /** What it is scaled to. */
  scale?: Scale | undefined
  sellingPriceHt: number | null
  ingredients: readonly SheetViewLineSource[]
}

/** A sheet with every figure that is shown of it: on screen, in the editor, on paper and in the PDF. */
export interface SheetView extends WrittenFacts {
  /** Perhaps other than `portions`, which may be no whole number, where the sheet is scaled. */
  writtenFor: number
  /** What was rounded as it was scaled, by the keys of the lines. */
  roundings: readonly Rounding[]
  /** What it is scaled to; null where it is shown as it is written. */
  scale: Scale | null
  wastageMethod: WastageMethod
  lines: readonly SheetViewLine[]
  /** Lines without a cost, left out of every figure below. */
  uncostedLines: number
  /** EUR without VAT, for all portions. */
  costTotal: Money
  /** EUR without VAT. */
  costPortion: Money
  /** EUR for one portion; null while none is set. */
  sellingPriceHt: number | null
  sellingPriceTtc: Money | null
  /** Percent; null without a price, 0 with a price of 0 or without a cost. */
  marginPercent: Money | null
  /** Null where the margin compares nothing: no price, a price of 0, or no cost. */
  marginBand: MarginBand | null
  /** EUR left on one portion; null without a price. */
  marginPortion: Money | null
  /** All of the sheet's, in the order of the list. */
  allergens: readonly Allergen[]
  /** Possible, and contained in none of its lines. */
  traces: readonly Allergen[]
  /** Lines whose allergens are not declared. */
  undeclaredLines: number
}

export function sheetView(sheet: SheetViewSource, settings: CostSettings): SheetView {
  const { wastageMethod } = settings
  const { costTotal, uncostedLines, lines } = sheetCost(sheet.ingredients, sheet.portions, wastageMethod)
  return {
    ...writtenView(sheet, wastageMethod),
    lines: sheet.ingredients.map((line, index) =>
      lineView(line, index, lines[index], { costTotal, method: wastageMethod }),
    ),
    uncostedLines,
    costTotal,
    ...priceView(sheet, costTotal, settings),
  }
}

/** A sheet as a role without money is shown it: what is written of it, and none of its figures of money. */
export function redactedView(
  sheet: Redacted<SheetViewSource>,
  { wastageMethod }: Pick<CostSettings, 'wastageMethod'>,
): Redacted<SheetView> {
  return {
    ...writtenView(sheet, wastageMethod),
    lines: sheet.ingredients.map((line, index) => redactedLineView(line, index, wastageMethod)),
    uncostedLines: 0,
    costTotal: null,
    costPortion: null,
    sellingPriceHt: null,
    sellingPriceTtc: null,
    marginPercent: null,
    marginBand: null,
    marginPortion: null,
  }
}

function writtenView(sheet: Redacted<SheetViewSource>, wastageMethod: WastageMethod) {
  const bearers = sheet.ingredients.map(bearerOf)
  return {
    title: sheet.title,
    category: sheet.category,
    portions: sheet.portions,
    tvaRate: sheet.tvaRate,
    writtenFor: sheet.writtenFor ?? sheet.portions,
    roundings: sheet.roundings ?? [],
    scale: sheet.scale ?? null,
    method: sheet.method,
    steps: sheet.steps,
    prepMinutes: sheet.prepMinutes,
    cookMinutes: sheet.cookMinutes,
    equipment: sheet.equipment,
    storage: sheet.storage,
    notes: sheet.notes,
    updatedAt: sheet.updatedAt,
    wastageMethod,
    allergens: allergensOf(bearers),
    traces: tracesOf(bearers),
    undeclaredLines: bearers.filter(isUndeclared).length,
  }
}

/** The part of a view that needs no lines: what the list knows of a sheet is enough. */
export function priceView(
  sheet: Pick<SheetViewSource, 'portions' | 'sellingPriceHt' | 'tvaRate'>,
  costTotal: number,
  settings: Pick<CostSettings, 'targetMargin' | 'floorMargin'>,
) {
  const { portions, tvaRate, sellingPriceHt } = sheet
  const totals = sheetTotals({ coutMatiere: costTotal, portions, sellingPriceHt, tvaRate })
  const { costPortion, sellingPriceTtc, marginPercent } = totals
  const priced = sellingPriceHt !== null
  return {
    costPortion,
    sellingPriceHt,
    tvaRate,
    sellingPriceTtc,
    marginPercent: priced ? marginPercent : null,
    marginBand: hasMargin(sellingPriceHt, costPortion) ? marginBand(marginPercent, settings) : null,
    marginPortion: priced ? marginAmount(sellingPriceHt, costPortion) : null,
  }
}
