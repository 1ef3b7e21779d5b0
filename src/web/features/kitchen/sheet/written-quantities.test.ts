import { expect, test } from 'vitest'
import { hasQuantities } from './written-quantities.ts'

test.each(['Ajouter 50 g de beurre.', 'Casser 2 œufs', 'Mouiller avec 1,5 L d’eau 25 min', 'Add 3 eggs'])(
  '%s says how much',
  (text) => {
    expect(hasQuantities(text)).toBe(true)
  },
)

test.each([
  'Cuire 25 à 30 min à 180 °C.',
  'Cuire 1 h 30 à couvert',
  'Tailler en dés de 2 cm',
  'Réduire de 50 %',
  'Micro-ondes à 800 W',
  'Saisir l’épaule',
  '',
])('%s does not', (text) => {
  expect(hasQuantities(text)).toBe(false)
})
