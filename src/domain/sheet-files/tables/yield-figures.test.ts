import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const onlySheet = (drawing: string) => findSheets([{ tabs: [tab('Fond', drawing)] }]).sheets[0]

const stock = (above: string) => `
Fond blanc
${above}
Denrées | Qté | Unité | PU | Total
Os de veau | 5 | kg | 2 | 10
Carottes | 1 | kg | 1.5 | 1.5
Total | | | | 11.5`

test.each([
  ['in one cell, with a colon', 'Rendement : 5 L', 5, 'L'],
  ['in one cell, without one', 'Rendement 2,5 kg', 2.5, 'kg'],
  ['beside the label, with its unit', 'Quantité obtenue | 5 L', 5, 'L'],
  ['beside the label, its unit behind it', 'Rendement | 750 | g', 750, 'g'],
  ['in words', 'Pour 3 litres', 3, 'L'],
  ['in the unit of its label', 'Rendement (L) | 5', 5, 'L'],
  ['in the unit of its label, in words', 'Quantité obtenue en grammes : | 800', 800, 'g'],
])('what a preparation gives is read %s, and is no number of portions', (_, above, value, unit) => {
  const { yield: given, portions, verdict } = onlySheet(stock(above)) ?? {}
  expect(given).toMatchObject({ value, unit })
  expect(portions).toBeNull()
  expect(verdict?.exact).toBe(true)
})

test.each([['Rendement : 20 portions'], ['Rendement | 20'], ['Pour 20 personnes']])(
  'portions are no weight that a preparation gives: %s',
  (above) => {
    const { yield: given, portions } = onlySheet(stock(above)) ?? {}
    expect([given, portions?.value]).toEqual([null, 20])
  },
)

test('two different yields are none, and portions are beside a yield', () => {
  expect(onlySheet(stock('Rendement : 5 L\nVolume final : 4 L'))?.yield).toBeNull()
  const both = onlySheet(stock('Rendement : 5 L\nPortions : 25'))
  expect([both?.yield?.value, both?.portions?.value]).toEqual([5, 25])
})
