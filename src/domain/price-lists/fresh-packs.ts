import type { ProductCategory } from '../catalogue/product-category.ts'
import type { TaxedProduct } from './assumed-vat.ts'
import type { Container } from './containers.ts'
import type { PricedPack, UnitPrice } from './pack-price.ts'
import { isUsualPrice } from './plausible-prices.ts'

const FRESH: ReadonlySet<ProductCategory> = new Set(['Viande', 'Poisson', 'Légumes', 'Fruits', 'Crémerie'])
/** What fresh goods are only put into; a tin, a jar or a bucket of them is sold as it is. */
const LOOSE: ReadonlySet<string> = new Set('barquette sac sachet filet poche bac paquet'.split(' '))
/** Grams of a pack of fresh goods from which it is one of a kitchen, and from which it is so without a container. */
const LEAST = 1500
const LEAST_BARE = 2000

/** 'Escalope de dinde | barquette 2 kg | 7,90' under 'Prix HT': of the barquette or of a kilogram, where both are usual. */
export function mayBeOfKilo(
  { amount, per, pack, usual }: PricedPack,
  { unit, priceHt, content, check }: UnitPrice,
  product: TaxedProduct,
): boolean {
  if (per !== null || usual !== null || check !== null || unit !== 'kg') return false
  if (pack === null || pack.approximate || pack.ambiguous || !FRESH.has(product.category)) return false
  const [whole, ...inner] = pack.levels
  if (whole?.each?.dimension !== 'weight' || inner.length > 0) return false
  const { container, each } = whole
  if (each.amount < (container === null ? LEAST_BARE : LEAST) || !isLoose(container)) return false
  const facts = { unit, contentQuantity: content?.quantity ?? null, contentUnit: content?.unit ?? null }
  return [priceHt, amount].every((price) => isUsualPrice({ ...facts, priceHt: price }, product))
}

const isLoose = (container: Container | null) =>
  container === null || container.rank === 'outer' || LOOSE.has(container.name)
