import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import { anywhere } from '../words/word-list.ts'
import type { BesideName } from './pack-in-name.ts'
import type { Pack, PackReading } from './read-pack.ts'
import { LOOSE_SHELLFISH } from './words/loose-shellfish.ts'

/** 'x12', '4 dz', '(50 pièces)' at the end of a name */
const COUNT_BEHIND =
  /[\s(](?:x ?(\d{1,4})|(\d{1,3}) ?(dz|dou?z|douzaines?)|(\d{1,4}) ?(?:pieces?|pces?|pcs|unites?))\.?\)?$/u

/** What one thing is filled in: 'Cola x24' by the canette is a colis of twenty-four. */
const OF_ONE: ReadonlySet<string> = new Set(
  'bouteille canette magnum brique pot bidon flacon tube fut bib bombe spray botte bouquet'.split(' '),
)
/** Goods of which a tray, a box or a bag may be one of so many in a colis: 'Fraises x16', 'Camembert x6'. */
const IN_COLIS: ReadonlySet<ProductCategory> = new Set(['Fruits', 'Légumes', 'Crémerie', 'Boissons'])
const EGGS = /^oeufs?\b/u
/** A bourriche, a crate or a basket of these, and a crate or a basket of anything, holds no packs of some. */
const SHELLFISH = anywhere(LOOSE_SHELLFISH)
const LOOSE_IN: ReadonlySet<string> = new Set(['cageot', 'panier'])

/**
 * The pack of what its name counts, 'Cuisses confites x12', sold by the boîte or the sachet: so many pieces of one of it. It is ambiguous
 * where the price may be of one as well: by the piece, by the bottle, of goods that come so in a colis.
 * @param stated the pack that the other columns name
 */
export function countedInName(
  { name, category }: { name: string; category: ProductCategory },
  stated: Pack | null,
  { hasCount, soldAs }: BesideName,
  read: (text: string) => PackReading,
): Pack | null {
  const [packed, ...inner] = stated?.levels ?? []
  if (hasCount || inner.length > 0 || packed?.container === null || soldAs?.kind === 'measure') return null
  const holder = packed?.container ?? (soldAs?.count === 1 ? soldAs.container : null)
  const folded = foldForSearch(name)
  if (holder === null || (packed?.count ?? 1) > 1) return null
  const isLoose = holder.rank === 'outer' && (SHELLFISH.test(folded) || LOOSE_IN.has(holder.name))
  if (holder.rank === 'outer' && !isLoose) return null
  const [, times, dozens, isDozens, pieces] = COUNT_BEHIND.exec(folded) ?? []
  const count = Number(times ?? dozens ?? pieces ?? 0) * (isDozens === undefined ? 1 : 12)
  const reading = read(name)
  if (count < 2 || (reading.known && reading.pack.levels.some(({ each }) => each !== null))) return null
  const mayBeOfOne = !isLoose && IN_COLIS.has(category) && !EGGS.test(folded)
  const ambiguous = holder.rank === 'item' || OF_ONE.has(holder.name) || mayBeOfOne
  const levels = [
    { container: ambiguous ? null : holder, count: 1, each: null },
    { container: null, count, each: null },
  ]
  return { levels, approximate: false, ambiguous, besides: null }
}
