import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MEASURES } from '../quantity/measure.ts'
import { anywhere } from '../words/word-list.ts'
import type { CatalogueFacts } from './list-row.ts'
import type { PricedPack } from './pack-price.ts'
import type { PriceRange } from './piece-prices.ts'
import { BOXED_LIQUIDS } from './words/boxed-liquids.ts'

/** Millilitres from which a liquid is in a box, a keg or a can, whose price may be of one litre of it. */
const BOX = 2900

const LIQUIDS = BOXED_LIQUIDS.map(([words, least, most]) => [anywhere(words), { least, most }] as const)

/** Whether a folded name is of a liquid that comes in such vessels. */
export function isBoxedLiquid(folded: string): boolean {
  return LIQUIDS.some(([liquid]) => liquid.test(folded))
}

/** The millilitres that one piece of a product holds; 0 for none that are known. */
export function millilitresOf({
  contentQuantity,
  contentUnit,
}: Pick<CatalogueFacts, 'contentQuantity' | 'contentUnit'>): number {
  const measure = contentUnit === null ? null : MEASURES[contentUnit]
  return measure?.dimension === 'volume' ? measure.amount * (contentQuantity ?? 0) : 0
}

/**
 * The usual prices of a litre of what comes in a vessel of several; null for anything else.
 * @param words the name of the product, with its vessel where the pack names it
 */
export function boxedRange(
  facts: Pick<CatalogueFacts, 'contentQuantity' | 'contentUnit'>,
  words: string,
): PriceRange | null {
  if (millilitresOf(facts) < BOX) return null
  const folded = foldForSearch(words)
  return LIQUIDS.find(([liquid]) => liquid.test(folded))?.[1] ?? null
}

/** The name of a product with the vessels that its pack names: 'Jus de pomme bib'. */
export function withVessels(name: string, pack: PricedPack['pack']): string {
  return [name, ...(pack?.levels ?? []).map(({ container }) => container?.name ?? '')].join(' ')
}

/** Whether such a price makes sense for a litre alone: 2,10 € beside 'BIB 5 L' of juice. */
export function isOfLitre(
  facts: Pick<CatalogueFacts, 'unit' | 'priceHt' | 'contentQuantity' | 'contentUnit'>,
  amount: number,
  words: string,
): boolean {
  const range = facts.unit === 'L' ? boxedRange(facts, words) : null
  return range !== null && facts.priceHt < range.least && amount >= range.least && amount <= range.most
}
