import type { KitchenSheetSummary } from '#contract/kitchen-shapes.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'
import type { KitchenListFilters } from './list-search.ts'

/** The sheets that have every word of the search in their title, and are made at the station. */
export function sheetsShown(
  sheets: readonly KitchenSheetSummary[],
  { q = '', poste }: KitchenListFilters,
): KitchenSheetSummary[] {
  const words = searchWords(q)
  return sheets.filter(
    ({ title, station }) =>
      (poste === undefined || station === poste) && containsWords(foldForSearch(title), words),
  )
}

/** The stations at which any of the sheets is made, in the order of the house, then by name. */
export function stationsOf(sheets: readonly KitchenSheetSummary[], ofHouse: readonly string[]): string[] {
  const used = new Set(sheets.map(({ station }) => station).filter((station) => station !== ''))
  const others = [...used].filter((station) => !ofHouse.includes(station))
  return [
    ...ofHouse.filter((station) => used.has(station)),
    ...others.toSorted((one, other) => one.localeCompare(other, 'fr')),
  ]
}
