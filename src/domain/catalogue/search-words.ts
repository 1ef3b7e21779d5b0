import { foldForSearch } from './fold-for-search.ts'

/** The words of a search, folded, all of which must be found, in any order: 'soupe oignon' finds 'Soupe à l’oignon'. */
export function searchWords(search: string): readonly string[] {
  return foldForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether folded text contains every word; true without words. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
