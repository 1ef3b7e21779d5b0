import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const sheetOf = (drawing: string) => findSheets([{ tabs: [tab('Blanquette', drawing)] }]).sheets[0]
const linesOf = (drawing: string) =>
  sheetOf(drawing)?.lines.map(({ quantity, unit, price }) => [quantity?.value, unit, price?.value ?? null])
const doubtsOf = (drawing: string) => {
  const verdict = sheetOf(drawing)?.verdict
  return verdict === undefined || verdict.exact ? [] : verdict.reasons
}

/** Three phases of four lines between other cells; `carrots` is the sum that is stated of the second one. */
const blanquette = (
  [before, phases, behind]: readonly [string, string, string],
  cells: (name: string, unit: string) => string,
  sums: readonly string[],
) => `
${[before, phases, behind].filter((heads) => heads !== '').join(' | ')}
${cells('Épaule de veau', 'kg')} | 1.5 | | | ${sums[0] ?? ''}
${cells('Carottes', 'kg')} | 0.2 | 0.1 | | ${sums[1] ?? ''}
${cells('Beurre', 'kg')} | | 0.06 | 0.04 | ${sums[2] ?? ''}
${cells('Crème', 'L')} | | | 0.2 | ${sums[3] ?? ''}`

const named = (name: string, unit: string) => `${name} | ${unit}`
const SUMS = ['1.5', '0.3', '0.1', '0.2']
const QUANTITIES = [
  [1.5, 'kg', null],
  [0.3, 'kg', null],
  [0.1, 'kg', null],
  [0.2, 'L', null],
]

test.each([
  ['Ingrédients | Unité', 'Phase 1 | Phase 2 | Phase 3', 'Total'],
  ['Denrées | Unité', 'Phase 1 | Phase 2 | Phase 3', 'TOTAL'],
  ['Ingrédients | U', 'Étape 1 | Étape 2 | Étape 3', 'Quantité totale'],
  ['Produits | Unité', 'Base | Sauce | Finition', 'Qté totale'],
  ['Denrées | Unité', 'Qté phase 1 | Qté phase 2 | Qté phase 3', 'Qté totale'],
  ['Ingrédients | Unité', 'Phase 1 | Phase 2 | Phase 3', 'Total 8 pers.'],
  ['Ingrédients | Unité', 'Partie 1 | Partie 2 | Partie 3', 'Besoin'],
] as const)('phases without prices are quantities, which their total adds up: %s | %s | %s', (...heads) => {
  expect(linesOf(blanquette(heads, named, SUMS))).toEqual(QUANTITIES)
  const wrong = blanquette(heads, named, ['1.5', '0.4', '0.1', '0.2'])
  expect(doubtsOf(blanquette(heads, named, SUMS)).map(({ reason }) => reason)).not.toContain('figure-differs')
  expect(doubtsOf(wrong)).toContainEqual(
    expect.objectContaining({ reason: 'figure-differs', figure: 'quantity-total', computed: 0.3 }),
  )
})

test.each([
  ['Ingrédients | Unité', 'Phase 1 | Phase 2 | Phase 3'],
  ['Denrées | Unité', 'Étape 1 | Étape 2 | Étape 3'],
  ['Ingrédients | Unité', 'Base | Sauce | Finition'],
  ['Produits | Unité', 'Qté base | Qté sauce | Qté finition'],
  ['Ingrédients | U', 'Ph. 1 | Ph. 2 | Ph. 3'],
] as const)('phases without a total are added up: %s | %s', (before, phases) => {
  expect(linesOf(blanquette([before, phases, ''], named, []))).toEqual(QUANTITIES)
})

test.each([
  ['Phase 1 | Phase 2 | Phase 3', 'Quantité totale | PU HT | Montant'],
  ['Étape 1 | Étape 2 | Étape 3', 'Total | PU HT | PT HT'],
  ['Qté phase 1 | Qté phase 2 | Qté phase 3', 'Qté totale | Prix unitaire | Prix total'],
  ['Base | Sauce | Finition', 'Total 8 pers. | PU | Coût'],
  ['Phase 1 | Phase 2 | Phase 3', 'Total | Prix | Valeur'],
] as const)('phases beside prices are none, nor left unread: %s | %s', (phases, behind) => {
  const sums = ['1.5 | 10 | 15', '0.3 | 2 | 0.6', '0.1 | 10 | 1', '0.2 | 4 | 0.8']
  const drawing = `${blanquette(['Ingrédients | Unité', phases, behind], named, sums)}
Total | | | | | | | 17.4`
  expect(linesOf(drawing)?.map(([, , price]) => price)).toEqual([10, 2, 10, 4])
  expect(sheetOf(drawing)?.verdict).toMatchObject({ exact: true })
})

test.each(['Phase 1 | Phase 2 | Total', 'Étape 1 | Étape 2 | Somme', 'Partie 1 | Partie 2 | Total'])(
  'quantities are merged above their phases: %s',
  (phases) => {
    const drawing = `
Denrées | Unité | Quantités | → | →
 | | ${phases}
Épaule de veau | kg | 1.5 | | 1.5
Carottes | kg | 0.2 | 0.1 | 0.3
Beurre | kg | | 0.06 | 0.06`
    expect(linesOf(drawing)?.map(([quantity]) => quantity)).toEqual([1.5, 0.3, 0.06])
  },
)

const inGrams = (sum: string) => `
Ingrédients | Phase 1 (g) | Phase 2 (g) | Total (kg)
Épaule de veau | 1500 | | 1.5
Carottes | 200 | 100 | ${sum}
Beurre | | 60 | 0.06`

test('the total of phases may be in another unit', () => {
  expect(linesOf(inGrams('0.3'))?.map(([quantity, unit]) => `${String(quantity)} ${String(unit)}`)).toEqual([
    '1.5 kg',
    '0.3 kg',
    '0.06 kg',
  ])
  expect(doubtsOf(inGrams('0.3')).map(({ reason }) => reason)).toEqual(['prices-missing', 'total-missing'])
  expect(doubtsOf(inGrams('0.4')).map(({ reason }) => reason)).toContain('figure-differs')
})

test.each([
  ['Denrées | Unité', 'Pâte à choux | Crème mousseline | Finition', 'Total'],
  ['Ingrédients | Unité', 'Biscuit cuillère | Mousse citron | Décor', 'TOTAL'],
  ['Produits | U', 'Praliné | Ganache montée | Montage', 'Quantité totale'],
  ['Denrées | Unité', 'Farce fine | Jus de veau | Garniture', 'Somme'],
  ['Ingrédients | Unité', 'Appareil | Crème légère | Streusel', 'Total'],
] as const)('columns of parts whose total proves them are quantities: %s | %s | %s', (...heads) => {
  expect(linesOf(blanquette(heads, named, SUMS))).toEqual(QUANTITIES)
  const wrong = blanquette(heads, named, ['1.5', '0.4', '0.1', '0.2'])
  expect(doubtsOf(wrong)).toContainEqual(
    expect.objectContaining({ reason: 'figure-differs', figure: 'quantity-total', computed: 0.3 }),
  )
})

test.each([
  ['Ingrédients | Unité', 'Crêpes | Gaufres | Brioches', 'Total'],
  ['Ingrédients | Unité', 'Lundi | Mardi | Base', 'Total'],
  ['Ingrédients | Unité', 'Bar | Terrasse | Base', 'Total'],
] as const)('columns of dishes, days and places are no parts of one: %s | %s | %s', (...heads) => {
  expect(linesOf(blanquette(heads, named, SUMS))).not.toEqual(QUANTITIES)
})
