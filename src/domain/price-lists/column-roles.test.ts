import { expect, test } from 'vitest'
import { hintsOfHeader } from './column-roles.ts'
import type { ColumnRole } from './column-roles.ts'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { listOf } from './testing/lists.ts'

const HEADERS: Partial<Record<ColumnRole, string[]>> = {
  code: ['Code', 'Réf.', 'Code Produit', 'CODE_ART', 'N° article', 'Item No', 'SKU'],
  name: [
    'Désignation',
    'Libellé produit',
    'LIB_ARTICLE',
    'Produit',
    'Nom de l’article',
    'Product Description',
  ],
  detail: ['Origine', 'Calibre', 'Millésime', 'Couleur', 'Cépage', 'Pays'],
  brand: ['Marque', 'Domaine', 'Fabricant', 'Brand'],
  category: ['Rayon', 'Famille', 'Sous-famille', 'Type de produit', 'Department'],
  storage: ['Température', 'T°', 'Conservation'],
  pack: ['Conditionnement', 'Cond.', 'Cdt', 'CONDT', 'Pack size', 'Flaconnage', 'Caisse', 'Cartons'],
  packCount: ['PCB', 'Nb par colis', 'Nbre/ct', 'Units per case', 'Nb pièces / plateau'],
  content: ['Poids net (kg)', 'Contenance', 'Volume', 'Pds'],
  unit: ['Unité', 'U.V.', 'Unité de commande', 'Unité Fact', 'UOM', 'U', 'Vente au', 'Vendu', 'Vendu à la'],
  price: [
    'Prix',
    'P.U. HT',
    'PUHT',
    'Tarif HT',
    'Prix net',
    'Prix remisé',
    'Prix après remise',
    'Prix net remisé',
    'PV HT',
    'Px HT',
    'prix_ht',
    'Unit price',
    'Prix au kg ou à la pièce',
  ],
  unitPrice: [
    'Prix/kg',
    "Prix à l'unité de mesure",
    'Prix au litre',
    'Tarif €/kg HT',
    'Prix à la portion',
    'Price per kg',
  ],
  priceWithTax: ['Prix TTC', 'PU T.T.C.'],
  vat: ['TVA', 'Taux TVA', 'Code TVA', 'VAT Rate'],
  allergens: ['Allergènes', 'Liste des allergènes'],
  allergenMark: ['Gluten', 'Fruits à coque', 'Œufs'],
  ignored: [
    'Prix conseillé',
    'Ancien prix',
    'Remise %',
    'Remise sur prix',
    'Prix hors remise',
    'DLC',
    'EAN13',
    'Stock',
    'Qté',
    'Total',
    'Prix public',
  ],
}

test.each(Object.entries(HEADERS))('%s is recognised by %j', (role, headers) => {
  const roles = headers.map((header) => hintsOfHeader(header)[0]?.role)
  expect(roles).toEqual(headers.map(() => role))
})

const strength = (header: string) => hintsOfHeader(header)[0]?.strength ?? 0

test('net is preferred to list price, this year to last, the mean to the extremes', () => {
  expect(strength('Prix net HT')).toBeGreaterThan(strength('Tarif HT'))
  expect(strength('Tarif HT')).toBeGreaterThan(strength('Prix brut HT'))
  expect(strength('Tarif 2027')).toBeGreaterThan(strength('Tarif 2026'))
  expect(strength('Moyen')).toBeGreaterThan(strength('Maxi'))
})

test('rows that are only counted have no code, and a content has its unit beside it', () => {
  const matrix = [
    ['N°', 'Désignation', 'Contenance', 'Unité', 'Prix HT'],
    ['1', 'Huile d’olive', '5', 'L', '42,00'],
    ['2', 'Vinaigre', '1', 'L', '2,10'],
    ['3', 'Sucre', '10', 'kg', '11,50'],
  ]
  const { mapping } = proposeColumns(matrix)
  expect(mapping.roles).toEqual(['ignored', 'name', 'content', 'unit', 'price'])
  const list = readList(matrix, mapping)
  expect(list.known ? list.rows.map(({ priceHt, unit }) => [priceHt, unit]) : []).toEqual([
    [8.4, 'L'],
    [2.1, 'L'],
    [1.15, 'kg'],
  ])
})

