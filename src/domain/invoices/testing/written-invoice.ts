import { roundHalfAwayFromZero } from '../../money/round-half-away-from-zero.ts'
import { exactSum } from '../exact-sum.ts'

/** What is taken off or added; below zero for a discount. */
export interface WrittenCharge {
  amount: number
  reason: string
}

export interface WrittenLine {
  name: string
  quantity: number
  unit: string
  net: number | null
  /** Computed from the price unless it is given. */
  total?: number
  gross?: number
  base?: number
  baseUnit?: string
  rate?: number
  code?: string
  ean?: string
  description?: string
  properties?: Record<string, string>
  charges?: WrittenCharge[]
  origin?: string
  lot?: string
  deliveryNote?: string
}

export interface WrittenParty {
  name: string
  siret?: string
  vat?: string
}

/** An invoice as a test says it; both syntaxes are written from it. */
export interface WrittenInvoice {
  number: string
  day: string
  type: string
  profile: string
  currency: string
  seller: WrittenParty
  buyer: WrittenParty
  lines: WrittenLine[]
  charges: WrittenCharge[]
  credited: string[]
  order: string | null
  delivery: string | null
  /** Written in place of what the lines sum to. */
  totals?: Partial<WrittenTotals>
}

export interface WrittenTotals {
  lines: number
  allowances: number
  charges: number
  withoutVat: number
  vat: number
  withVat: number
}

const HOUSE_PARTY: WrittenParty = {
  name: 'Chez Louise',
  siret: '55203253400018',
  vat: 'FR83552032534',
}
const SELLER: WrittenParty = { name: 'Maison Perrin SAS', siret: '44229377500025', vat: 'FR40442293775' }

export function writtenInvoice(
  lines: WrittenLine[],
  changes: Partial<Omit<WrittenInvoice, 'lines'>> = {},
): WrittenInvoice {
  return {
    number: 'F-2026-0911',
    day: '2026-09-14',
    type: '380',
    profile: 'urn:cen.eu:en16931:2017',
    currency: 'EUR',
    seller: SELLER,
    buyer: HOUSE_PARTY,
    charges: [],
    credited: [],
    order: null,
    delivery: null,
    ...changes,
    lines,
  }
}

const cents = (amount: number) => roundHalfAwayFromZero(amount, 2)

/** The total of a line: its price by its quantity, with its discounts and charges. */
export function totalOf({ net, quantity, base = 1, charges = [], total }: WrittenLine): number {
  return total ?? cents(((net ?? 0) * quantity) / base + exactSum(charges.map(({ amount }) => amount)))
}

export function totalsOf({ lines, charges, totals }: WrittenInvoice): WrittenTotals {
  const sum = exactSum(lines.map(totalOf))
  const off = exactSum(charges.filter(({ amount }) => amount < 0).map(({ amount }) => -amount))
  const on = exactSum(charges.filter(({ amount }) => amount > 0).map(({ amount }) => amount))
  const withoutVat = exactSum([sum, -off, on])
  const vat = cents(vatShares(lines).reduce((all, { amount }) => all + amount, 0))
  return {
    lines: sum,
    allowances: off,
    charges: on,
    withoutVat,
    vat,
    withVat: exactSum([withoutVat, vat]),
    ...totals,
  }
}

/** The shares of each rate, of lines alone. */
export function vatShares(lines: readonly WrittenLine[]): { rate: number; base: number; amount: number }[] {
  const byRate = Map.groupBy(lines, ({ rate = 5.5 }) => rate)
  return Array.from(byRate, ([rate, own]) => {
    const base = exactSum(own.map(totalOf))
    return { rate, base, amount: cents((base * rate) / 100) }
  })
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** An element with attributes; '' for a content that is null. */
export function tag(
  name: string,
  content: string | number | null,
  attributes: Record<string, string> = {},
): string {
  if (content === null) return ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${String(content)}</${name}>`
}
