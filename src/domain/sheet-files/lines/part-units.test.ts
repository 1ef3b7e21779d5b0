import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { describe, expect, test } from 'vitest'

/** What a sheet leaves open in its first line, and what that line costs. */
function firstLine(heads: string, row: string, further: readonly string[] = []) {
  const rows = [heads, row, ...further].join('\n')
  const [sheet] = findSheets([{ tabs: [tab('Plat', `Plat du jour\nCouverts | 4\n${rows}`)] }]).sheets
  const { verdict, lines } = sheet ?? {}
  const reasons = verdict?.exact === false ? verdict.reasons : []
  return {
    doubts: reasons.flatMap((reason) => ('line' in reason && reason.line === 0 ? [reason.reason] : [])),
    price: `${String(lines?.[0]?.price?.value)}/${String(lines?.[0]?.priceUnit)}`,
    cost: lines?.[0]?.cost ?? null,
  }
}

const HEADS = 'Produit | Qté | U | PU HT'
const FURTHER = ['Bœuf | 1 | kg | 16', 'Crème | 0.5 | L | 3.9', 'Farine | 0.2 | kg | 0.8']

describe('a price without a unit beside a clove, a slice or a leaf is a doubt of its line', () => {
  test.each([
    'Ail | 8 | gousse | 9.8',
    'Vanille | 1 | gousse | 350',
    'Jambon | 4 | tranche | 8.7',
    'Basilic | 6 | feuille | 14',
    'Saumon | 4 | pavé | 17.9',
    'Gélatine | 4 | feuille | 29.9',
    'Thym | 2 | branche | 12',
    'Persil | 3 | brin | 1.1',
    'Ail | 1 | tête | 9.8',
    'Gingembre | 1 | morceau | 4.6',
    'Fond brun | 3 | louche | 4.2',
  ])('%s', (row) => {
    expect(firstLine(HEADS, row, FURTHER).doubts).toEqual(['price-unit-unknown'])
  })

  test('and so it is beside packs, whatever they hold', () => {
    const heads = 'Produit | Qté | U | PU HT | Cond. achat'
    const further = ['Bœuf | 1 | kg | 16 | sac 5 kg', 'Thon | 1 | boîte | 9.75 | boîte 4/4']
    expect(firstLine(heads, 'Pain de mie | 20 | tranche | 4.6 | pain 1,5 kg', further).doubts).toEqual([
      'price-unit-unknown',
    ])
  })
})

describe('it is none', () => {
  test.each([
    'Thon | 1 | boîte | 2.4',
    'Menthe | 2 | botte | 1.1',
    'Œufs | 4 | pièce | 0.22',
    'Levure | 1 | sachet | 0.3',
    'Pâte filo | 1 | paquet | 3.2',
  ])('of what is bought as it is counted: %s', (row) => {
    expect(firstLine(HEADS, row, FURTHER).doubts).toEqual([])
  })

  test("where the line's own cost counts it", () => {
    const heads = 'Produit | Qté | U | PU HT | Coût'
    const further = ['Bœuf | 1 | kg | 16 | 16', 'Farine | 0.2 | kg | 0.8 | 0.16']
    expect(firstLine(heads, 'Ail | 6 | gousse | 0.1 | 0.6', further).doubts).toEqual([])
  })

  test('where the total of the file counts it', () => {
    const further = ['Bœuf | 1 | kg | 16', 'Farine | 0.2 | kg | 0.8', 'Total | | | 16.76']
    expect(firstLine(HEADS, 'Ail | 6 | gousse | 0.1', further).doubts).toEqual([])
    expect(
      firstLine(HEADS, 'Ail | 6 | gousse | 0.1', [...further.slice(0, 2), 'Total | | | 18']).doubts,
    ).toEqual(['price-unit-unknown'])
  })
})

const withPacks = (pack: string) => `Ingrédients | Quantité | Unité | Prix d'achat | ${pack}`

describe('the column of packs says what a price is of, also among packs', () => {
  const packs = ['Haricots | 1 | kg | 12.5 | sac 5 kg', 'Thon | 1 | boîte | 9.75 | boîte 4/4']

  test.each([
    ['Conditionnement', 'Ail | 8 | gousse | 9.8 | kg'],
    ['Cond.', 'Ail | 8 | gousse | 9.8 | le kg'],
    ['Cond.', 'Ail | 8 | gousse | 9.8 | 1 kg'],
    ['Cond. achat', 'Jambon | 6 | tranche | 8.7 | au kg'],
    ['Conditionnement', 'Citron | 2 | pièce | 2.1 | kg'],
    ['Conditionnement', 'Menthe | 3 | brin | 1.2 | botte'],
  ])('%s: %s', (pack, row) => {
    const { doubts, cost } = firstLine(withPacks(pack), row, packs)
    expect(doubts).toContain('units-unrelated')
    expect(cost).toBeNull()
  })

  test.each([
    ['Ail | 30 | g | 9.8 | kg', 0.294],
    ['Ail | 0.03 | kg | 9.8 | le kg', 0.294],
    ['Vin | 25 | cl | 4 | litre', 1],
    ['Menthe | 0.5 | botte | 1.2 | botte', 0.6],
  ])('and costs what it says where the units are alike: %s', (row, cost) => {
    const read = firstLine(withPacks('Conditionnement'), row, packs)
    expect(read.doubts).toEqual([])
    expect(read.cost).toBeCloseTo(cost, 6)
  })
})
