import { expect, test } from 'vitest'
import { knownDensity } from './known-densities.ts'

test.each([
  ['Lait entier', 1.03, 'fresh milk'],
  ['Lait demi-écrémé UHT', 1.03, 'UHT milk'],
  ['Crème liquide 35 %', 1, 'fresh cream'],
  ['Crème fraîche épaisse 30% MG', 1, 'fresh cream'],
  ['Huile d’olive vierge extra', 0.92, 'oil'],
  ['Huile de pépins de raisin', 0.92, 'oil'],
  ['Beurre doux 82 %', 0.9, 'butter'],
  ['Farine T55', 0.6, 'flour'],
  ['Farine de blé T.45', 0.6, 'flour'],
  ['SUCRE SEMOULE', 0.85, 'sugar'],
  ['Sel fin', 1.2, 'salt'],
  ['Riz arborio', 0.85, 'rice'],
  ['Semoule fine', 0.7, 'semolina'],
])('« %s » is known', (name, kgPerL, source) => {
  expect(knownDensity(name)).toEqual({ kgPerL, source })
})

test.each([
  'Lait de coco',
  'Lait en poudre',
  'Lait concentré sucré',
  'Riz au lait',
  'Riz soufflé',
  'Crème de riz',
  'Crème pâtissière',
  'Crème glacée',
  'Beurre de cacao',
  'Beurre de cacahuète',
  'Farine de sarrasin',
  'Sucre glace',
  'Sucre en morceaux',
  'Gros sel',
  'Fleur de sel',
  'Sel de céleri',
  'Semoule au lait',
  'Thon à l’huile d’olive',
  'Olives à l’huile',
  'Huile',
  '',
])('« %s » may be another product: nothing is proposed', (name) => {
  expect(knownDensity(name)).toBeNull()
})
