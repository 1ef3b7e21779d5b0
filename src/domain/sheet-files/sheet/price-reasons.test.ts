import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { describe, expect, test } from 'vitest'

const LINES = `Bœuf | 2 | kg | 12 | 24
Carottes | 1 | kg | 1.5 | 1.5`

const HEAD = 'Denrées | Qté | Unité | PU | Total'
const TOTAL = 'Total | | | | 25.5'

/** The only sheet of a tab with a dish for six above the drawn rows. */
function read(...rows: string[]) {
  const drawing = ['Daube provençale', 'Portions | 6', ...rows].join('\n')
  const { sheets } = findSheets([{ tabs: [tab('Fiche', drawing)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  return {
    title: sheet?.title.value,
    lines: sheet?.lines.length,
    reasons: sheet?.verdict.exact === true ? [] : sheet?.verdict.reasons.map(({ reason }) => reason),
  }
}

describe('purchase prices are with VAT', () => {
  test.each([
    ['by a remark above the table', ['NB : tous les prix sont TTC (Promocash)', HEAD, LINES, TOTAL]],
    ['by a remark below the table', [HEAD, LINES, TOTAL, "Prix d'achat TTC, tickets Leclerc"]],
    ['by a remark far below the table', [HEAD, LINES, TOTAL, '', '', 'Prix d’achat T.T.C. (pas HT)']],
    ['by a remark in brackets above the table', ['(prix TTC)', HEAD, LINES, TOTAL]],
    ['by a remark on purchases and sales', ['Prix d’achat TTC et prix de vente TTC', HEAD, LINES, TOTAL]],
    ['by a remark in English', ['All purchase prices include VAT', HEAD, LINES, TOTAL]],
    ['by a remark beside a selling price', ['Tarifs en € TTC', HEAD, LINES, TOTAL, 'PV TTC | | | | 66']],
    [
      'by a remark on purchases, whatever the head says',
      ["Prix d'achat TTC", 'Denrées | Qté | Unité | PU HT | PT HT', LINES, TOTAL],
    ],
    ['by a second row of heads', [HEAD, ' | | | (€ TTC) | (€ TTC)', LINES, TOTAL]],
    ['by a second row of one head', [HEAD, ' | | | en € TTC', LINES, TOTAL]],
    ['by a head above those of price and cost', [' | | | Prix TTC | →', HEAD, LINES, TOTAL]],
    [
      'by the text of a price',
      [HEAD, 'Bœuf | 2 | kg | 12 € TTC | 24', 'Carottes | 1 | kg | 1.5 | 1.5', TOTAL],
    ],
    ['by the only total', [HEAD, LINES, 'Total TTC | | | | 25.5', 'Coût par personne TTC | | | | 4.25']],
    ['by a total in one cell', [HEAD, LINES, '', 'Coût total TTC : 25,50 €']],
    ['by a sign behind the total', [HEAD, LINES, 'Total | | | | 25.5 | € TTC']],
    ['by the cost of a portion alone', [HEAD, LINES, 'Coût par personne TTC | | | | 4.25']],
    [
      'by a total that the lines are, beside one without VAT that they are not',
      [HEAD, LINES, 'Total TTC | | | | 25.5', 'Total HT | | | | 24.17'],
    ],
  ])('%s', (_, rows) => {
    const { reasons, title, lines } = read(...rows)
    expect({ title, lines }).toEqual({ title: 'Daube provençale', lines: 2 })
    expect(reasons).toContain('prices-with-tax')
  })
})

describe('VAT is not of the purchases', () => {
  test.each([
    ['in a selling price', [HEAD, LINES, TOTAL, 'PV TTC | | | | 66']],
    ['in the price of the dish above the table', ['Prix TTC | 11 | TVA | 0.1 as 0%', HEAD, LINES, TOTAL]],
    ['in a selling price that is not filled in', ['Prix de vente TTC :', HEAD, LINES, TOTAL]],
    ['in a price that is not filled in', [HEAD, LINES, TOTAL, 'Prix TTC']],
    ['in a remark on the carte', [HEAD, LINES, TOTAL, 'Prix carte TTC, service compris']],
    ['in a remark on what is sold', [HEAD, LINES, TOTAL, 'Vendu 11 € TTC en salle']],
    ['in a remark on what is taken away', [HEAD, LINES, TOTAL, 'Tarif TTC à emporter']],
    ['in a remark on both heads', ['Prix d’achat HT et TTC', HEAD, LINES, TOTAL]],
    ['in a remark on both', ['Prix d’achat HT, prix de vente TTC', HEAD, LINES, TOTAL]],
    ['in a remark that denies it', ['Tous les prix sont HT, pas TTC', HEAD, LINES, TOTAL]],
    [
      'in a remark on prices, above heads without VAT',
      ['Tous nos prix sont TTC', 'Denrées | Qté | Unité | PU HT | PT HT', LINES, TOTAL],
    ],
    ['in the sign of a selling price', [HEAD, LINES, TOTAL, 'Prix de vente | | | | 66 | € TTC']],
    [
      'in a total beside the one without VAT',
      [HEAD, LINES, 'Total HT | | | | 25.5', 'TVA 5,5 % | | | | 1.4', 'Total TTC | | | | 26.9'],
    ],
    [
      'in a row of prices under their labels',
      ['Coût HT | Coût TTC | PV TTC', '25.5 | 26.9 | 66', HEAD, LINES, TOTAL],
    ],
  ])('%s', (_, rows) => {
    const { reasons, title, lines } = read(...rows)
    expect({ title, lines }).toEqual({ title: 'Daube provençale', lines: 2 })
    // A remark under the title may be the title.
    expect(reasons?.filter((reason) => reason !== 'title-unclear')).toEqual([])
  })
})

const reasonsOf = (...drawings: string[]) =>
  findSheets([{ tabs: drawings.map((drawing, at) => tab(`Onglet ${String(at + 1)}`, drawing)) }]).sheets.map(
    ({ title, verdict }) => [
      title.value,
      !verdict.exact && verdict.reasons.some(({ reason }) => reason === 'prices-with-tax'),
    ],
  )
const listOfLines = (price: string, ...behind: string[]) =>
  [
    `Plat | Ingrédient | Qté | Unité | ${price} | Coût`,
    'Daube | Bœuf | 2 | kg | 12 | 24',
    'Daube | Carottes | 1 | kg | 1.5 | 1.5',
    'Soupe | Poireau | 1 | kg | 2 | 2',
    'Soupe | Crème | 0.5 | L | 4 | 2',
    ...behind,
  ].join('\n')
const sizes = (price: string, total: string) =>
  [
    'Salade niçoise',
    `Ingrédients | ${price} | Petite (g) | Grande (g) | Coût P | Coût G`,
    'Thon | 14 | 50 | 100 | 0.7 | 1.4',
    'Olives | 10 | 10 | 20 | 0.1 | 0.2',
    'Haricots | 4 | 50 | 100 | 0.2 | 0.4',
    `${total} | | | | 1 | 2`,
  ].join('\n')

describe('in other layouts', () => {
  test.each([
    ['a head of a list of lines', listOfLines('PU TTC'), true],
    ['a remark below a list of lines', listOfLines('PU', '', "Prix d'achat TTC"), true],
    ['a list of lines without VAT', listOfLines('PU HT'), false],
    [
      'a remark on what is sold below a list of lines',
      listOfLines('PU', '', 'Prix de vente TTC sur la carte'),
      false,
    ],
  ])('%s', (_, drawing, expected) => {
    expect(reasonsOf(drawing)).toEqual([
      ['Daube', expected],
      ['Soupe', expected],
    ])
  })

  test.each([
    ['a head of sizes with its unit behind', sizes('€ TTC / kg', 'Total'), true],
    ['a head of sizes', sizes('Prix/kg TTC', 'Total'), true],
    ['a total of sizes', sizes('Prix/kg', 'Total TTC'), true],
    ['sizes without VAT', sizes('Prix/kg', 'Total'), false],
  ])('%s', (_, drawing, expected) => {
    expect(reasonsOf(drawing).map(([, isTaxed]) => isTaxed)).toEqual([expected, expected])
  })

  const BARE = `Daube
Denrées | Qté | Unité
Bœuf | 2 | kg
Carottes | 1 | kg
Coût total | 25.5`
  test.each([
    ['Produit | Unité | Prix TTC\nBœuf | kg | 12\nCarottes | kg | 1.5', true],
    ["Tarifs d'achat TTC\nProduit | Unité | Prix\nBœuf | kg | 12\nCarottes | kg | 1.5", true],
    ['Produit | Unité | Prix HT\nBœuf | kg | 12\nCarottes | kg | 1.5', false],
  ])('prices of another tab: %s', (products, expected) => {
    expect(reasonsOf(BARE, products)).toEqual([['Daube', expected]])
  })
})
