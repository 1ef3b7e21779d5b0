import { expect, test } from 'vitest'
import { englishOrigin } from './english-origin.ts'

test.each([
  ['Irlande', 'Ireland'],
  ['espagne', 'Spain'],
  ['Etats-Unis', 'United States'],
  ['Union européenne', 'European Union'],
  ['UE', 'EU'],
  ['Écosse', 'Scotland'],
  ['France et Irlande', 'France and Ireland'],
  ['France, Espagne ou Italie', 'France, Spain or Italy'],
  ['Pologne/Roumanie', 'Poland/Romania'],
])('%s is %s', (origin, english) => {
  expect(englishOrigin(origin)).toBe(english)
})

test.each(['Normandie', 'Né en Irlande, élevé en France', 'France, Aubrac', '', 'et', 'FR'])(
  'a text that is more than countries stays as it was typed: %s',
  (origin) => {
    expect(englishOrigin(origin)).toBe(origin)
  },
)
