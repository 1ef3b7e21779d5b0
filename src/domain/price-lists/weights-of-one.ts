import type { ListRow } from './list-row.ts'

/** Rows that must show it together. */
const LEAST_ROWS = 4
/** How far apart their prices must be: the dearest so many times the cheapest. */
const LEAST_SPREAD = 6

/**
 * Whether the rows show together that their prices are of the piece whose weight they give, and not of its kilogram: cheeses
 * of 60 g to 2,8 kg at 1,35 € to 30,80 € all cost about as much per kg by the piece. The prices of kilograms do not rise with the weight.
 */
export function arePricedByPiece(rows: readonly ListRow[]): boolean {
  const weighed = rows.flatMap(({ byBasis, contentQuantity }) => {
    const ofKilo = byBasis?.find(({ basis }) => basis === 'kg')
    const ofPiece = byBasis?.find(({ basis }) => basis === 'piece')
    const isWeighed = contentQuantity !== null && ofPiece?.unit === 'kg' && ofKilo !== undefined
    return isWeighed ? [{ ofKilo: ofKilo.priceHt, ofPiece: ofPiece.priceHt }] : []
  })
  if (weighed.length < LEAST_ROWS) return false
  const apart = spread(weighed.map(({ ofKilo }) => ofKilo))
  return apart >= LEAST_SPREAD && spread(weighed.map(({ ofPiece }) => ofPiece)) ** 2 <= apart
}

/** The largest of some figures divided by the smallest. */
function spread(figures: readonly number[]): number {
  return Math.max(...figures) / Math.min(...figures)
}
