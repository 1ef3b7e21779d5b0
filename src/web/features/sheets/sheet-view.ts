import type { Settings } from '#contract/account.ts'
import type { LinePreparation, LineProduct } from '#contract/sheet-lines.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { isUndeclared } from '#domain/allergens/allergen-state.ts'
import { allergensOf, tracesOf } from '#domain/allergens/allergens-of.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { grossQuantity } from '#domain/costing/gross-quantity.ts'
import type { CostUnknownReason, LineCost } from '#domain/costing/line-cost.ts'
import type { LineCharge, LineCosting } from '#domain/costing/line-costing.ts'
import { shareOfTotal } from '#domain/costing/share-of-total.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import { marginAmount } from '#domain/pricing/margin-amount.ts'
import type { MarginBand } from '#domain/pricing/margin-band.ts'
import { marginBand } from '#domain/pricing/margin-band.ts'
import { sheetTotals } from '#domain/pricing/sheet-totals.ts'
import type { VatRate } from '#domain/pricing/vat-rate.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'

import type { Rounding } from './scaling/scale-amounts.ts'

/** How a sheet is costed and judged: the account's, never a page's own. */
export type CostSettings = Pick<Settings, 'wastageMethod' | 'targetMargin' | 'floorMargin'>

/** A line as stored, or as it is in the editor while it is typed. */
export interface SheetViewLineSource extends LineCharge {
  id?: string | undefined
  product: LineProduct | null
  preparation?: LinePreparation | null | undefined
  quantity: number | null
  unit: LineUnit
  wastagePercent: number
  note?: string | null | undefined
}

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
  sellingPriceHt: number | null
  ingredients: readonly SheetViewLineSource[]
}

export interface SheetViewLine {
  /** The line's id, or its place while it has none. */
  key: string
  costing: LineCosting
  /** EUR or percent, of a forfait. */
  forfait: number | null
  quantity: number | null
  /** The quantity with its loss, in `unit`; null when it is not known. */
  grossQuantity: number | null
  unit: LineUnit
  /** Null while no product is chosen, or when the product was deleted. */
  productId: string | null
  /** The product's or the preparation's. */
  productName: string | null
  /** The sheet that the line takes instead of a product. */
  preparationId: string | null
  /** What the line knows of the product that it takes. */
  product: LineProduct | null
  wastagePercent: number
  note: string | null
  /** EUR per `priceUnit` as bought, without VAT and without loss. */
  unitPrice: number | null
  priceUnit: LineUnit | null
  /** EUR for the line, loss included, unrounded; null when it cannot be known, and `unknownReason` is why. */
  cost: number | null
  unknownReason: CostUnknownReason | null
  /** True when `cost` is a percentage of lines of which one has no cost. */
  partial: boolean
  /** Percent of the sheet's cost; null when the line has none, or is QS. */
  share: number | null
  allergens: readonly Allergen[]
  /** Possible, and not contained in it. */
  traces: readonly Allergen[]
  /** True when the allergens of this line, or of a part of it, are not declared. */
  undeclared: boolean
}

/** A sheet with every figure that is shown of it: on screen, in the editor, on paper and in the PDF. */
export interface SheetView extends WrittenFacts {
  /** Other than `portions` where the sheet is scaled. */
  writtenFor: number
  /** What was rounded as it was scaled, by the keys of the lines. */
  roundings: readonly Rounding[]
  wastageMethod: WastageMethod
  lines: readonly SheetViewLine[]
  /** Lines without a cost, left out of every figure below. */
  uncostedLines: number
  /** EUR without VAT, for all portions. */
  costTotal: number
  /** EUR without VAT. */
  costPortion: number
  /** EUR for one portion; null while none is set. */
  sellingPriceHt: number | null
  sellingPriceTtc: number | null
  /** Percent; null without a price, 0 with a price of 0 or without a cost. */
  marginPercent: number | null
  /** Null where the margin compares nothing: no price, a price of 0, or no cost. */
  marginBand: MarginBand | null
  /** EUR left on one portion; null without a price. */
  marginPortion: number | null
  /** All of the sheet's, in the order of the list. */
  allergens: readonly Allergen[]
  /** Possible, and contained in none of its lines. */
  traces: readonly Allergen[]
  /** Lines whose allergens are not declared. */
  undeclaredLines: number
}

