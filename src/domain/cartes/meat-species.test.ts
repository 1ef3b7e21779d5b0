import { expect, test } from 'vitest'
import { speciesOf } from './meat-species.ts'

test.each([
  ['Paleron de bœuf', 'bœuf'],
  ['Épaule de veau désossée', 'veau'],
  ['Poitrine de PORC fumée', 'porc'],
  ['Gigot d’agneau', 'agneau'],
  ['Foie gras de canard cru', 'canard'],
  ['Cuisses de poulets fermiers', 'poulet'],
  ['Escalope de dinde', 'dinde'],
  ['Saucisse de Toulouse', null],
  ['Magret', null],
  ['Farce veau et porc', null],
  ['Merguez bœuf-mouton', null],
  ['Poulette', null],
] as const)('%s: %s', (name, species) => {
  expect(speciesOf(name)).toBe(species)
})
