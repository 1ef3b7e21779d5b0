import type { SoldArticle } from '../purchases/article-pack.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { Unit } from '../quantity/unit.ts'
import { cheapestSplit, MAX_SPLIT_FRANCOS } from './cheapest-split.ts'
import { orderedArticle, packsFor } from './ordered-article.ts'
import { centsOf, francoMissing } from './order-total.ts'

/** A product, and how much of it is needed. */
export interface NeededProduct extends ProductMeasures {
  id: string
  /** In its unit, above 0. */
  quantity: number
  /** The article whose price it follows now. */
  followedId: string | null
}

/** An article that a product is tied to. */
export interface ArticleOffer extends SoldArticle, ProductMeasures {
  id: string
  productId: string
  supplierId: string
  name: string
}

interface FrancoSupplier {
  id: string
  name: string
  /** EUR without VAT from which it delivers free of charge. */
  minimumHt: number | null
}

interface BoughtLine {
  userProductId: string
  supplierProductId: string
  name: string
  packs: number
  /** In `unit`. */
  packQuantity: number
  unit: Unit
  /** EUR without VAT of these packs. */
  amountHt: number
}

interface Candidate extends BoughtLine {
  supplier: number
  cents: number
}

type Apart = { userProductId: string; reason: 'no-article' | 'pack-unknown' | 'too-many-suppliers' }

const CENTS = 100

/**
 * Where all that is needed is cheapest: whole packs of one article of each product, so that every supplier reaches its franco. What
 * cannot be compared is named apart: a product without an article, and one whose packs are of unknown content.
 */
export function splitOrders(
  needs: readonly NeededProduct[],
  articles: readonly ArticleOffer[],
  suppliers: readonly FrancoSupplier[],
) {
  const selling = new Set(articles.map(({ supplierId }) => supplierId))
  let francosLeft = MAX_SPLIT_FRANCOS
  const used = suppliers.filter(
    ({ id, minimumHt }) => selling.has(id) && ((minimumHt ?? 0) === 0 || francosLeft-- > 0),
  )
  const places = new Map(used.map(({ id }, place) => [id, place]))
  const apart: Apart[] = []
  const split: { need: NeededProduct; candidates: Candidate[] }[] = []
  for (const need of needs) {
    const own = articles.filter(({ productId }) => productId === need.id)
    const within = own.filter(({ supplierId }) => places.has(supplierId))
    const candidates = within.flatMap((article) => candidateOf(need, article, places) ?? [])
    const isCut = within.length < own.length
    if (candidates.length > 0 && !isCut) split.push({ need, candidates })
    else
      apart.push({
        userProductId: need.id,
        reason: own.length === 0 ? 'no-article' : isCut ? 'too-many-suppliers' : 'pack-unknown',
      })
  }
  const francos = used.map(({ minimumHt }) => Math.round((minimumHt ?? 0) * CENTS))
  const found = cheapestSplit(
    split.map(({ candidates }) => candidates),
    francos,
  )
  const lines = split.flatMap(({ candidates }, product) => candidates[found.chosen[product] ?? 0] ?? [])
  const usual = split.map(({ need, candidates }) =>
    candidates.find(({ supplierProductId }) => supplierProductId === need.followedId),
  )
  return {
    suppliers: used.flatMap(({ id, name, minimumHt }, place) => {
      const own = lines.filter(({ supplier }) => supplier === place)
      if (own.length === 0) return []
      const totalHt = own.reduce((sum, { cents }) => sum + cents, 0) / CENTS
      return [
        {
          supplier: { id, name },
          lines: own.map(toLine),
          totalHt,
          missingHt: francoMissing(totalHt, minimumHt),
        },
      ]
    }),
    totalHt: found.cents / CENTS,
    usualHt: usual.some((candidate) => candidate === undefined)
      ? null
      : usual.reduce((sum, candidate) => sum + (candidate?.cents ?? 0), 0) / CENTS,
    reachesFrancos: found.reachesFrancos,
    proven: found.proven,
    atLeastHt: Number.isFinite(found.atLeast) ? found.atLeast / CENTS : null,
    apart,
  }
}

/** Null where the article's packs, or its price, say nothing of the need. */
function candidateOf(
  need: NeededProduct,
  article: ArticleOffer,
  places: ReadonlyMap<string, number>,
): Candidate | null {
  const ordered = orderedArticle(article)
  const { packQuantity, priceHt, unit } = ordered
  const inProduct = oneInProduct(article, need)
  if (packQuantity === null || priceHt === null || inProduct === null) return null
  const packs = packsFor(ordered, need.quantity / inProduct)
  const supplier = places.get(article.supplierId)
  if (packs === null || supplier === undefined) return null
  const cents = centsOf(packs, priceHt)
  return {
    supplier,
    cents,
    userProductId: need.id,
    supplierProductId: article.id,
    name: article.name,
    packs,
    packQuantity,
    unit,
    amountHt: cents / CENTS,
  }
}

/** How much of a product one unit of an article is, in the product's unit; null where that is not known for certain. */
function oneInProduct(article: ArticleOffer, need: NeededProduct): number | null {
  const isCounted = MEASURES[article.unit] === null
  // Pieces of the one may be larger than those of the other.
  if (isCounted && MEASURES[need.unit] === null && contentOf(article) !== contentOf(need)) return null
  const { contentQuantity, contentUnit } = isCounted ? article : need
  const densityKgPerL = need.densityKgPerL ?? article.densityKgPerL
  const unit = isCounted ? article.unit : need.unit
  const one = convertedQuantity(1, article.unit, need.unit, {
    unit,
    contentQuantity,
    contentUnit,
    densityKgPerL,
  })
  return typeof one === 'number' && one > 0 ? one : null
}

const contentOf = ({ contentQuantity, contentUnit }: ProductMeasures) =>
  contentQuantity === null ? null : `${contentQuantity} ${contentUnit ?? ''}`

function toLine({ supplier: _supplier, cents: _cents, ...line }: Candidate): BoughtLine {
  return line
}
