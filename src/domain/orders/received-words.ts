import type { Receipt } from './order.ts'

/** A line of an order with what its receipt says. */
export interface ReceivedFacts {
  packs: number | null
  receipt: Receipt
  /** Packs that were kept; null where they were not counted. */
  receivedQuantity: number | null
  reason: string
  weighedQuantity: number | null
  weighedUnit: string | null
  /** EUR for one pack without VAT, as ordered and as the delivery note has it. */
  priceHt: number | null
  notedPriceHt: number | null
  replacedBy: string
}

const NUMBER = new Intl.NumberFormat('fr', { maximumFractionDigits: 6 })
const EURO = new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' })

/** '2 reçus sur 5, abîmés'. Suppliers are written to in the language of the country. */
export function receivedWords(line: ReceivedFacts): string {
  const { reason, weighedQuantity, weighedUnit, priceHt, notedPriceHt } = line
  return [
    stateWords(line),
    reason,
    weighedQuantity === null ? '' : `pesé\u00a0: ${NUMBER.format(weighedQuantity)}\u00a0${weighedUnit ?? ''}`,
    notedPriceHt === null || notedPriceHt === priceHt
      ? ''
      : `${EURO.format(notedPriceHt)} sur le bon de livraison${priceHt === null ? '' : ` au lieu de ${EURO.format(priceHt)}`}`,
  ]
    .filter((words) => words !== '')
    .join(', ')
}

function stateWords({ receipt, packs, receivedQuantity, replacedBy }: ReceivedFacts): string {
  const of = packs === null ? '' : ` sur ${NUMBER.format(packs)}`
  const kept = receivedQuantity === null ? null : NUMBER.format(receivedQuantity)
  const isMany = (receivedQuantity ?? 0) >= 2
  const counted = kept === null ? '' : replacedBy === '' ? `(${kept})` : `${kept}\u00a0×`
  switch (receipt) {
    case 'none':
      return ''
    case 'ok':
      return kept === null || receivedQuantity === packs ? '' : `${kept} ${isMany ? 'reçus' : 'reçu'}${of}`
    case 'short':
      return kept === null ? 'reçu en partie' : `${kept} ${isMany ? 'reçus' : 'reçu'}${of}`
    case 'refused':
      return kept === null || receivedQuantity === 0
        ? 'refusé'
        : `refusé en partie, ${kept} ${isMany ? 'gardés' : 'gardé'}${of}`
    case 'replaced':
      return ['remplacé', replacedBy === '' ? '' : 'par', counted, replacedBy].filter(Boolean).join(' ')
  }
}
