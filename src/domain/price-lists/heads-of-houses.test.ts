import { expect, test } from 'vitest'
import { priceHeaderOf } from './price-header.ts'
import { rolesOf, summarizeRows } from './testing/lists.ts'

const last = (row: string) => row.split(' · ').at(-1)

const SINGLE = [
  'Prix unit. HT',
  'P. unit.',
  'P.unit. HT',
  'Px unit. HT',
  'Px U. HT',
  'Px U HT',
  'Unit. HT',
  'Unitaire HT',
  'Tarif unit. HT',
  'Tarif U. HT',
  'P.U. HT',
  'PRIX UNIT.NET HT',
  'PRIX_UNIT_HT',
  'Coût unit.',
]

test.each(SINGLE)('%s is the price of the unit that each row names', (header) => {
  const list = [
    `Désignation;Unité;${header}`,
    'Tomate;kg;2,50',
    'Huile;L;3,10',
    'Melon;pièce;1,80',
    'Thym;botte;1,20',
  ]
  expect(rolesOf(...list)).toEqual(['name', 'unit', 'price'])
  expect(summarizeRows(...list).map(last)).toEqual(['2.5/kg', '3.1/L', '1.8/pièce', '1.2/botte'])
  expect(priceHeaderOf(header)).toMatchObject({ per: null, or: [], single: true })
})

test.each(['U.F.', 'UF', 'Base', 'Base de prix', 'Prix à', 'Prix au', 'Unité de facturation'])(
  '%s over units is the unit of the prices',
  (header) => {
    const list = [`Désignation;${header};Cond.;Prix HT`, 'Lait;L;6 x 1 L;0,95', 'Brie;kg;3 x 1 kg;12,00']
    expect(rolesOf(...list)).toEqual(['name', 'unit', 'pack', 'price'])
    expect(summarizeRows(...list).map(last)).toEqual(['0.95/L', '12/kg'])
  },
)

test('the unit of the invoice is that of the price, and the one of orders is not', () => {
  const rows = ['Brie;colis;kg;12,00', 'Melon;colis;pièce;1,80']
  for (const invoiced of ['U.F.', 'Unité de facturation', 'Unité de prix'])
    expect(
      summarizeRows(`Désignation;Unité de commande;${invoiced};Prix HT`, ...rows).map(last),
      invoiced,
    ).toEqual(['12/kg', '1.8/pièce'])
})

test.each(['Base', 'Prix de base', 'Prix public HT', 'Tarif public H.T.', 'Prix franco', 'Prix franco HT'])(
  '%s over amounts is a price where there is no better one',
  (header) => {
    const rows = ['Brie;kg;12,00;11,00', 'Comté;kg;15,90;14,90']
    expect(rolesOf(`Désignation;Unité;${header};DLC`, ...rows)[2]).toBe('price')
    expect(rolesOf(`Désignation;Unité;${header};Prix net HT`, ...rows).slice(2)).toEqual(['ignored', 'price'])
  },
)

test('a price per kg over rows in litres or in pieces is a doubt', () => {
  const rows = ['Brie;kg;12,00', 'Huile;L;3,10', 'Melon;pièce;1,80', 'Thym;botte;1,20', 'Carotte;colis;0,90']
  for (const header of ['Prix/kg', 'Prix HT au kg', '€/kg'])
    expect(summarizeRows(`Désignation;Unité;${header}`, ...rows).map(last), header).toEqual([
      '12/kg',
      '3.1/kg (price-unit-differs)',
      '1.8/kg (price-unit-differs)',
      '1.2/kg (price-unit-differs)',
      '0.9/kg',
    ])
  expect(summarizeRows('Désignation;Unité;Prix/L', 'Huile;L;3,10', 'Brie;kg;12,00').map(last)).toEqual([
    '3.1/L',
    '12/L (price-unit-differs)',
  ])
})

test('a price cell that names its own unit, and a unit of orders, contradict nothing', () => {
  expect(
    summarizeRows('Désignation;Unité;Prix/kg', 'Melon;pièce;1,80 €/kg', 'Brie;kg;12,00 €').map(last),
  ).toEqual(['1.8/kg', '12/kg'])
  expect(
    summarizeRows('Désignation;Unité de commande;Prix/kg', 'Jambon;pièce;8,40', 'Brie;kg;12,00').map(last),
  ).toEqual(['8.4/kg', '12/kg'])
})

const LONG = 'Au lait cru de la ferme, croûte lavée, affiné en cave'

test.each([
  ['Désignation', 'Description'],
  ['Produit', 'Désignation longue'],
  ['Désignation courte', 'Désignation longue'],
  ['Libellé', 'Libellé long'],
  ['Article', 'Description détaillée'],
  ['Product name', 'Product description'],
  ['Désignation', 'Désignation 2'],
  ['Appellation', 'Description'],
])('beside %s, %s is a note', (name, note) => {
  const cells = [
    ['Comté', `${LONG} 12 mois`, '15,90'],
    ['Époisses', `${LONG} au marc`, '12,00'],
    ['Brie', `${LONG} de Meaux`, '9,80'],
  ]
  const list = cells.map((row) => row.join(';'))
  expect(rolesOf(`${name};${note};Prix HT`, ...list)).toEqual(['name', 'ignored', 'price'])
  const turned = cells.map(([short = '', long = '', price = '']) => [long, short, price].join(';'))
  expect(rolesOf(`${note};${name};Prix HT`, ...turned)).toEqual(['ignored', 'name', 'price'])
})

test('a description beside codes or numbers is the name', () => {
  const rows = ['Beurre doux;8,20', 'Crème épaisse;4,10', 'Lait entier;0,95']
  const codes = (of: (at: number) => string) => rows.map((row, at) => `${of(at)};${row}`)
  expect(rolesOf('Article;Description;Prix HT', ...codes((at) => `A-10${String(at)}`))[1]).toBe('name')
  expect(rolesOf('Item;Description;Price', ...codes((at) => String(at * 37 + 20)))[1]).toBe('name')
  expect(rolesOf('Désignation longue;Prix HT', ...rows)).toEqual(['name', 'price'])
})
