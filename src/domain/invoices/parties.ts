import type { InvoiceParty } from './invoice.ts'

/** A number of a party, as it is written, with its scheme by ISO 6523; '' where it has none. */
export interface PartyNumber {
  scheme: string
  value: string
}

/** SIREN and SIRET: some programs write one under the scheme of the other, so their length decides. */
const FRENCH: ReadonlySet<string> = new Set(['0002', '0009'])
const FRENCH_VAT = /^FR[\dA-Z]{2}(\d{9})$/u
const VAT = /^[A-Z]{2}[\dA-Z+*]{2,13}$/u

/** @param vat a number of VAT, as it is written; '' without one */
export function partyOf(name: string, numbers: readonly PartyNumber[], vat: string): InvoiceParty {
  const plainVat = plain(vat).toUpperCase()
  const french = numbers.filter(({ scheme }) => FRENCH.has(scheme)).map(({ value }) => plain(value))
  const siret = french.find((value) => /^\d{14}$/u.test(value)) ?? null
  const [, ofVat = null] = FRENCH_VAT.exec(plainVat) ?? []
  const siren = french.find((value) => /^\d{9}$/u.test(value)) ?? siret?.slice(0, 9) ?? ofVat
  return { name, siren, siret, vat: VAT.test(plainVat) ? plainVat : null }
}

function plain(text: string): string {
  return text.replaceAll(/[\s.-]/gu, '')
}
