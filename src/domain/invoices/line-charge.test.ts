import { expect, test } from 'vitest'
import { chargedAlike, isSameCharge } from './line-charge.ts'

test.each([
  ['Déconsigne', 'Consigne', true],
  ['Sacs poubelle 100 L', 'SACS POUBELLE 50 L', true],
  ['Consigne fût 30 L', 'Bière fût 30 L', false],
  ['Frais de port', 'Consigne', false],
  ['Acompte', 'Arrondi', false],
  ['Nappe 80', 'Farine T55', false],
])('of one code, %s is the charge that %s is: %s', (one, other, same) => {
  expect(isSameCharge(one, other)).toBe(same)
  expect(isSameCharge(other, one)).toBe(same)
})

test('a charge holds for the open lines of its code, else of its name, whose words do not say otherwise', () => {
  const charged = [
    { code: 'CONS', name: 'Déconsigne', charge: 'deposit' as const },
    { code: null, name: 'Nappe', charge: 'goods' as const },
  ]
  const open = [
    { code: 'cons', name: 'Consigne' },
    { code: 'CONS', name: 'Farine T55' },
    { code: 'PORT', name: 'Consigne' },
    { code: null, name: 'NAPPE' },
    { code: null, name: 'Nappe 80' },
  ]
  expect(chargedAlike(charged, open)).toEqual([
    { line: open[0], charge: 'deposit' },
    { line: open[3], charge: 'goods' },
  ])
})
