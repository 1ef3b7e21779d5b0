import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { TaxedProduct } from './assumed-vat.ts'
import type { Container } from './containers.ts'
import type { PricedPack, UnitPrice } from './pack-price.ts'
import { isUsualPrice } from './plausible-prices.ts'
import { namesFood } from './read-category.ts'

const FRESH: ReadonlySet<ProductCategory> = new Set(['Viande', 'Poisson', 'Légumes', 'Fruits', 'Crémerie'])
/** What fresh goods are only put into; a tin, a jar or a bucket of them is sold as it is. */
const LOOSE: ReadonlySet<string> = new Set('barquette sac sachet filet poche bac paquet'.split(' '))
/** Grams of a pack of fresh goods from which it is one of a kitchen, without a container, and of a piece of meat or fish. */
const LEAST = 1500
const LEAST_BARE = 2000
const LEAST_PIECE = 1100
/** Grams of a pack in a list whose other packs are asked about. */
const LEAST_ALIKE = 300
/** EUR for a kilogram of them that is usual, and from which a small pack of them is hardly so dear. */
const DEAR: Partial<Record<ProductCategory, { usual: number; most: number }>> = {
  Viande: { usual: 8, most: 40 },
  Poisson: { usual: 8, most: 45 },
  Crémerie: { usual: 8, most: 45 },
}
const TWICE = 2
const KILO = 1000

/**
 * 'Escalope de dinde | barquette 2 kg | 7,90' under 'Prix HT': of the barquette or of a kilogram, where a kilogram usually costs so
 * much. Of a small pack only where its price is hardly one of the pack ('Magret | 350 g | 14,90').
 * @param alike whether other packs of the list are asked about for this reason
 */
export function mayBeOfKilo(
  { amount, per, pack, usual }: PricedPack,
  { unit, priceHt, content, check }: UnitPrice,
  product: TaxedProduct,
  alike: boolean,
): boolean {
  if (per !== null || usual !== null || check !== null || unit !== 'kg') return false
  if (pack === null || pack.ambiguous) return false
  const [whole, ...inner] = pack.levels
  if (whole?.each?.dimension !== 'weight' || inner.length > 0 || !isLoose(whole.container)) return false
  const grams = whole.each.amount
  const facts = { unit, contentQuantity: content?.quantity ?? null, contentUnit: content?.unit ?? null }
  const isUsual = (price: number) => isUsualPrice({ ...facts, priceHt: price }, product)
  const dear = DEAR[product.category]
  const isSmallAndDear =
    dear !== undefined &&
    grams < KILO &&
    priceHt > dear.most &&
    amount >= dear.usual &&
    amount <= dear.most * TWICE
  if (isSmallAndDear) return true
  if (grams === KILO || !isUsual(amount)) return false
  if (alike && grams >= LEAST_ALIKE && mayBeFresh(product)) return true
  if (product.category === 'Surgelés') return grams >= LEAST && !isUsual(priceHt)
  if (!FRESH.has(product.category)) return false
  const isCut = product.category === 'Viande' || product.category === 'Poisson'
  const isPiece = whole.container === null || whole.container.rank === 'item'
  return grams >= (isPiece ? (isCut ? LEAST_PIECE : LEAST_BARE) : LEAST)
}

/** Fresh goods, and goods whose name says nothing of what they are. */
function mayBeFresh({ category, name }: TaxedProduct): boolean {
  return FRESH.has(category) || (category === 'Épicerie' && !namesFood(foldForSearch(name)))
}

const isLoose = (container: Container | null) =>
  container === null || container.rank !== 'pack' || LOOSE.has(container.name)
