import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { PORTION_AMOUNTS } from '#domain/catalogue/portion-amount.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'
import type { PortionAmount, PortionCategory, PortionType } from '#domain/catalogue/portion-amount.ts'

export interface AmountFilters {
  search: string
  category: PortionCategory | null
}

/** The rows whose type, as it is shown, holds what is searched for. */
export function matchingAmounts(
  { search, category }: AmountFilters,
  nameOf: (type: PortionType) => string,
): PortionAmount[] {
  const words = searchWords(search)
  return PORTION_AMOUNTS.filter(
    (row) =>
      (category === null || row.category === category) &&
      containsWords(foldForSearch(nameOf(row.type)), words),
  )
}
