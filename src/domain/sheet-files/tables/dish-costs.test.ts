import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (drawing: string) =>
  findSheets([{ tabs: [tab('Ratatouille', drawing)] }]).sheets.map(({ title, total, verdict }) => ({
    title: title.value,
    total: total?.value ?? null,
    differs: verdict.exact
      ? []
      : verdict.reasons.flatMap((reason) =>
          reason.reason === 'figure-differs'
            ? [
                {
                  figure: reason.figure,
                  stated: reason.stated.value,
                  computed: Math.round(reason.computed * 1000) / 1000,
                },
              ]
            : [],
        ),
    exact: verdict.exact,
  }))

/** @param courgette its cells of phases, and their total */
const phases = (heads: string, courgette: string) => `
Ratatouille
Portions | 8
Denrées | Unité | ${heads} | PU HT | PT HT
Courgette | kg | ${courgette} | 2 | 1.60
Aubergine | kg | 0.5 | | | 0.5 | 3 | 1.50
Huile | L | 0.1 | 0.05 | | 0.15 | 6 | 0.90
Total | | | | | | | 4.00
Coût par portion | | | | | | | 0.50`

test.each([
  'Base | Garniture | Finition | Total',
  'Phase 1 | Phase 2 | Phase 3 | Total',
  'Base | Sauce | Décor | Quantité totale',
  'Pâte | Garniture | Montage | Qté',
  'Cuisson légumes | Coulis | Service | Total',
])('phases that do not add up to their total are a doubt, under %s', (heads) => {
  expect(read(phases(heads, '0.8 | 0.4 | | 0.8'))).toMatchObject([
    { total: 4, exact: false, differs: [{ figure: 'quantity-total', stated: 0.8, computed: 1.2 }] },
  ])
  expect(read(phases(heads, '0.4 | 0.4 | | 0.8'))).toMatchObject([{ total: 4, exact: true }])
})

test.each([
  'Base | Garniture | Finition | Cumul',
  'Cuisson légumes | Coulis | Service | Somme',
  'Cuisson | Coulis | Service | Ensemble',
  'Base | Sauce | Décor | Global',
  'Cuisson | Coulis | Service | Tot.',
  'Cuisson | Coulis | Service | À sortir',
  'Cuisson | Coulis | Service | Récap',
  'Cooking | Sauce | Service | Sum',
])('what adds up most lines is their total whatever its head: %s', (heads) => {
  expect(read(phases(heads, '0.8 | 0.4 | | 0.8'))).toMatchObject([
    { total: 4, exact: false, differs: [{ figure: 'quantity-total', stated: 0.8, computed: 1.2 }] },
  ])
  expect(read(phases(heads, '0.4 | 0.4 | | 0.8'))).toMatchObject([{ total: 4, exact: true }])
})

test('no line adds up to a column that is named as their sum', () => {
  const [sheet] = read(`
Ratatouille
Denrées | Unité | Cuisson | Coulis | Cumul | PU HT | PT HT
Courgette | kg | 0.8 | 0.4 | 0.8 | 2 | 1.60
Huile | L | 0.3 | 0.1 | 0.3 | 2 | 0.60
Total | | | | | | 2.20`)
  expect(sheet?.differs.map(({ figure }) => figure)).toEqual(['quantity-total', 'quantity-total'])
})

test('one line whose phases are its only ones', () => {
  const [sheet] = read(`
Denrées | Unité | Base | Finition | | Total | PU HT | PT HT
Courgette | kg | 0.8 | 0.4 | | 0.8 | 2 | 1.60
Total | | | | | | | 1.60`)
  expect(sheet).toMatchObject({ exact: false, differs: [{ figure: 'quantity-total' }] })
})

test('columns of something else beside the quantities are no phases of them', () => {
  const [sheet] = read(`
Ratatouille
Portions | 8
Denrées | Unité | Énergie | Glucides | Qté | PU HT | PT HT
Courgette | kg | 17 | 3.1 | 0.8 | 2 | 1.60
Aubergine | kg | 25 | 5.9 | 0.5 | 3 | 1.50
Total | | | | | | 3.10`)
  expect(sheet).toMatchObject({ exact: true })
})

/** Ratatouille at 3.10 €, tian at 2.20 €. @param costs beside their four lines */
const dishes = (head: string, costs: readonly string[]) => `
Plat | Ingrédient | Quantité | Unité | PU HT | Coût | ${head}
Ratatouille | Courgette | 0.8 | kg | 2 | 1.60 | ${costs[0] ?? ''}
Ratatouille | Aubergine | 0.5 | kg | 3 | 1.50 | ${costs[1] ?? ''}
Tian | Courgette | 0.8 | kg | 2 | 1.60 | ${costs[2] ?? ''}
Tian | Huile | 0.1 | L | 6 | 0.60 | ${costs[3] ?? ''}`

test.each([
  ['Coût matière du plat', ['3.1', '3.1', '9.99', '9.99']],
  ['Coût matière du plat', ['3.1', '', '9.99', '']],
  ['Coût du plat', ['3.1', '3.1', '9.99', '9.99']],
  ['Coût total du plat', ['3.1', '3.1', '9.99', '9.99']],
  ['Coût recette', ['3.1', '', '9.99', '']],
  ['Dish cost', ['3.1', '3.1', '9.99', '9.99']],
])('a last column %s is compared with the lines of each dish', (head, costs) => {
  expect(read(dishes(head, costs))).toMatchObject([
    { title: 'Ratatouille', total: 3.1, exact: true },
    { title: 'Tian', total: 9.99, exact: false, differs: [{ figure: 'total', stated: 9.99, computed: 2.2 }] },
  ])
})

test.each([
  ['9.10', false],
  ['3.10', true],
])('in a table of one dish it is compared beside the total: %s', (stated, exact) => {
  const [sheet] = read(`
Ratatouille
Ingrédient | Quantité | Unité | PU HT | Coût | Coût matière du plat
Courgette | 0.8 | kg | 2 | 1.60 | ${stated}
Aubergine | 0.5 | kg | 3 | 1.50 | ${stated}
Total | | | | 3.10 |`)
  expect(sheet).toMatchObject({ exact })
})
