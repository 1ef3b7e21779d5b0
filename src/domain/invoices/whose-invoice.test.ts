import { expect, test } from 'vitest'
import type { Invoice } from './invoice.ts'
import { partyOf } from './parties.ts'
import { asideReasonOf, houseNumbersOf } from './whose-invoice.ts'

const HOUSE = houseNumbersOf('552032534')
const us = partyOf('Chez Louise', [{ scheme: '0009', value: '552 032 534 00018' }], '')
const supplier = partyOf('Maison Perrin', [], 'FR 40 442293775')
const neighbour = partyOf('Chez Paul', [{ scheme: '0002', value: '333222111' }], '')
const unnamed = partyOf('Chez Louise', [], '')
const foreign = partyOf('Chez Louise', [], 'BE0123456789')

function aside(changes: Partial<Invoice>, house: Parameters<typeof asideReasonOf>[1] = HOUSE) {
  const line = { lineTotal: 10, role: 'billed' }
  const totals = { lines: 10, withoutVat: 10, allowances: null, charges: null, unreadable: false }
  const invoice = {
    seller: supplier,
    buyer: us,
    currency: 'EUR',
    kind: 'invoice',
    lines: [line],
    allowances: [],
    totals,
    ...changes,
  }
  return asideReasonOf(invoice as unknown as Invoice, house)
}

test.each([
  ['for us', {}, null],
  ['from us', { seller: us, buyer: neighbour }, 'own-sale'],
  ['for another', { buyer: neighbour }, 'other-buyer'],
  ['for a name alone', { buyer: unnamed }, null],
  ['for another number of VAT', { buyer: foreign }, 'other-buyer'],
  ['from us by our number of VAT', { seller: partyOf('Chez Louise', [], 'FR83552032534') }, 'own-sale'],
  ['in dollars, for another', { currency: 'USD', buyer: neighbour }, 'currency'],
  ['in dollars', { currency: 'USD' }, 'currency'],
  ['without lines', { lines: [] }, 'no-lines'],
  ['that is a credit note without lines', { lines: [], kind: 'credit' as const }, null],
])('an invoice %s', (_, changes, reason) => expect(aside(changes)).toBe(reason))

test('an invoice that does not add up is set aside', () => {
  expect(aside({ totals: { lines: 11, withoutVat: 11 } as Invoice['totals'] })).toBe('sums-differ')
})

test('the invoice of a house without numbers may be for any house', () => {
  expect(aside({ buyer: neighbour }, null)).toBeNull()
  expect(aside({ buyer: neighbour }, { sirens: [], vats: [] })).toBeNull()
  expect(aside({ buyer: foreign }, { sirens: ['552032534'], vats: [] })).toBeNull()
})

test.each([
  [
    'a SIRET under the scheme of a SIREN',
    [{ scheme: '0002', value: '99999999800010' }],
    '',
    '999999998',
    '99999999800010',
  ],
  [
    'a SIREN and a SIRET',
    [
      { scheme: '0002', value: '999999998' },
      { scheme: '0009', value: '99999999800010' },
    ],
    '',
    '999999998',
    '99999999800010',
  ],
  ['a French number of VAT', [], 'fr11 999999998', '999999998', null],
  ['another scheme', [{ scheme: '0088', value: '999999998' }], '', null, null],
  ['no number', [{ scheme: '0002', value: 'RCS Lyon' }], 'n/a', null, null],
])('a party with %s', (_, numbers, vat, siren, siret) => {
  expect(partyOf('A', numbers, vat)).toMatchObject({ siren, siret })
})
