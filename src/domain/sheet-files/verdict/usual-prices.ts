import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { beginning } from '../../words/word-list.ts'
import { perKiloOrLitre } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { COMMON_WORDS } from './words/common-words.ts'
import { OTHER_FORMS } from './words/other-forms.ts'
import { PIECES } from './words/pieces.ts'
import { STAPLES } from './words/staples.ts'

const STAPLE_PRICES = STAPLES.map(({ most, foods }) => ({ most, words: beginning(foods) }))
/**
 * Words behind a staple that leave it one: colours, sizes, grades, cuts and common varieties. With any other word it
 * may be a rarer kind, of which more is usual.
 */

const RARER = 2.5
/** What is fried, dried, frozen, smoked, cooked or rare is another product. */
const OTHER_FORM = new RegExp(String.raw`\b${OTHER_FORMS}|^(?!sucre|poudre).*\bpoudre\b`, 'u')

const PIECE_PRICES = PIECES.map(({ most, foods }) => ({ most, words: beginning(foods) }))

/** Whether a staple is priced as hardly any kitchen pays for it. */
export function isAboveUsual(name: string, price: number, unit: LineMeasure | null): boolean {
  const each = perKiloOrLitre(price, unit)
  const words = foldForSearch(name).replaceAll('’', "'")
  if (unit === 'pièce' || unit === 'unité')
    return (
      PIECE_PRICES.some((piece) => piece.words.test(words) && price > piece.most) && !OTHER_FORM.test(words)
    )
  const staple = STAPLE_PRICES.find((one) => one.words.test(words))
  if (each === null || staple === undefined || each <= staple.most || OTHER_FORM.test(words)) return false
  const others = words.replace(staple.words, ' ').split(/[^\p{L}\d]+/u)
  const isCommon = others.every((word) => word === '' || /^t?\d+$/u.test(word) || COMMON_WORDS.has(word))
  return each > staple.most * (isCommon ? 1 : RARER)
}
