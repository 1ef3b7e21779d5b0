import { expect, test } from 'vitest'
import { shareWord } from './shared-words.ts'

test.each([
  ['HUILE TOURNESOL RAFFINEE', 'Huile de tournesol'],
  ['TOURN. RAFF. 5L', 'Huile de tournesol'],
  ['Œufs plein air', 'OEUF 53/63'],
  ['TOM RONDE', 'Tomates'],
  ['PDT AGRIA', 'Pommes de terre'],
  ['FDB BARQ', 'Fraises des bois'],
  ['PLT FERMIER', 'Poulet'],
  ['HLE OLIV', 'Huile d’olive'],
  ['FRMGE BLC', 'Fromage blanc'],
  ['T55', 't55'],
  ['Chou-fleur', 'Choufleur'],
])('%s and %s share a word', (one, other) => {
  expect([shareWord(one, other), shareWord(other, one)]).toEqual([true, true])
})

test.each([
  ['Beurre doux', 'Tomate ronde'],
  ['Beurre des Charentes', 'Sel des mers du Sud'],
  ['Semoule fine', 'Sel'],
  ['Farine T55 5 kg', 'Sucre T55 5 kg'],
  ['Huile, bouteille 1 litre', 'Vinaigre, bouteille 1 litre'],
  ['Lait 6 x 1 L', 'Jus 6 x 1 L'],
  ['1001', 'Crème'],
  ['', 'Crème'],
])('%s and %s share none', (one, other) => {
  expect([shareWord(one, other), shareWord(other, one)]).toEqual([false, false])
})
