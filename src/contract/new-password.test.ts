import { expect, test } from 'vitest'
import { guessableBy } from './new-password.ts'

const OWNER = { email: 'camille.martin@exemple.fr', name: 'Camille Lévêque' }

test.each([
  'aaaaaaaa',
  'abababab',
  'abcabcab',
  '12341234',
  '12345678',
  '87654321',
  'abcdefgh',
  'ABCD1234',
  'azertyuiop',
  'poiuytreza',
  'azerty1234',
  'qwertyuiop',
  'aaaabbbb',
  'éééééééé',
  '        ',
  'a z e r t y 1 2',
  'azertyazerty1',
  'coucou-coucou-2026',
  '25111985',
  '27031984',
  '2026-11-25',
  '25/11/85',
  '19851987',
])('%s is a sequence, a repetition or a date', (password) => {
  expect(guessableBy(password)).toBe('password-predictable')
})

test.each([
  'camille.martin@exemple.fr',
  'Camille.Martin',
  'camillemartin',
  'martincamille',
  'camille2024',
  '1984 Leveque!',
  'LÉVÊQUE camille',
  'martin@exemple.fr',
  'm@rt1n2026',
  'C@m!ll3M@rt1n',
  'ellimac1985',
  'nitram elliмac',
  'c a m i l l e',
  'cam\u00ADille\u200Bmartin',
])('%s is no password of someone so called', (password) => {
  expect(guessableBy(password, OWNER)).toBe('password-personal')
  expect(guessableBy(password)).toBeUndefined()
})

test('an address of single letters is one too', () => {
  expect(guessableBy('a.b@c.fr', { email: 'a.b@c.fr', name: 'A' })).toBe('password-personal')
})

test.each(['un mot de passe', 'camille en cuisine', 'xK4!pq9z', 'cuisine-de-nuit', '71846293', 'frontière'])(
  '%s is neither',
  (password) => {
    expect(guessableBy(password, OWNER)).toBeUndefined()
  },
)
