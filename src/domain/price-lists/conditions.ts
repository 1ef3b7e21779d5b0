import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { anywhere, whole } from '../words/word-list.ts'
import { ADDED_CONDITIONS, CONDITIONS } from './words/conditions.ts'
import { FEES } from './words/fees.ts'

const FEE = whole(FEES)
const CONDITION = anywhere(CONDITIONS)
const ADDED = anywhere(ADDED_CONDITIONS)
/** What divides the parts of a line; the spaces in front are looked at once. */
const PARTS = /(?:(?<!\s)\s+)?(?:[,;.(]|\s[-–—]|\s\/)\s*/u
/** What is left of that at the end of a text. */
const END = /(?<![\s,;.(–—-])[\s,;.(–—-]+$/u

/** Whether a text says on which terms is sold, and names no product: 'Franco de port dès 200 €', 'Commande avant 22h'. */
export function isCondition(text: string): boolean {
  const folded = foldForSearch(text).replaceAll('’', "'").trim()
  return FEE.test(folded) || CONDITION.test(folded) || withoutConditions(text) !== text
}

/** A text up to the conditions that are added to it: 'Prix HT au kilo'. */
export function withoutConditions(text: string): string {
  let end = 0
  for (const part of text.split(PARTS)) {
    const at = text.indexOf(part, end)
    if (at > 0 && ADDED.test(foldForSearch(part).trim())) return text.slice(0, at).replace(END, '')
    end = at + part.length
  }
  return text
}
