import { expect, test } from 'vitest'
import { isSiren, vatOfSiren } from './siren.ts'

test.each(['732829320', '552032534', '000000000'])('%s is a SIREN', (text) => {
  expect(isSiren(text)).toBe(true)
})

test.each(['732829321', '372829320', '73282932', '7328293200', '732 829 320', '73282932A', ''])(
  '%j is none',
  (text) => expect(isSiren(text)).toBe(false),
)

test.each([
  ['732829320', 'FR44732829320'],
  ['552032534', 'FR27552032534'],
])('the company %s has the number of VAT %s', (siren, vat) => {
  expect(vatOfSiren(siren)).toBe(vat)
})
