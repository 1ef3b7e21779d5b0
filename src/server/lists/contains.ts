import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'

/** The LIKE pattern of folded text that contains what was searched for, whatever its case and accents. */
export function contains(search: string): string {
  return `%${foldForSearch(search).replace(/[\\%_]/g, String.raw`\$&`)}%`
}