test('a header that names its column outright is believed of cells that say little', () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`M${String(at)}`, `P${String(at)}`, `${String(at)},50`])
  const roles = (code: (at: number) => string, header: string) =>
    proposeColumns([
      [header, 'Marque', 'Produit', 'Prix HT'],
      ...rows.map((row, at) => [code(at + 1), ...row]),
    ]).mapping.roles
  const named = ['code', 'brand', 'name', 'price']
  expect(roles((at) => String(at).padStart(5, '0'), 'Code')).toEqual(named)
  expect(roles(String, 'Code')).toEqual(named)
  expect(roles((at) => String(at).padStart(5, '0'), 'N°')).toEqual(named)
  expect(roles(String, 'N°')).toEqual(['ignored', ...named.slice(1)])
})

const proposed = (...headers: string[]) => {
  const rows = [
    ['Lait', '0,95', '5,70'],
    ['Sucre', '1,10', '22,00'],
  ]
  return proposeColumns([headers, ...rows]).columns.map(({ role, sure }) => (sure ? role : `${role}?`))
}

test('of two prices that are as likely none is proposed, and both are to be checked', () => {
  expect(proposed('Produit', 'Prix départ HT', 'Prix livré HT')).toEqual(['name', 'ignored?', 'ignored?'])
  expect(proposed('Produit', 'Prix HT', 'Prix HT')).toEqual(['name', 'ignored?', 'ignored?'])
  expect(proposed('Produit', 'Prix net HT', 'Prix brut HT')).toEqual(['name', 'price', 'ignored'])
})

test.each([
  ['Description', 'Type de produit'],
  ['Désignation longue', 'Nature du produit'],
  ['Descriptif', 'Statut produit'],
  ['Ce que nous livrons', 'Classe de produit'],
  ['Description', 'Nom du fournisseur'],
  ['Beschreibung', 'Produktart'],
])('a name differs from row to row, whatever the heads say: %s beside %s', (names, kinds) => {
  const list = listOf(
    `Code;${names};${kinds};Unité;Prix HT`,
    '101;Pain de riz;Épicerie;kg;2,73',
    '102;Biscuit avoine;Épicerie;pièce;2,08',
    '103;Farine de maïs;Épicerie;kg;2,39',
  )
  expect(list.rows.map(({ name }) => name)).toEqual(['Pain de riz', 'Biscuit avoine', 'Farine de maïs'])
})

test('a description tells apart products of one name', () => {
  const list = listOf(
    'Produit;Description;Unité;Prix HT',
    'Tomate;ronde 57-67;kg;2,73',
    'Tomate;grappe 67-82;kg;2,08',
    'Carotte;lavée;kg;2,39',
    'Carotte;fane;botte;2,90',
  )
  expect(list.rows.map(({ name }) => name)).toEqual([
    'Tomate, ronde 57-67',
    'Tomate, grappe 67-82',
    'Carotte, lavée',
    'Carotte, fane',
  ])
})

const named = (heads: string) => {
  const rows = [
    'Serviette;2 plis 39 x 39;blanc;3,10',
    'Serviette;2 plis 39 x 39;bordeaux;3,45',
    'Serviette;ouate 40 x 40;gris;6,80',
    'Nappe;rouleau 25 m;ivoire;19,90',
    'Set;30 x 40 papier;kraft;2,75',
  ]
  return listOf(heads, ...rows).rows.map(({ code, name }) => [code, name] as const)
}

test.each([
  'Article;Descriptif;Coloris;Le cent HT',
  'Article;Description;Couleur;Prix HT',
  'Produit;Modèle;Coloris;Prix HT',
  'Article;Désignation;Coloris;Le cent HT',
  'Produit;Libellé;Couleur;Prix HT',
])('columns that describe a product complete names that repeat: %s', (heads) => {
  const read = named(heads)
  expect(new Set(read.map(([, name]) => name)).size).toBe(5)
  expect(read.every(([code, name]) => code === null && name.split(', ').length === 3)).toBe(true)
})
