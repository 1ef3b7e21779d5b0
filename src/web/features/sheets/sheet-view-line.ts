import type { Money, Redacted } from '#contract/money.ts'
import type { LinePreparation, LineProduct } from '#contract/sheet-lines.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { isUndeclared } from '#domain/allergens/allergen-state.ts'
import type { CostUnknownReason, LineCost } from '#domain/costing/line-cost.ts'
import type { LineCharge, LineCosting } from '#domain/costing/line-costing.ts'
import { shareOfTotal } from '#domain/costing/share-of-total.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { grossOfLine } from '#web/entities/sheet/line/gross-of-line.ts'

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
  unitPrice: Money | null
  priceUnit: LineUnit | null
  /** EUR for the line, loss included, unrounded; null when it cannot be known, and `unknownReason` is why. */
  cost: Money | null
  unknownReason: CostUnknownReason | null
  /** True when `cost` is a percentage of lines of which one has no cost. */
  partial: boolean
  /** Percent of the sheet's cost; null when the line has none, or is QS. */
  share: Money | null
  allergens: readonly Allergen[]
  /** Possible, and not contained in it. */
  traces: readonly Allergen[]
  /** True when the allergens of this line, or of a part of it, are not declared. */
  undeclared: boolean
}

export function bearerOf({ product, preparation }: Redacted<SheetViewLineSource>) {
  return product ?? preparation ?? null
}

/** What a view says of a line without its figures. */
function lineFacts(line: Redacted<SheetViewLineSource>, index: number, method: WastageMethod) {
  const { product, preparation } = line
  return {
    key: line.id ?? `line-${String(index)}`,
    costing: line.costing,
    forfait: line.forfait,
    quantity: line.quantity,
    grossQuantity: grossOfLine(line, method),
    unit: line.unit,
    productId: product?.id ?? null,
    productName: product?.name ?? preparation?.title ?? null,
    preparationId: preparation?.id ?? null,
    wastagePercent: line.wastagePercent,
    note: line.note ?? null,
    allergens: bearerOf(line)?.allergens ?? [],
    traces: bearerOf(line)?.traces ?? [],
    undeclared: isUndeclared(bearerOf(line)),
  }
}

export function lineView(
  line: SheetViewLineSource,
  index: number,
  cost: LineCost | undefined,
  { costTotal, method }: { costTotal: number; method: WastageMethod },
): SheetViewLine {
  const known = cost?.known === true ? cost.cost : null
  return {
    ...lineFacts(line, index, method),
    product: line.product,
    ...priceOf(line, cost),
    cost: known,
    unknownReason: cost?.known === false ? cost.reason : null,
    partial: cost?.known === true && cost.costing === 'forfait-percent' && cost.partial,
    share: known === null || line.costing === 'qs' ? null : shareOfTotal(known, costTotal),
  }
}

/** The same without a figure of money. */
export function redactedLineView(
  line: Redacted<SheetViewLineSource>,
  index: number,
  method: WastageMethod,
): Redacted<SheetViewLine> {
  return {
    ...lineFacts(line, index, method),
    product: line.product,
    unitPrice: null,
    priceUnit: null,
    cost: null,
    unknownReason: null,
    partial: false,
    share: null,
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
