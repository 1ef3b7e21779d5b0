import { searchWords } from '#domain/catalogue/search-words.ts'
import type { Parameters } from './parameters.ts'

/**
 * The condition that folded text holds every word of a search, in any order. Two shapes, whatever is typed: a single
 * word is one LIKE, the quickest there is, several are one list.
 */
export function contains(column: string, search: string, add: Parameters['add']): string {
  const patterns = searchWords(search).map(pattern)
  return patterns.length === 1
    ? `${column} LIKE ${add(patterns[0])}`
    : `${column} LIKE ALL (${add(patterns)}::text[])`
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
