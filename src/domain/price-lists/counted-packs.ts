import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere } from '../words/word-list.ts'
import type { TaxedProduct } from './assumed-vat.ts'
import { NOT_FOOD } from './category-words.ts'
import { containerOfWord, unitOfContainer } from './containers.ts'
import { isVague, itemsIn } from './pack-levels.ts'
import type { PriceBasis } from './pack-levels.ts'
import type { PricedPack, UnitPrice } from './pack-price.ts'
import type { Pack } from './read-pack.ts'
import { ITEM_PRICES } from './words/item-prices.ts'

const ITEMS = ITEM_PRICES.map(([words, least, most]) => [anywhere(words), { least, most }] as const)
const PIECE = containerOfWord('piece')

/** EUR: least price of one of a food, and of one of anything else, in a box of some whose usual price is not known. */
const LEAST_OF_FOOD = 0.1
const LEAST_OF_OTHERS = 0.01

/** Things in a colis that are no packs of some, the most that they cost together, and the least that one of them does, in EUR. */
const LEAST_MANY = 100
const MOST_OF_COLIS = 3000
const LEAST_OF_MANY = 0.0005

/** Whether a pack is so many things without a weight: 'boîte de 100', 'plateau de 30 œufs'. */
export function isCounted({ levels, approximate, ambiguous }: Pack): boolean {
  return !approximate && !ambiguous && levels.length === 2 && levels.every(({ each }) => each === null)
}

/** The price of one thing of a counted pack, where it is the price of one and not of all. */
export function pricedByItem({ pack, amount }: PricedPack): UnitPrice | null {
  if (pack === null || !isCounted(pack)) return null
  const unit = unitOfContainer(pack.levels.at(-1)?.container ?? PIECE)
  return { unit, priceHt: amount, content: null, densityKgPerL: null, check: null, basis: null, doubts: [] }
}

/**
 * What the price of a counted pack is of, where one reading alone makes sense: a 'boîte de 100' of gloves at 6,90 € is priced by
 * the box, a 'plateau de 30' of eggs at 0,18 € by the egg. Null where the row says it, and where both make sense.
 */
export function onlyCountBasis(priced: PricedPack, { name }: Pick<TaxedProduct, 'name'>): PriceBasis | null {
  const { pack, amount } = priced
  if (pack === null || !isCounted(pack) || !isOpen(priced)) return null
  const items = itemsIn(pack, 0)
  const all = amount / items
  const folded = foldForSearch(name)
  if (!holdsItems(pack))
    return items >= LEAST_MANY && amount * items > MOST_OF_COLIS && all >= LEAST_OF_MANY ? 'whole' : null
  const usual = ITEMS.find(([words]) => words.test(folded))?.[1]
  if (usual === undefined) {
    const { per, perSure } = priced
    // What comes in a box is priced by the box, as a can of oil is by the can, unless one of it would cost next to nothing.
    const boxed = pack.levels[0]?.container?.rank === 'pack' && !(perSure && per !== null)
    return boxed && all >= (isFood(folded) ? LEAST_OF_FOOD : LEAST_OF_OTHERS) ? 'whole' : null
  }
  const fits = (price: number) => price >= usual.least && price <= usual.most
  if (fits(all) === fits(amount)) return null
  return fits(all) ? 'whole' : 'piece'
}

/** Whether the row leaves open what its price is of: it names nothing, or a piece, which may be the pack. */
function isOpen({ per, perSure, usual }: PricedPack): boolean {
  if (usual !== null) return false
  if (per?.kind !== 'container') return per === null
  return per.count === 1 && (per.container.rank === 'item' || (isVague(per.container) && !perSure))
}

/** Whether what is counted is the things themselves: a 'colis de 10' may be of ten packs of them. */
function holdsItems({ levels }: Pack): boolean {
  const [outside, inside] = levels.map(({ container }) => container)
  return outside?.rank === 'pack' || outside?.name === 'plateau' || inside?.rank === 'item'
}

const isFood = (folded: string) => !NOT_FOOD.test(folded)
