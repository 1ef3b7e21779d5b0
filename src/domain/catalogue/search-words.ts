import { foldForSearch } from './fold-for-search.ts'

/** What a search looks for: every word of it, in any order; 'soupe oignon' finds 'Soupe à l’oignon'. Folded. */
export function searchWords(search: string): readonly string[] {
  return foldForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether folded text holds every one of the words; all do when there is none. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
