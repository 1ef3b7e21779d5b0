import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'
import { readRecipeText } from './recipe-text.ts'

test.each([
  ['Poivre 2 g au kg de mêlée', 'Poivre', '2 g au kg de mêlée'],
  ['18 g de sel au kilo', 'sel', '18 g au kilo'],
  ['12 g de sel par kg de farine', 'sel', '12 g par kg de farine'],
  ['Sel : 15 g au litre', 'Sel', '15 g au litre'],
  ['10 g de gélatine par litre', 'gélatine', '10 g par litre'],
  ['Sel fin 16 g/kg', 'Sel fin', '16 g /kg'],
  ['Sel nitrité 18 ‰', 'Sel nitrité', '18 ‰'],
  ['20 g de sel pour 1 kg de farine', 'sel', '20 g pour 1 kg de farine'],
  ['2 feuilles de laurier au litre', 'laurier', '2 feuilles au litre'],
  ['5 g of salt per kg', 'salt', '5 g per kg'],
])('a rate is a doubt without a quantity: %s', (line, name, note) => {
  expect(readRecipeLine(line)).toMatchObject({
    name,
    note,
    quantity: null,
    counted: null,
    doubt: { reason: 'rate', written: note },
  })
})

test.each(['Saumon 200 g (24 €/kg)', '200 g de beurre à 8 € le kg', '1 kg de farine', '2 l de lait'])(
  'a price of a kilo, or a quantity alone, is none: %s',
  (line) => {
    expect(readRecipeLine(line)).toMatchObject({ quantity: expect.any(Number) as number })
    expect(readRecipeLine(line).doubt?.reason).not.toBe('rate')
  },
)

test.each([
  ['1 salade iceberg pour 5 personnes', 'salade iceberg', 3],
  ['1 melon pour 2', 'melon', 7.5],
  ['1 pain pour 4 personnes', 'pain', 3.75],
  ['1 pain (pour 4)', 'pain', 3.75],
  ['un poulet pour six', 'poulet', 2.5],
  ['1 lettuce for 3 people', 'lettuce', 5],
  ['Compter 6 crevettes par personne', 'crevettes', 90],
  ['Prévoir 2 tomates par convive', 'tomates', 30],
])('what some guests get is scaled to all of them: %s', (line, name, quantity) => {
  expect(readRecipeText(line, 15)[0]).toMatchObject({ name, quantity, doubt: null })
  expect(readRecipeText(line)[0]).toMatchObject({ quantity: null, doubt: { reason: 'per-guest' } })
})

test('for two to three guests is open', () => {
  expect(readRecipeText('1 tarte pour 2 à 3 personnes', 15)[0]).toMatchObject({
    name: 'tarte',
    quantity: null,
    doubt: { reason: 'per-guest' },
  })
})

test.each([
  ['Pain par personne', 'Pain', 'par personne'],
  ['Sauce pour 4', 'Sauce', 'pour 4'],
  ['Sel (par convive)', 'Sel', 'par convive'],
])('words about guests stay with a line that has no quantity: %s', (line, name, note) => {
  expect(readRecipeText(line, 8)[0]).toMatchObject({ name, quantity: null, note, doubt: null })
})

test.each([
  ['PdT rattes 1,2k', 'PdT rattes', 1.2],
  ['mayo 1,5k', 'mayo', 1.5],
  ['Beurre 0,5 k', 'Beurre', 0.5],
])('k behind a name is kilos: %s', (line, name, quantity) => {
  expect(readRecipeLine(line)).toMatchObject({ name, quantity, unit: 'kg' })
})

test.each([
  'Dorure ........... 1 jaune',
  'Dorure - 1 jaune',
  'Glaçage ....... 1 blanc',
  'Liaison → 2 jaunes',
  'Beurre [250]',
  'Beurre / 250',
])('a figure left in the name of a line without a quantity is a doubt: %s', (line) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity: null, doubt: { reason: 'several' } })
})

test.each([
  'Farine T55',
  'Crème 35 % MG',
  'Comté 1er choix',
  'Gambas 20/30',
  'Lait 1/2 écrémé',
  'Mélange 5 baies',
  'Comté 18 mois',
])('a figure that belongs to a name is none: %s', (line) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity: null, doubt: null })
})
