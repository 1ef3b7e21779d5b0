import { expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { listOf, matrixOf } from './testing/lists.ts'

const PRODUCTS = ['Tomate ronde', 'Carotte', 'Poireau', 'Navet']

/** A list under the heads, its further columns of prices 0,10 € apart. */
const listUnder = (heads: string) => {
  const [, , ...prices] = heads.split(';')
  const rows = PRODUCTS.map((name, row) =>
    [name, 'kg', ...prices.map((_, at) => (1.25 + row / 2 + at / 10).toFixed(2).replace('.', ','))].join(';'),
  )
  return [heads, ...rows]
}
const chosen = (heads: string) => {
  const { columns } = proposeColumns(matrixOf(listUnder(heads)))
  return columns.filter(({ role }) => role !== 'ignored' && role !== 'name' && role !== 'unit')
}

test.each([
  ['Produit;Unité;Sem. préc.;Sem.', 'Sem.'],
  ['Produit;Unité;Semaine 12;Semaine 13', 'Semaine 13'],
  ['Produit;Unité;S14;S13', 'S14'],
  ['Produit;Unité;Janvier;Février;Mars', 'Mars'],
  ['Produit;Unité;01/03/2026;08/03/2026', '08/03/2026'],
  ['Produit;Unité;Prix au 02/11/2026;Prix au 26/10/2026', 'Prix au 02/11/2026'],
  ['Produit;Unité;Prix sept. 2026;Prix oct. 2026', 'Prix oct. 2026'],
  ['Produit;Unité;Tarif 2025;Tarif 2026', 'Tarif 2026'],
  ['Produit;Unité;Ancien;Prix', 'Prix'],
])('of prices at several dates the newest is proposed: %s', (heads, header) => {
  expect(chosen(heads).map((column) => column.header)).toEqual([header])
})

test.each([
  'Produit;Unité;Chez Martin;Chez Durand;Promocash',
  'Produit;Unité;Cat. I;Cat. II',
  'Produit;Unité;Départ;Franco',
  'Produit;Unité;Prix départ HT;Prix franco HT',
  'Produit;Unité;Prix HT;Prix HT',
  'Produit;Unité;Lundi;Jeudi',
  'Produit;Unité;Décembre;Janvier',
  'Produit;Unité;Prix extra €/kg;Prix standard €/kg',
])('of prices that are as likely the user chooses one: %s', (heads) => {
  const lines = listUnder(heads)
  expect(chosen(heads)).toEqual([])
  expect(listOf(...lines)).toMatchObject({ rows: [], skipped: [{ reason: 'several-prices' }] })
  const { columns } = proposeColumns(matrixOf(lines))
  expect(columns.filter(({ sure }) => !sure)).toHaveLength(heads.split(';').length - 2)
})

test.each([
  [
    'paper-invoice',
    'Code;Désignation;Qté;Un.;Montant HT;TVA',
    '12;Tomate;10;kg;25,00;5,5',
    '13;Ail;5;kg;6,00;5,5',
  ],
  ['paper-invoice', 'Désignation;Quantité;Unité;Total HT', 'Tomate;10;kg;25,00', 'Ail;5;kg;6,00'],
  ['paper-invoice', 'Article;Qté;Un;Net HT', 'Tomate;10;kg;22,50', 'Ail;5;kg;6,00'],
  ['paper-invoice', 'Article;Qty;Unit;Amount', 'Tomato;10;kg;25.00', 'Garlic;5;kg;6.00'],
  ['paper-invoice', 'Produit;Qté livrée;Qté;Mt HT', 'Tomate;10;10;25,00', 'Ail;5;5;6,00'],
  ['paper-order', 'Produit;Unité;Commandé;Livré', 'Farine;kg;25;25', 'Sucre;kg;10;10'],
  ['paper-order', 'Produit;Unité;Qté commandée', 'Farine;kg;25,5', 'Sucre;kg;10'],
  ['paper-stock', 'Produit;Unité;Reste', 'Farine;kg;24,5', 'Sucre;kg;12,25'],
  [
    'paper-stock',
    'Article;Unité;Stock théorique;Stock compté',
    'Farine;kg;24,50;24,00',
    'Sucre;kg;12,00;12,00',
  ],
  ['paper-stock', 'Produit;En réserve', 'Farine;24,50', 'Sucre;12,25'],
  ['paper-recipes', 'Plat;Produit;Quantité;Unité', 'Tarte;Pomme;0,50;kg', 'Crumble;Pomme;0,45;kg'],
  ['no-price-column', 'Produit;Durée (min);Unité', 'Farine;24,5;kg', 'Sucre;12;kg'],
  ['no-price-column', 'Produit;En vrac;Unité', 'Farine;24,5;kg', 'Sucre;12;kg'],
  ['no-price-column', 'Produit;Unité;Kilos vendus', 'Farine;kg;24,5', 'Sucre;kg;12'],
])('a paper without prices is refused by its name: %s, %s', (reason, ...lines) => {
  expect(listOf(...lines)).toMatchObject({ rows: [], skipped: [{ reason }] })
})

const doubtsOf = (...lines: string[]) =>
  listOf(...lines).rows.map(({ doubts }) => doubts.some(({ reason }) => reason === 'price-basis-uncertain'))

test("a bare 'Prix' beside quantities is a doubt, unless what they cost in all proves it", () => {
  const rows = ['Tomate;10;kg;25,00', 'Ail;1;kg;6,00', 'Navet;;kg;1,20']
  expect(doubtsOf('Désignation;Qté;Unité;Prix', ...rows)).toEqual([true, false, false])
  expect(doubtsOf('Article;Livré;Un;Prix', ...rows)).toEqual([true, false, false])
  expect(doubtsOf('Désignation;Qté;Unité;Prix/kg', ...rows)).toEqual([false, false, false])
  expect(doubtsOf('Désignation;Qté;Unité;Prix unitaire', ...rows)).toEqual([false, false, false])
  expect(
    doubtsOf('Désignation;Qté;Unité;Prix;Montant', 'Tomate;10;kg;2,50;25,00', 'Ail;3;kg;6,00;6,00'),
  ).toEqual([false, true])
})

const PACKS = [
  ['Thon naturel', 'boîte 650 g', '8,45', '5,49', 8.45],
  ['Olives', 'seau 5 kg', '6,10', '30,50', 6.1],
  ['Riz', 'sac 10 kg', '1,80', '18,00', 1.8],
  ['Sel', 'sachet 1 kg', '0,60', '0,60', 0.6],
] as const

test.each([
  ['Prix unitaire', 'Prix payé'],
  ['Prix', 'Prix colis'],
  ['Prix HT', 'Tarif HT'],
  ['Prix net', 'Prix facturé'],
  ['Prix/kg', 'Prix'],
  ['P.U.', 'P.T.'],
  ['Tarif', 'Réglé'],
  ['Cours', 'Sortie caisse'],
  ['Prix', 'La boîte'],
  ['PU', 'Valeur'],
])('of %s and %s the rows prove which is of the pack, and which is not divided again', (measured, whole) => {
  for (const heads of [
    `Article;Conditionnement;${measured};${whole}`,
    `Article;Conditionnement;${whole};${measured}`,
  ]) {
    const first = heads.endsWith(whole)
    const rows = PACKS.map(([name, pack, one, all]) =>
      [name, pack, ...(first ? [one, all] : [all, one])].join(';'),
    )
    const { rows: read } = listOf(heads, ...rows)
    expect(read.map(({ priceHt, unit }) => [Math.round(priceHt * 100) / 100, unit])).toEqual(
      PACKS.map(([, , , , price]) => [price, 'kg']),
    )
  }
})
