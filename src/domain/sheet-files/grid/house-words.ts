import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { beginning } from '../../words/word-list.ts'
import { HOUSE_WORDS, STREETS, STREETS_BEHIND_FIGURE } from './words/house-words.ts'

const HOUSE = beginning(HOUSE_WORDS)
/** An address, a telephone, a page of the web. */
const ADDRESS = new RegExp(
  String.raw`\b${STREETS}\b.*\d|\d.*\b${STREETS_BEHIND_FIGURE}\b|\b\d{5}\b|\btel\b|@|www\.|siret`,
  'u',
)

/** Whether a text is the name or the address of a house, as above a sheet. */
export function isOfHouse(text: string): boolean {
  const words = foldForSearch(text)
  return HOUSE.test(words) || ADDRESS.test(words)
}
