import { expect, test } from 'vitest'
import { initialsOf, initialsOfLot, lotNumber } from './lot-number.ts'

test.each([
  ['2026-09-29T10:00:00.000Z', '260929-FB-1'],
  ['2026-09-29T21:59:00.000Z', '260929-FB-1'],
  ['2026-09-29T22:00:00.000Z', '260930-FB-1'],
  ['2026-12-31T23:00:00.000Z', '270101-FB-1'],
])('a lot made at %s has the day of the house: %s', (madeAt, lot) => {
  expect(lotNumber(madeAt, 'FB', 1)).toBe(lot)
  expect(initialsOfLot(lot)).toBe('FB')
})

test.each([
  ['Fabien Bernard', 'FB'],
  ['Élodie Lambert', 'EL'],
  ['Jean-Pierre de La Fontaine', 'JPD'],
  ['  chef  ', 'C'],
  ['42 李', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
