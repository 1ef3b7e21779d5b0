import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { Unit } from '../quantity/unit.ts'

/** EUR without VAT for one kg, L or counted thing. */
export interface PriceRange {
  least: number
  most: number
}

/**
 * Wholesale prices in France of one piece, bunch, tray, bag or bottle whose content is not known, set by judgement: from the
 * smallest thing that is counted to the largest, a whole animal, wheel or case.
 */
const RANGES: Record<ProductCategory, PriceRange> = {
  Viande: { least: 0.1, most: 2500 },
  Poisson: { least: 0.05, most: 1500 },
  Légumes: { least: 0.02, most: 90 },
  Fruits: { least: 0.02, most: 120 },
  Crémerie: { least: 0.03, most: 800 },
  Épicerie: { least: 0.005, most: 600 },
  Épices: { least: 0.1, most: 600 },
  Boissons: { least: 0.1, most: 3000 },
  Surgelés: { least: 0.05, most: 400 },
}
/** Of a bunch, a tray or a bag, whatever is in it. */
const PACKED: Partial<Record<Unit, PriceRange>> = {
  botte: { least: 0.1, most: 40 },
  barquette: { least: 0.2, most: 150 },
  sachet: { least: 0.05, most: 250 },
}
/** Things of one size: the most that one of them costs. */
const COMMON: readonly (readonly [what: RegExp, most: number])[] = [
  [/^oeufs?\b(?!.*(?:autruche|lump|saumon|esturgeon|plateau|\d))/u, 2.5],
  [
    /^(?:citron|orange|pomme|poire|kiwi|banane|peche|clementine|tomate|oignon|courgette|carotte|avocat)s?\b/u,
    6,
  ],
  [/^(?:mangue|melon|ananas|salade|laitue|batavia|concombre|aubergine|chou|celeri|pasteque)s?\b/u, 25],
  [/^(?:pain|baguette|croissant|brioche|viennoiserie)s?\b/u, 40],
  [/^(?:yaourt|faisselle|eclair|tartelette|macaron)s?\b/u, 12],
]

/** The usual range of one of a product that is counted and whose content is not known. */
export function pieceRange(name: string, category: ProductCategory, unit: Unit): PriceRange {
  const range = PACKED[unit] ?? RANGES[category]
  if (unit !== 'pièce' && unit !== 'unité') return range
  const folded = foldForSearch(name)
  const [, most = range.most] = COMMON.find(([what]) => what.test(folded)) ?? []
  return { ...range, most }
}
