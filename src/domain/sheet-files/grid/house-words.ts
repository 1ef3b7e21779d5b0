import { foldForSearch } from '../../catalogue/fold-for-search.ts'

const HOUSE =
  /^(?:restaurants?|hotel|lycee|ecole|traiteur|cuisine centrale|brasserie|bistrot?|auberge|maison|groupe|college|cfa|ehpad|sarl|sas|chez|cantine|la table d|cafe|fournil|boulangerie|creperie|pizzeria|snack|food ?truck)\b/u
/** An address, a telephone, a page of the web. */
const ADDRESS =
  /\b(?:rue|avenue|boulevard|place|chemin|impasse|street|road|calle|plaza|avenida)\b.*\d|\d.*\b(?:rue|avenue|boulevard|place|chemin|street|road|calle)\b|\b\d{5}\b|\btel\b|@|www\.|siret/u

/** Whether a text is the name or the address of a house, as above a sheet. */
export function isOfHouse(text: string): boolean {
  const words = foldForSearch(text)
  return HOUSE.test(words) || ADDRESS.test(words)
}
