import type { Cell } from '../tables/cell.ts'
import { readPrice } from './read-price.ts'

/** Rows that must show it, and how many of those with both figures may be otherwise. */
const LEAST_ROWS = 2
const MOST_FAR = 0.2
/** How many times a second price of a product may be the first one. */
const NEAR = 2.5

/** 'Promo', 'Prix promo HT', 'Prix remisé': another price of some rows; 'Fin promo' is a date. */
const LOWER_PRICE =
  /\bpromo(?:s|tion\w*)?\b|remis[eé]|\bsold[eé]|destockage|\bactions?\b|offerta|oferta|angebot|special|\boffres?\b/iu
const NO_PRICE = /\bfin\b|date|d[ée]but|jusqu|valid|n°|code/iu
/** Whether a head is of a lower price of some rows. */
export const isOfferHead = (header: string) => LOWER_PRICE.test(header) && !NO_PRICE.test(header)

/**
 * Whether a column of figures may be of another price of the products: near the charged one in most rows, and below it in
 * all rows or above it in all rows ('Offre du mois', 'Hors contrat').
 */
export function isSecondPrice(rows: readonly (readonly Cell[])[], price: number, column: number): boolean {
  let [below, above, same, far] = [0, 0, 0, 0]
  for (const row of rows) {
    const [one, other] = [readPrice(row[price]), readPrice(row[column])]
    if (!one.known || !other.known) continue
    const ratio = other.amount / one.amount
    if (ratio > NEAR || ratio < 1 / NEAR) far += 1
    else if (ratio === 1) same += 1
    else if (ratio < 1) below += 1
    else above += 1
  }
  const near = below + above + same
  const differs = below + above > 0 && (below === 0 || above === 0)
  return differs && near >= LEAST_ROWS && far <= (near + far) * MOST_FAR
}
