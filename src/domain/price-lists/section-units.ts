import { withoutConditions } from './conditions.ts'
import { pricedByOf } from './read-price.ts'
import type { PricedBy } from './read-price.ts'

/** The words of a section between the rows, and the unit of the prices below it. */
export interface Section {
  /** Its rayon; '' for none. */
  rayon: string
  /** What the prices of its rows are of, where they name no unit; null where it does not say it. */
  per: PricedBy | null
}

/** Characters; a longer text is a remark. */
const LONGEST = 80
/** 'COQUILLAGES (prix à la douzaine)', 'Volailles - prix au kg', 'Herbes (la botte)', 'PRIX À LA PIÈCE'. */
const PRICED =
  /^(.*?)[\s,:–—-]*(?:\(\s*)?(?<!\p{L})((?:les\s+)?(?:prix|tarifs?|px|cours|vendue?s?|vente|€|euros?)(?!\p{L})[^():]{1,40})(?:\))?\s*:?$/iu
const IN_BRACKETS =
  /^(.+?)\s*\(\s*((?:(?:au|à|a|le|la|les|par)\s|\/|l')[^()]{1,25}|(?:€|ht)\s*\/[^()]{1,20})(?:\)\s*:?)?$/iu
/** 'Bonjour, nos tarifs de la semaine (HT/kg)': of all the list. */
const OF_ALL =
  /(?<!\p{L})(?:tarifs?|prix|mercuriale|cours|liste|offre|bonjour|salut)(?!\p{L})|^tou(?:s|tes?)(?!\p{L})/iu
/** 'Langoustine 32,00 €/kg': a price, which is that of a product. */
const AMOUNT = /\d\s*(?:€|euros?)|\d,\d{2}(?!\d)/iu

/** A heading that says the unit of the prices below it; null for any other text. */
export function sectionOf(line: string): Section | null {
  const text = withoutConditions(line)
  if (text.length > LONGEST || AMOUNT.test(text)) return null
  const [, rayon = '', words = ''] = PRICED.exec(text) ?? IN_BRACKETS.exec(text) ?? []
  const per = words === '' ? null : pricedByOf(words)
  return per === null ? null : { rayon: OF_ALL.test(rayon) ? '' : rayon.trim(), per }
}
