import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Unit } from '../quantity/unit.ts'
import type { TaxedProduct } from './assumed-vat.ts'
import { boxedRange, millilitresOf } from './boxed-liquids.ts'
import type { CatalogueFacts } from './list-row.ts'
import { pieceRange } from './piece-prices.ts'
import type { PriceRange } from './piece-prices.ts'

/** A price per kg, L or counted thing far from those of its category, beside their range. */
export interface FarPrice extends PriceRange {
  price: number
  unit: Unit
}

/**
 * Wholesale prices in France per kg or L, set by judgement and not measured: the least is about half of the cheapest
 * common product, the most about twice the dearest one that is not in `DEAR`. A price outside is more likely misread.
 */
const RANGES: Record<ProductCategory, Record<'kg' | 'L', PriceRange>> = {
  Viande: { kg: { least: 0.6, most: 250 }, L: { least: 0.6, most: 250 } },
  Poisson: { kg: { least: 0.8, most: 250 }, L: { least: 0.8, most: 250 } },
  Légumes: { kg: { least: 0.15, most: 120 }, L: { least: 0.3, most: 120 } },
  Fruits: { kg: { least: 0.25, most: 80 }, L: { least: 0.4, most: 80 } },
  Crémerie: { kg: { least: 0.4, most: 90 }, L: { least: 0.3, most: 60 } },
  Épicerie: { kg: { least: 0.1, most: 250 }, L: { least: 0.1, most: 250 } },
  Épices: { kg: { least: 0.5, most: 500 }, L: { least: 0.5, most: 500 } },
  Boissons: { kg: { least: 0.5, most: 250 }, L: { least: 0.05, most: 120 } },
  Surgelés: { kg: { least: 0.4, most: 150 }, L: { least: 0.4, most: 80 } },
}
/** How far within the range of its category a usual price is. */
const WITHIN = { least: 3, most: 6 }
/** Share of the usual least price of a liquid in a box below which it is impossible. */
const OF_BOXED = 0.5
/** Great wines and old spirits cost several hundred euros a bottle. */
const ALCOHOL: PriceRange = { least: 0.8, most: 1000 }

/** Foods whose price is far above that of their category, with the most for one kg or L of them. */
const DEAR: [words: RegExp, most: number][] = [
  [/safran|saffron/u, 60_000],
  [/truff|tuber (?:melano|magnat)|caviar|poutargue|bottarga|civelle|pibale/u, 10_000],
  [/vanill|feuilles? d'or|or alimentaire|matcha|pollen|wagyu|kobe|bellota|matsutake/u, 5000],
  [
    /extrait|arome|colorant|essence|pistil|ferment|presure|enzyme|gelatine|agar|lyophilis|balsamique|the\b/u,
    2000,
  ],
  [
    /morille|cepe|girolle|micro.?pousse|fleurs?\b|germes?\b|wasabi|yuzu|citron caviar|sechee?s?\b|gourmet/u,
    600,
  ],
]
/** Foods that may cost less than the range of their category. */
const CHEAP = /\b(?:glacons?|os\b|parures?|eaux?\b|glace (?:a piler|pilee|en ecailles))/u

/** The price of a row, where it is far outside of the range of its category; null when it is inside. */
export function farPriceOf(
  { unit, priceHt, contentQuantity, contentUnit }: PricedFacts,
  { name, rayon, category }: TaxedProduct,
  alcohol: boolean,
): FarPrice | null {
  const measured = pricePerMeasure(unit, priceHt, contentQuantity, contentUnit)
  if (measured === null) {
    const { least, most } = pieceRange(name, category, unit)
    return priceHt >= least && priceHt <= most ? null : { price: priceHt, unit, least, most }
  }
  const usual = alcohol && measured.unit === 'L' ? ALCOHOL : RANGES[category][measured.unit]
  const boxed = unit === 'L' ? boxedRange({ contentQuantity, contentUnit }, name) : null
  const range = { ...usual, least: Math.max(usual.least, (boxed?.least ?? 0) * OF_BOXED) }
  const { price } = measured
  if (price >= range.least && price <= range.most) return null
  const words = foldForSearch(`${name} ${rayon}`)
  if (price < range.least) return !alcohol && CHEAP.test(words) ? null : { ...measured, ...range }
  const dear = Math.max(0, ...DEAR.flatMap(([what, most]) => (what.test(words) ? [most] : [])))
  const most = Math.max(range.most, dear)
  return price > most ? { ...measured, least: range.least, most } : null
}

/** Usual wines: EUR without VAT for a litre of them by the bottle. */
const BOTTLED: PriceRange = { least: 2.2, most: 150 }
/** Contents of wine bottles, in millilitres. */
const WINE_BOTTLES: ReadonlySet<number> = new Set([375, 750, 1500])

/** Whether one piece of a product holds what a bottle of wine does. */
export function isWineBottle(facts: Pick<PricedFacts, 'contentQuantity' | 'contentUnit'>): boolean {
  return WINE_BOTTLES.has(Math.round(millilitresOf(facts)))
}

/** The usual prices of a litre of what is sold in bottles of wine or in vessels of several litres; null for anything else. */
function litreRange(facts: PricedFacts, name: string): PriceRange | null {
  return isWineBottle(facts) ? BOTTLED : boxedRange(facts, name)
}

/** Whether a price is usual, well within the range of its category: of a piece of unknown content any price is. */
export function isUsualPrice(
  facts: PricedFacts,
  { name, category }: Pick<TaxedProduct, 'name' | 'category'>,
): boolean {
  const measured = pricePerMeasure(facts.unit, facts.priceHt, facts.contentQuantity, facts.contentUnit)
  if (measured === null) return true
  const litre = measured.unit === 'L' ? litreRange(facts, name) : null
  if (litre !== null) return measured.price >= litre.least && measured.price <= litre.most
  const { least, most } = RANGES[category][measured.unit]
  return measured.price >= least * WITHIN.least && measured.price <= most / WITHIN.most
}

type PricedFacts = Pick<CatalogueFacts, 'unit' | 'priceHt' | 'contentQuantity' | 'contentUnit'>

function pricePerMeasure(
  unit: PricedFacts['unit'],
  priceHt: number,
  quantity: number | null,
  contentUnit: PricedFacts['contentUnit'],
): { price: number; unit: 'kg' | 'L' } | null {
  const own = MEASURES[unit]
  const content = contentUnit === null ? null : MEASURES[contentUnit]
  const measure = own ?? content
  if (measure === null) return null
  const amount = own === null ? measure.amount * (quantity ?? 0) : measure.amount
  if (amount <= 0) return null
  return { price: (priceHt * 1000) / amount, unit: measure.dimension === 'weight' ? 'kg' : 'L' }
}
