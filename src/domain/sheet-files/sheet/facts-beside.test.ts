import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const onlySheet = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Fiche', drawing)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const valuesOf = (found: readonly { value: string }[]) => found.map(({ value }) => value)

test('crosses in columns of allergens are read by their names, also in fewer than four columns', () => {
  const sheet = onlySheet(`
Quiche
Ingrédients | Quantité | Unité | PU | Gluten | Œuf | Lait | Coût
Pâte brisée | 0.3 | kg | 3 | X | | X | 0.9
Œufs | 5 | pièce | 0.2 | | X | | 1
Muscade | | QS
Total | | | | | | | 1.9`)
  expect(sheet.allergens?.value).toBe('Pâte brisée : Gluten, Lait ; Œufs : Œufs')
  expect(sheet.verdict.exact).toBe(true)
})

test('figures under the name of a food are no crosses', () => {
  const { allergens } = onlySheet(`
Crêpes
Ingrédients | Quantité | Unité | PU | Lait | Coût
Farine | 0.3 | kg | 1 | 1 | 0.3
Œufs | 5 | pièce | 0.2 | 1 | 1
Total | | | | | 1.3`)
  expect(allergens).toBeNull()
})

const FORM = `
Nom du plat | Bœuf bourguignon
Catégorie | Plat
Nombre de portions | 4
Temps de cuisson | 3h
Temps de préparation | 45 | min
Température : 95 °C
Photo | [insérer photo]
Ingrédients | Quantité | Unité | Prix unitaire | Coût
Paleron | 1 | kg | 12 | 12
Vin | 0.5 | L | 6 | 3
Coût total | | | | 15
Étapes de préparation
1. Mariner la viande
2. Cuire 3 h à couvert
Remarques : servir avec pommes vapeur
3. Dresser`

test('a category whose word is a label elsewhere is read beside its own', () => {
  const { category, title } = onlySheet(FORM)
  expect(category?.value).toBe('Plat')
  expect(title.value).toBe('Bœuf bourguignon')
})

test('durations are notes with their labels, and a remark among the steps is a note alone', () => {
  const { steps, notes } = onlySheet(FORM)
  expect(valuesOf(steps)).toEqual(['Mariner la viande', 'Cuire 3 h à couvert', 'Dresser'])
  expect(valuesOf(notes)).toEqual([
    'Temps de cuisson : 3h',
    'Temps de préparation : 45 min',
    'Température : 95 °C',
    'servir avec pommes vapeur',
  ])
})

const outcomesOf = (name: string, drawing: string) =>
  findSheets([{ tabs: [tab(name, drawing)] }]).tabs.map(({ outcome }) => outcome)

test('an inventory is reported as another paper, with its quantities', () => {
  const stock =
    'Produit | Stock | Unité | PU HT | Valeur\nFarine | 25 | kg | 0.9 | 22.5\nSucre | 18 | kg | 1.2 | 21.6'
  expect(outcomesOf('INVENTAIRE', stock)).toEqual(['stock'])
  expect(outcomesOf('Feuil1', 'Horaires\nOuvert de 12 h à 14 h')).toEqual(['other'])
})

test('rows without heads are a sheet where formulas multiply a quantity before the name', () => {
  const { lines, total, portions, verdict } = onlySheet(`
Far breton (8 parts)

0.25 | kg | Farine | 0.9 | 0.225 =A3*D3
0.75 | L | Lait | 1 | 0.75 =A4*D4
4 | pièce | Œufs | 0.2 | 0.8 =ROUND(A5*D5,2)

 | | | Total | 1.775 =SUM(E3:E5)`)
  expect(lines.map(({ name, quantity, unit }) => [name.value, quantity?.value, unit])).toEqual([
    ['Farine', 0.25, 'kg'],
    ['Lait', 0.75, 'L'],
    ['Œufs', 4, 'pièce'],
  ])
  expect([total?.value, portions?.value, verdict.exact]).toEqual([1.775, 8, true])
})