export function sheetView(sheet: SheetViewSource, settings: CostSettings): SheetView {
  const { costTotal, uncostedLines, lines } = sheetCost(
    sheet.ingredients,
    sheet.portions,
    settings.wastageMethod,
  )
  return {
    title: sheet.title,
    category: sheet.category,
    portions: sheet.portions,
    writtenFor: sheet.writtenFor ?? sheet.portions,
    roundings: sheet.roundings ?? [],
    method: sheet.method,
    steps: sheet.steps,
    prepMinutes: sheet.prepMinutes,
    cookMinutes: sheet.cookMinutes,
    equipment: sheet.equipment,
    storage: sheet.storage,
    notes: sheet.notes,
    updatedAt: sheet.updatedAt,
    wastageMethod: settings.wastageMethod,
    lines: sheet.ingredients.map((line, index) =>
      lineView(line, index, lines[index], { costTotal, method: settings.wastageMethod }),
    ),
    uncostedLines,
    costTotal,
    allergens: allergensOf(sheet.ingredients.map(bearerOf)),
    traces: tracesOf(sheet.ingredients.map(bearerOf)),
    undeclaredLines: sheet.ingredients.map(bearerOf).filter(isUndeclared).length,
    ...priceView(sheet, costTotal, settings),
  }
}

/** What a line is of; one without a product or a preparation goes by its note. */
export function nameOfLine({ product, preparation, note }: SheetViewLineSource): string | undefined {
  return product?.name ?? preparation?.title ?? (note || undefined)
}

function grossOf({ quantity, wastagePercent }: SheetViewLineSource, method: WastageMethod): number | null {
  const gross = quantity === null ? null : grossQuantity(quantity, wastagePercent, method)
  return typeof gross === 'number' ? gross : null
}

function bearerOf({ product, preparation }: SheetViewLineSource) {
  return product ?? preparation ?? null
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

function lineView(
  line: SheetViewLineSource,
  index: number,
  cost: LineCost | undefined,
  { costTotal, method }: { costTotal: number; method: WastageMethod },
): SheetViewLine {
  const { product, preparation } = line
  const known = cost?.known === true ? cost.cost : null
  return {
    key: line.id ?? `line-${String(index)}`,
    costing: line.costing,
    forfait: line.forfait,
    quantity: line.quantity,
    grossQuantity: grossOf(line, method),
    unit: line.unit,
    productId: product?.id ?? null,
    productName: product?.name ?? preparation?.title ?? null,
    preparationId: preparation?.id ?? null,
    product,
    wastagePercent: line.wastagePercent,
    note: line.note ?? null,
    ...priceOf(line, cost),
    cost: known,
    unknownReason: cost?.known === false ? cost.reason : null,
    partial: cost?.known === true && cost.costing === 'forfait-percent' && cost.partial,
    share: known === null || line.costing === 'qs' ? null : shareOfTotal(known, costTotal),
    allergens: bearerOf(line)?.allergens ?? [],
    traces: bearerOf(line)?.traces ?? [],
    undeclared: isUndeclared(bearerOf(line)),
  }
}

/** A line that is not costed by its quantity shows no price: none of its product's is in its cost. */
function priceOf(
  { costing, product }: SheetViewLineSource,
  cost: LineCost | undefined,
): Pick<SheetViewLine, 'unitPrice' | 'priceUnit'> {
  if (costing !== 'quantity') return { unitPrice: null, priceUnit: null }
  if (cost?.known === true && cost.costing === 'quantity') {
    return { unitPrice: cost.unitPrice, priceUnit: cost.priceUnit }
  }
  return { unitPrice: product?.priceHt ?? null, priceUnit: product?.unit ?? null }
}
