import { foldForSearch } from './fold-for-search.ts'

/**
 * Orders names as every list has them: 'Écrevisse' between 'Eau' and 'Endive'. Names that differ by accents or case alone
 * are in a fixed order. In SQL the same is `ORDER BY search_text`, or `fold(name) COLLATE "C"` where no such column is.
 */
export function compareNames(one: string, other: string): number {
  return compare(foldForSearch(one), foldForSearch(other)) || compare(one, other)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
