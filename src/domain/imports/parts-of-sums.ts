import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { RecipeDoubt } from './recipe-doubt.ts'
import type { RecipeLine } from './recipe-line.ts'

/** 'dont lait 10 L', '- dont beurre 70 g': part of what a line above states. */
const PART_OF = /^(?<bullet>[\s\p{Pd}•*·→>(]*)(?:dont|y compris|of which|including)\s*:?\s+/iu

/** A line without the word that makes it part of another one. */
export const withoutPartOf = (line: string): string => line.replace(PART_OF, '$<bullet>')

/** 'dont 50 g pour le moule': the same product. */
const OF_SAME = /^(?:pour|for|en|a|au|aux|to|de|dans|sur)(?!\p{Letter})/u

/**
 * A line with parts below it, 'Béchamel : 10 L' above 'dont lait 10 L', is a doubt: it would count them twice. A part
 * that names no product, and one without a line above it, is a doubt.
 */
export function withSumsMarked(lines: readonly RecipeLine[]): RecipeLine[] {
  let above = -1
  const sums = new Set<number>()
  const parts = new Set<number>()
  lines.forEach(({ text, name }, at) => {
    if (!PART_OF.test(text)) return void (above = at)
    const words = foldForSearch(name).trim()
    const isSame = OF_SAME.test(words) || !/\p{Letter}{2}/u.test(words) || isNamed(lines[above], words)
    if (above === -1 || isSame) parts.add(at)
    else sums.add(above)
  })
  return lines.map((line, at) => {
    if (parts.has(at)) return doubted(line, { reason: 'several', written: line.text })
    return sums.has(at) ? doubted(line, { reason: 'yield', written: line.text }) : line
  })
}

const isNamed = (line: RecipeLine | undefined, words: string): boolean =>
  line !== undefined && foldForSearch(line.name).includes(words)

const doubted = (line: RecipeLine, doubt: RecipeDoubt): RecipeLine =>
  line.doubt === null || line.doubt.reason === 'counted' ? { ...line, doubt } : line
