import { expect, test } from 'vitest'
import { listOf } from './testing/lists.ts'

test.each(['Cl.', 'CL', 'Cont. (cl)', 'Contenance cl'])(
  'figures under %j are the content of a bottle',
  (header) => {
    const { rows } = listOf(
      `Réf;Désignation;Millésime;${header};Prix HT / btle`,
      'A1;Pauillac;2018;150;58,00',
      'A2;Chablis;2021;75;14,20',
      'A3;Sauternes;2016;37,5;21,00',
      'A4;Brouilly;2022;75;8,10',
    )
    expect(rows.map((row) => [row.contentQuantity, row.contentUnit, row.packPriceHt])).toEqual([
      [1.5, 'L', 58],
      [75, 'cl', 14.2],
      [375, 'ml', 21],
      [75, 'cl', 8.1],
    ])
  },
)

test.each(['4e GAMME', '5ÈME GAMME', '1er PRIX'])('%j is a heading, and ends the rayon before', (heading) => {
  const { rows, skipped } = listOf(
    'Désignation;Unité;Prix HT',
    'FRUITS;;',
    'Pomme Gala;kg;1,80',
    `${heading};;`,
    'Mesclun;kg;9,50',
  )
  expect(rows.map(({ name, category }) => [name, category])).toEqual([
    ['Pomme Gala', 'Fruits'],
    ['Mesclun', 'Légumes'],
  ])
  expect(skipped).toEqual([])
})

test.each([
  'Total commande type',
  'Sous-total crèmerie',
  'TOTAL HT',
  'TVA 5,5 %',
  'Frais de port',
  'Net à payer',
])('a row of %j is no product', (name) => {
  const { rows, skipped } = listOf('Désignation;Unité;Prix HT', 'Beurre doux;kg;9,40', `${name};;1 912,13`)
  expect(rows.map((row) => row.name)).toEqual(['Beurre doux'])
  expect(skipped).toMatchObject([{ reason: 'remark' }])
})

test.each(['longe 3/5 kg', 'sous vide 5/6 kg', 'lobe 500/600 g', 'env. 800 g'])(
  'a content of %j is approximate, also where the price is per kg',
  (pack) => {
    const { rows } = listOf('Désignation;Conditionnement;Prix HT;Unité', `Thon albacore;${pack};22,50;kg`)
    expect(rows[0]).toMatchObject({ priceHt: 22.5, unit: 'kg' })
    expect(rows[0]?.doubts.map(({ reason }) => reason)).toEqual(['pack-approximate'])
  },
)

test('the content in a name is no doubt where a printed price per kg or L proves it', () => {
  const heads = 'Libellé;UV;Prix UV HT;Prix au kg/L'
  const doubts = (...rows: string[]) => listOf(heads, ...rows).rows.map((row) => row.doubts.length)
  expect(
    doubts('Thon 800 g;boîte;7,20;9,00', 'Huile 5 L;bidon;9,75;1,95', 'Miel 1 kg;pot;8,90;8,90'),
  ).toEqual([0, 0, 0])
  expect(doubts('Thon 160 g;boîte;2,20;', 'Thon 180 g;boîte;2,20;11,00')).toEqual([1, 2])
})

test.each([
  ['Poisson;Prix/kg', 'Bar;19,00', 'Sole;28,00', 'Lieu;9,00'],
  ['Fromages;Unité;Prix HT', 'Brie;kg;9,20', 'Œuf;pièce;0,19', 'Lait;L;0,95'],
])('short names are names where no other column is of texts: %s', (...lines) => {
  expect(listOf(...lines).rows.map(({ name }) => name)).toEqual(
    lines.slice(1).map((line) => line.split(';')[0]),
  )
})

test.each([
  'Frais de livraison',
  'Participation transport',
  'Participation aux frais de transport',
  'Consigne palette',
  'Consigne fût',
  'Consigne fût 30 L',
  'Consignes',
  'Éco-participation',
  'Eco participation emballages',
  'Livraison',
  'Livraison zone 2',
  'Transport',
  'Transport frigorifique',
  'Forfait gazole',
  'Supplément carburant',
  'Frais de dossier',
  'Emballage perdu',
  'Caisse consignée',
  'Fût consigné 30 L',
  'Port',
])('%j is a fee, with a code and without', (name) => {
  const coded = listOf(
    'Code;Désignation;Qté;Unité;PU HT;Montant HT;TVA',
    'P001;Beurre doux;2;kg;9,40;18,80;5,5',
    `P999;${name};1;;12,00;12,00;20`,
  )
  const bare = listOf('Désignation;Unité;Prix HT', 'Beurre doux;kg;9,40', `${name};pièce;12,00`)
  for (const { rows, skipped } of [coded, bare]) {
    expect(rows.map((row) => row.name)).toEqual(['Beurre doux'])
    expect(skipped).toMatchObject([{ reason: 'remark', text: expect.stringContaining(name) as string }])
  }
})

test.each([
  'Panier de transport',
  'Caisse de livraison isotherme',
  'Fût bière blonde consigné',
  'Port-salut',
  'Porto rouge',
  'Fromage frais',
  'Frais de saumon',
  'Emballage alimentaire',
  'Palette de porc',
  'Forfait fruits de saison',
  'Supplément fromage',
  'Bac gastro',
  'Bouteille consignée limonade',
])('%j is a product', (name) => {
  const { rows } = listOf('Désignation;Unité;Prix HT', 'Beurre doux;kg;9,40', `${name};pièce;12,00`)
  expect(rows.map((row) => row.name)).toEqual(['Beurre doux', name])
})
