import type { SoldArticle } from '../purchases/article-pack.ts'
import type { ProductMeasures } from '../quantity/product-measures.ts'
import type { Unit } from '../quantity/unit.ts'
import { cheapestSplit, MAX_SPLIT_FRANCOS } from './cheapest-split.ts'
import { offeredPack, packsOffered } from './offered-pack.ts'
import { orderedArticle } from './ordered-article.ts'
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
  const pack = offeredPack(article, need)
  const supplier = places.get(article.supplierId)
  const { packQuantity, unit } = orderedArticle(article)
  if (pack === null || packQuantity === null || supplier === undefined) return null
  const packs = packsOffered(pack, need.quantity)
  const cents = centsOf(packs, pack.priceHt)
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

function toLine({ supplier: _supplier, cents: _cents, ...line }: Candidate): BoughtLine {
  return line
}
