import type { CostedProduct } from '../costing/line-cost.ts'
import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { type ConversionUnknownReason, convertedQuantity } from '../quantity/converted-quantity.ts'
import { isSameUnit } from '../quantity/same-unit.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import { dimensionOf } from '../quantity/unit.ts'

/**
 * Why the price of an article for the product's unit is unknown, or known only by an assumption.
 * - `content-assumed`: the article does not say what its pack holds, and the product's content stands for it, or the reverse
 */
export type ArticleDoubt = ConversionUnknownReason | 'content-assumed'
export const ARTICLE_DOUBTS = [
  'units-unrelated',
  'content-missing',
  'density-missing',
  'content-assumed',
] as const satisfies readonly ArticleDoubt[]

export interface ArticlePrice {
  /** EUR per the product's unit, without VAT, rounded as it is stored; null where no conversion is known. */
  priceHt: number | null
  doubt: ArticleDoubt | null
}

/**
 * What a supplier's article costs in the unit of a product that is tied to it. A pack of the article holds what the
 * article says; a piece of the product holds what the product says. The density is the product's before the article's.
 * @param article its price is EUR per its own unit, without VAT
 */
export function articlePrice(
  article: CostedProduct & { priceHt: number },
  product: ProductMeasures,
): ArticlePrice {
  const densityKgPerL = product.densityKgPerL ?? article.densityKgPerL
  if (!counted(product)) {
    if (!counted(article)) return priced(article, product, { ...article, densityKgPerL })
    const { contentQuantity, contentUnit } = hasContent(article) ? article : product
    const measures = { unit: article.unit, contentQuantity, contentUnit, densityKgPerL }
    return priced(article, product, measures, !hasContent(article))
  }
  if (!counted(article)) return priced(article, product, { ...product, densityKgPerL })
  if (hasContent(product) && hasContent(article)) return byContents(article, product, densityKgPerL)
  if (!isSameUnit(article.unit, product.unit)) return { priceHt: null, doubt: 'units-unrelated' }
  const assumed = hasContent(product) || hasContent(article)
  return { priceHt: article.priceHt, doubt: assumed ? 'content-assumed' : null }
}

const counted = ({ unit }: ProductMeasures) => dimensionOf(unit) === 'count'
const hasContent = ({ contentQuantity }: ProductMeasures) => contentQuantity !== null

function priced(
  article: { priceHt: number; unit: ProductMeasures['unit'] },
  { unit }: ProductMeasures,
  measures: ProductMeasures,
  assumed = false,
): ArticlePrice {
  const contained = convertedQuantity(1, unit, article.unit, measures)
  return typeof contained === 'string'
    ? { priceHt: null, doubt: contained }
    : { priceHt: rounded(article.priceHt * contained), doubt: assumed ? 'content-assumed' : null }
}

/** Of two packs: by what each holds. */
function byContents(
  article: CostedProduct & { priceHt: number },
  product: ProductMeasures,
  densityKgPerL: number | null,
): ArticlePrice {
  if (
    isSameUnit(article.unit, product.unit) &&
    article.contentQuantity === product.contentQuantity &&
    article.contentUnit === product.contentUnit
  )
    return { priceHt: article.priceHt, doubt: null }
  const { contentQuantity, contentUnit } = product
  if (contentQuantity === null || contentUnit === null) return { priceHt: null, doubt: 'content-missing' }
  const packs = convertedQuantity(contentQuantity, contentUnit, article.unit, { ...article, densityKgPerL })
  return typeof packs === 'string'
    ? { priceHt: null, doubt: packs }
    : { priceHt: rounded(article.priceHt * packs), doubt: null }
}

function rounded(price: number): number {
  return roundHalfAwayFromZero(price, PRICE_DECIMALS)
}

export interface PricedArticle extends ArticlePrice {
  id: string
}

/**
 * The cheapest of several articles for a product, of those whose price is certain; of equal ones the one that is followed
 * already, then the first.
 * @returns its id; null when no price is certain
 */
export function cheapestArticle(articles: readonly PricedArticle[], followed: string | null): string | null {
  let cheapest: { id: string; priceHt: number } | null = null
  for (const { id, priceHt, doubt } of articles) {
    if (priceHt === null || doubt !== null) continue
    const least: number = cheapest?.priceHt ?? Number.POSITIVE_INFINITY
    if (priceHt < least || (priceHt === least && id === followed)) cheapest = { id, priceHt }
  }
  return cheapest?.id ?? null
}
