import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { PORTION_AMOUNTS } from '#domain/catalogue/portion-amount.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import type { PortionAmount, PortionCategory, PortionType } from '#domain/catalogue/portion-amount.ts'

export interface AmountFilters {
  search: string
  category: PortionCategory | null
}

/** The rows with every word searched for in the name of their type, or at the beginning of one of its foods. */
export function matchingAmounts(
  { search, category }: AmountFilters,
  textsOf: (type: PortionType) => { name: string; foods: string },
): PortionAmount[] {
  const words = searchWords(search)
  return PORTION_AMOUNTS.filter((row) => {
    if (category !== null && row.category !== category) return false
    const { name, foods } = textsOf(row.type)
    const folded = foldForSearch(name)
    const beginnings = ` ${foldForSearch(foods)}`
    return words.every((word) => folded.includes(word) || beginnings.includes(` ${word}`))
  })
}
