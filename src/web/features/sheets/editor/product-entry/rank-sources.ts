import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { sourceName } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'

/**
 * What the server found, in the order in which it is likely meant: names that begin with what was typed,
 * then names with a word that does, then the rest; among equals the order they came in.
 */
export function rankSources(sources: readonly LineSource[], typed: string): LineSource[] {
  const wanted = foldForSearch(typed.trim())
  const rank = (source: LineSource) => {
    const folded = foldForSearch(sourceName(source) ?? '')
    if (folded === wanted) return 0
    if (folded.startsWith(wanted)) return 1
    return folded.split(/[^\p{Letter}\p{Number}]+/u).some((word) => word.startsWith(wanted)) ? 2 : 3
  }
  return sources.toSorted((one, other) => rank(one) - rank(other))
}
