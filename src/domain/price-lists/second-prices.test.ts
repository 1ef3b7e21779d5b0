import { expect, test } from 'vitest'
import { listOf, rowsOf, summarizeRows } from './testing/lists.ts'

test.each([
  'Libellé;U;Tarif catalogue;Offre du 1er au 15/12',
  'Libellé;U;Prix HT;Offre du mois',
  'Libellé;U;Prix HT;Hors contrat',
  'Libellé;U;P.U. HT;Flash',
  'Libellé;U;Prix/kg;Adhérents',
])('a second price under a head of no known word is asked, also where some rows have none: %s', (heads) => {
  const rows = ['Chapon;kg;13,90;11,90', 'Oie;kg;52,00;46,50', 'Magret;kg;18,40;', 'Boudin;kg;21,00;18,50']
  expect(listOf(heads, ...rows)).toMatchObject({ rows: [], skipped: [{ reason: 'several-prices' }] })
  const dearer = rows.map((row) => row.replace(/;([^;]+);([^;]+)$/u, ';$2;$1'))
  expect(listOf(heads, ...dearer)).toMatchObject({ rows: [], skipped: [{ reason: 'several-prices' }] })
})

test('figures that are far from the price, or now above and now below it, are no second price', () => {
  for (const others of [
    ['0,30', '1,20', '0,40'],
    ['14,90', '46,50', '18,90'],
    ['130,00', '600,00', '170,00'],
  ])
    expect(
      listOf(
        'Libellé;U;Prix HT;Indice',
        ...['Chapon;kg;13,90', 'Oie;kg;52,00', 'Magret;kg;18,40'].map(
          (row, at) => `${row};${others[at] ?? ''}`,
        ),
      ).rows,
    ).toHaveLength(3)
})

test('an offer in a single row is a doubt of that row', () => {
  const rows = ['Chapon;kg;13,90;11,90', 'Oie;kg;52,00;', 'Magret;kg;18,40;', 'Boudin;kg;21,00;']
  for (const head of ['Offre', 'Offre du 1er au 15/12', 'Promo du mois'])
    expect(listOf(`Libellé;U;Prix HT;${head}`, ...rows).rows.map(({ doubts }) => doubts.length)).toEqual([
      1, 0, 0, 0,
    ])
})

const names = (head: string) =>
  summarizeRows(`Produit;${head};Prix au kg`, 'Raisin Muscat;1;3,50', 'Raisin Italia;2;3,20').map(
    (row) => row.split(' · ')[0],
  )

test('a figure under a head that is no grade keeps the word of its head', () => {
  expect(names('Calibre')).toEqual(['- Raisin Muscat, cal. 1', '- Raisin Italia, cal. 2'])
  expect(names('Taille')).toEqual(['- Raisin Muscat, Taille 1', '- Raisin Italia, Taille 2'])
  expect(names('Qualité')).toEqual(['- Raisin Muscat, cat. 1', '- Raisin Italia, cat. 2'])
})

test.each(['Promo', 'Prix promo HT', 'Offre', 'Prix remisé', 'Tarif promo'])(
  "prices under '%s' in a few rows are a doubt of these rows",
  (head) => {
    const rows = [
      'Farine;0,80;',
      'Sucre;1,20;0,95',
      'Sel;0,40;',
      'Riz;2,10;',
      'Huile;1,90;1,70',
      'Lait;1,05;',
    ]
    const read = rowsOf(`Produit;Unité;Tarif HT;${head}`, ...rows.map((row) => row.replace(';', ';kg;')))
    expect(read).toEqual([
      '0.8/kg',
      '1.2/kg discount-not-applied',
      '0.4/kg',
      '2.1/kg',
      '1.9/kg discount-not-applied',
      '1.05/kg',
    ])
  },
)

test('in most rows they are asked about', () => {
  const rows = ['Farine;kg;0,80;0,70', 'Sucre;kg;1,20;0,95', 'Sel;kg;0,40;0,35', 'Riz;kg;2,10;1,90']
  expect(listOf('Produit;Unité;Tarif HT;Promo', ...rows).skipped).toMatchObject([
    { reason: 'several-prices' },
  ])
})
