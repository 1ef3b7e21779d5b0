import { expect, test } from 'vitest'
import { linesInSteps } from './lines-in-steps.ts'

const LINES = [
  'Épaule de veau désossée',
  'Crème liquide 35 %',
  'Œufs',
  'Beurre doux',
  'Champignons de Paris',
  'Vin blanc sec',
]
const named = (step: string, names = LINES) => linesInSteps(names, [step])[0]?.map((line) => names[line])

test.each([
  ['Couper l’épaule en cubes et saisir.', ['Épaule de veau désossée']],
  ['Saisir l’épaule de veau dans une cocotte.', ['Épaule de veau désossée']],
  ['Ajouter la crème liquide, puis les œufs.', ['Crème liquide 35 %', 'Œufs']],
  ['Battre les œufs.', ['Œufs']],
  ['Faire fondre le beurre à feu doux', ['Beurre doux']],
  ['Ajouter beurre et champignons émincés', ['Beurre doux', 'Champignons de Paris']],
  ['Déglacer avec le vin blanc', ['Vin blanc sec']],
  ['Whisk the œufs into the beurre until smooth', ['Œufs', 'Beurre doux']],
])('%s takes the whole of %j', (step, lines) => {
  expect(named(step)).toEqual(lines)
})

test.each([
  'Verser la moitié de la crème.',
  'Ajouter le reste du beurre.',
  'Ajouter un peu de crème',
  'Incorporer 50 g de beurre',
  'Casser 2 œufs',
  'Ajouter deux œufs',
  'Napper de crème',
  'Monter la crème anglaise',
  'Préparer un beurre noisette',
  'Clarifier le beurre noisette',
  'Servir sans les champignons',
  'Réserver le blanc des œufs',
  'Parfumer à la crème',
  'Poser les champignons sur chaque assiette',
  'Monter la crème de coco',
  'Mouiller au vin blanc',
  'Mettre les épaulettes',
  'Blanchir la viande.',
  '',
])('%s leaves a doubt, or names none', (step) => {
  expect(named(step)).toEqual([])
})

test('names that begin alike leave a doubt, and a longer one does not help the shorter', () => {
  const butters = ['Beurre', 'Beurre clarifié', 'Sucre']
  expect(named('Fondre le beurre.', butters)).toEqual([])
  expect(named('Fondre le beurre clarifié.', butters)).toEqual([])
  expect(named('Ajouter le sucre.', butters)).toEqual(['Sucre'])
  expect(named('Ajouter le beurre.', ['Beurre', 'Beurre'])).toEqual([])
})

test('what two steps name is at neither', () => {
  expect(linesInSteps(['Crème', 'Sel'], ['Verser la crème.', 'Ajouter la crème, le sel.'])).toEqual([[], [1]])
  expect(linesInSteps(['Crème'], ['Verser la crème.', 'Décorer de crème.'])).toEqual([[], []])
})

test('a line that is called nothing is at no step', () => {
  expect(linesInSteps(['', '35 %'], ['Verser la crème.', ''])).toEqual([[], []])
})
