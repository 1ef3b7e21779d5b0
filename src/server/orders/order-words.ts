import type { SentOrderContent } from '#contract/order-shapes.ts'
import { withFirstOfMonth } from '#domain/house/first-of-month.ts'
import { isDivisible } from '#domain/orders/ordered-article.ts'

type Line = SentOrderContent['lines'][number]

const NUMBER = new Intl.NumberFormat('fr', { maximumFractionDigits: 6 })
const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' })

/** 'mercredi 30 septembre 2026'. Suppliers are written to in the language of the country. */
export const dayWords = (day: string) => withFirstOfMonth(DAY.format(new Date(`${day}T00:00:00Z`)))

/** '3', '2,5 kg'; of what is not counted nothing. */
export function quantityWords({ packs, packQuantity, unit }: Line): string {
  if (packs === null) return ''
  const number = NUMBER.format(packs)
  return unit !== null && isDivisible({ packQuantity, unit }) ? `${number}\u00a0${unit}` : number
}

/** '3 × Farine T55 (Sac 25 kg, réf. 00451)'. */
export function lineWords(line: Line): string {
  const { name, code, packText } = line
  const facts = [packText, code === null ? null : `réf.\u00a0${code}`].filter((fact) => fact !== null)
  const beside = facts.length === 0 ? '' : ` (${facts.join(', ')})`
  return `${quantityWords(line)}\u00a0× ${name}${beside}`
}
