import { withFirstOfMonth } from '../house/first-of-month.ts'
import type { SentLine } from './order-differences.ts'
import { isDivisible } from './ordered-article.ts'

const NUMBER = new Intl.NumberFormat('fr', { maximumFractionDigits: 6 })
const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' })

/** 'mercredi 30 septembre 2026'. Suppliers are written to in the language of the country. */
export const dayWords = (day: string) => withFirstOfMonth(DAY.format(new Date(`${day}T00:00:00Z`)))

/** '3', '2,5 kg'; of what is not counted nothing. */
export function quantityWords({ packs, packQuantity, packText, unit }: SentLine): string {
  if (packs === null) return ''
  const number = NUMBER.format(packs)
  return unit !== null && isDivisible({ packQuantity, packText, unit }) ? `${number}\u00a0${unit}` : number
}

/** '3 × Farine T55 (Sac 25 kg, réf. 00451)'. */
export function lineWords(line: SentLine): string {
  const { name, code, packText } = line
  const facts = [packText, code === null ? null : `réf.\u00a0${code}`].filter((fact) => fact !== null)
  const beside = facts.length === 0 ? '' : ` (${facts.join(', ')})`
  return `${quantityWords(line)}\u00a0× ${name}${beside}`
}

/** What an order says beside its lines. */
export interface OrderWords {
  number: string
  deliverOn: string | null
  note: string
  /** By which the supplier knows the house. */
  customerNumber: string | null
  /** What the house says with every order of this supplier. */
  remark: string | null
  lines: readonly SentLine[]
}

/** An order as a message to its supplier: for a telephone, a mail by hand, and to be read before it is sent. */
export function orderText({ number, deliverOn, note, customerNumber, remark, lines }: OrderWords): string {
  const day = deliverOn === null ? '' : `, à livrer le ${dayWords(deliverOn)}`
  const facts = [
    customerNumber === null ? '' : `Notre numéro de client\u00a0: ${customerNumber}`,
    remark ?? '',
    note,
  ].filter((fact) => fact !== '')
  return [
    `Commande ${number}${day}.`,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    lines.map((line) => `– ${lineWords(line)}`).join('\n'),
  ].join('\n\n')
}
