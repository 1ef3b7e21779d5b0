import { describe, expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { listOf, rolesOf } from './testing/lists.ts'

test('a price that no catalogue could hold is left out', () => {
  expect(
    listOf('Désignation;Conditionnement;Prix HT', 'Safran en poudre;Boîte 1 g;9000000').skipped,
  ).toMatchObject([{ reason: 'price-too-high' }])
})

test('a workbook: numbers, dates and empty cells, merged titles, rayons', () => {
  const matrix = [
    ['TARIF GENERAL', null, null, null, null, null],
    ['Client :', 'Le Bistrot', null, null, 'Date', new Date('2027-01-01')],
    ['Code article', 'Désignation article', 'Cond.', 'Unité fact.', 'Prix HT €', 'TVA'],
    ['ÉPICERIE SALÉE', null, null, null, null, null],
    [1234, 'Riz arborio', '5 kg', 'SAC', 14.35, 0.055],
    ['BOISSONS', null, null, null, null, null],
    [2234, 'Limonade', '24 x 33 cl', 'COL', 16.56, 0.055],
    [2235, 'Pinot noir AOP', 'carton 6 x 75 cl', 'CAR', 52.2, 0.2],
    ['Total', null, null, null, 1234, null],
  ]
  const { mapping } = proposeColumns(matrix)
  expect(mapping.header).toEqual({ row: 2, height: 1 })
  const list = readList(matrix, mapping)
  const rows = list.known ? list.rows : []
  expect(
    rows.map(({ code, category, priceHt, unit, vatRate }) => [code, category, priceHt, unit, vatRate]),
  ).toEqual([
    ['1234', 'Épicerie', 2.87, 'kg', 5.5],
    ['2234', 'Boissons', 2.0909, 'L', 5.5],
    ['2235', 'Boissons', 8.7, 'bouteille', 20],
  ])
})

test('a second price for another unit is there to compare, and a disagreement is shown', () => {
  const { rows } = listOf(
    'Fromages;Poids;Prix €/kg HT;Prix pièce HT',
    'Comté 18 mois;38 kg env.;21,50;',
    'Brie;2,8 kg;14,90;41,72',
    'Époisses;250 g;29,00;6,70',
  )
  expect(
    rows.map(({ category, priceHt, check, doubts }) => [
      category,
      priceHt,
      check?.agrees,
      doubts.map((doubt) => doubt.reason),
    ]),
  ).toEqual([
    ['Crémerie', 21.5, undefined, ['price-from-unit-price', 'pack-approximate']],
    ['Crémerie', 14.9, true, []],
    ['Crémerie', 26.8, false, ['unit-price-differs']],
  ])
})

test('a header of which most columns mean nothing to us is one still', () => {
  const list = [
    'Code;Désignation;€;Alpha;Beta;Gamma;Delta;Epsilon;%',
    '0010;Riz 5 kg;12,40;a;b;c;d;e;f',
    '0011;Sel 1 kg;0,90;a;b;c;d;e;f',
  ]
  expect(rolesOf(...list).slice(0, 4)).toEqual(['code', 'name', 'price', 'ignored'])
})

describe('what is no list', () => {
  test.each([
    ['not-a-table', ['Bonjour,', 'Voici nos prix,', 'Cordialement']],
    ['no-prices', ['Code;Désignation;Famille', '1;Tomate;Légumes', '2;Ail;Légumes']],
    ['no-name-column', ['Code;Prix HT', '1001;2,50', '1002;3,20']],
  ])('%s', (reason, list) => {
    expect(listOf(...list).skipped[0]?.reason).toBe(reason)
  })
})

test('headers of further pages, remarks and rows without price are left out, and say why', () => {
  const { rows, skipped } = listOf(
    'Code;Désignation;Prix HT',
    '1001;Tomate;2,50',
    'Code;Désignation;Prix HT',
    '1002;Ail;',
    'Prix valables jusqu’au 31.;;',
    '1003;;4,20',
    '1004;Thym;3,10',
  )
  expect(rows.map(({ row }) => row)).toEqual([1, 6])
  expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'repeated-header'],
    [3, 'price-missing'],
    [4, 'remark'],
    [5, 'name-missing'],
  ])
})

describe('a file that holds no list says why', () => {
  const LETTER = [
    'Madame, Monsieur,',
    '',
    'Suite à notre entretien téléphonique, veuillez trouver ci-dessous, comme convenu, nos conditions pour la saison.',
    'Nos prix, que nous avons voulus stables, restent les mêmes, hors produits de la mer.',
    'Le beurre, la crème et les œufs viennent de la ferme, à moins de 30 km.',
    'Livraison gratuite dès 150 €, du mardi au samedi, avant 9 h.',
    'Dans l’attente de votre réponse, nous vous prions d’agréer, Madame, Monsieur, nos salutations distinguées.',
    'Jean Dupré, gérant',
  ]

  test.each([
    ['not-a-table', LETTER],
    ['not-a-table', LETTER.slice(2)],
    [
      'not-a-table',
      [
        'Bonjour,',
        'Le beurre passe à 9,80 €, la crème épaisse à 4,10 €, et le lait entier reste à son prix.',
        'Pour les œufs, comptez 6,30 € le plateau, livré.',
        'Le comté, affiné dix-huit mois, vous est fait à 19,90 €, par demi-meule.',
      ],
    ],
    ['no-prices', ['Désignation;Famille', 'Tomate;Légumes', 'Ail;Légumes']],
    ['no-price-column', ['Désignation;Conseillé', 'Tomate;2,50', 'Ail;3,10']],
    ['no-rows', ['Code;Désignation;Prix HT']],
    ['no-rows', ['Code;Désignation;Prix HT', ';;', ';;']],
  ])('%s: %j', (reason, list) => {
    expect(listOf(...list).skipped[0]?.reason).toBe(reason)
  })

  test.each([
    [['Tomate, 2.50', 'Ail violet, 7.90', 'Thym, 1.20']],
    [['Tomate ronde de Marmande;2,50', 'Ail;7,90']],
    [['Nom;Prix', 'Tomate;2,50']],
    [['Produit,Prix', 'Beurre demi-sel de la ferme des Trois Chênes au lait cru,12.50']],
  ])('a name and a price are a list: %j', (list) => {
    expect(listOf(...list).rows).toHaveLength(list.filter((line) => /\d/u.test(line)).length)
  })
})

const prices = (...lines: string[]) => listOf(...lines).rows.map(({ name, priceHt }) => [name, priceHt])

test('commas that separate cells and decimals alike cost no price its cents', () => {
  const rows = ['Tomate,2,50', 'Ail,7,90 €', 'Sel,3']
  expect(prices('Nom,Prix', ...rows)).toEqual([
    ['Tomate', 2.5],
    ['Ail', 7.9],
    ['Sel', 3],
  ])
  expect(prices('Tomate,2,50', 'Ail,7,90', 'Thym,12,05').map(([, price]) => price)).toEqual([2.5, 7.9, 12.05])
  expect(prices('Nom,Unité,Prix,Remarque', 'Tomate,kg,2,50,', 'Ail,kg,7.90,frais')).toEqual([
    ['Tomate', 2.5],
    ['Ail', 7.9],
  ])
  const whole = ['Sel,5,"12,40"', 'Riz rond,4,"9,90"', 'Semoule,6,8.10']
  const unclear = listOf('Nom,Colis,Prix', ...whole, 'Riz,5,12,40', 'Crème, entière, UHT,4,10')
  expect(unclear.rows.map(({ name }) => name)).toEqual(['Sel', 'Riz rond', 'Semoule'])
  expect(unclear.skipped).toMatchObject([{ text: 'Riz,5,12,40' }, { text: 'Crème, entière, UHT,4,10' }])
})

test('a duplicate row is counted once, and the other is shown', () => {
  const list = listOf(
    'Code;Désignation;Prix HT',
    '1001;Tomate;2,50',
    '1001;Tomate;2,50',
    '1001;Tomate;2,60',
    '1001;Tomate; 2,50',
  )
  expect(list.rows.map(({ row }) => row)).toEqual([1, 3])
  expect(list.skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'repeated-row'],
    [4, 'repeated-row'],
  ])
})

test('what is not asked for in euros is left out, and its currency named; nothing and zero likewise', () => {
  const list = listOf(
    'Code;Désignation;Prix HT',
    '1;Tomate;$30.10',
    '2;Ail;CHF 4.20',
    '3;Thym;0,00',
    '4;Sel;',
    '5;Riz;2',
  )
  expect(list.rows.map(({ name }) => name)).toEqual(['Riz'])
  expect(list.skipped.map(({ reason }) => reason)).toEqual([
    'price-in-dollars',
    'price-in-francs',
    'price-zero',
    'price-missing',
  ])
  const dollars = listOf('Code;Item;Price', '1;Flour;$30.10', '2;Sugar;$8.20')
  expect(dollars.skipped.map(({ reason }) => reason)).toEqual(['price-in-dollars', 'price-in-dollars'])
})

test('a category from the name alone is a note, and not a doubt', () => {
  const [guessed] = listOf('Désignation;Prix HT/kg', 'Tomate;2,50').rows
  expect([guessed?.categoryGuessed, guessed?.doubts]).toEqual([true, []])
  const [certain] = listOf('Désignation;Rayon;Prix HT/kg', 'Tomate;Légumes;2,50').rows
  expect(certain?.categoryGuessed).toBe(false)
})

test('a word for a missing code is no code, and the rows under it are separate products', () => {
  for (const code of ['A Créer', '0', '-', 'NC']) {
    const { rows, skipped } = listOf(
      'Code;Vin;Cond.;Prix HT',
      ...['Chinon', 'Bourgueil', 'Sancerre'].map((name) => `${code};${name};75 cl;7,90`),
      'V12;Chablis;75 cl;12,00',
    )
    expect(rows.map((row) => [row.code, row.name])).toEqual([
      [null, 'Chinon'],
      [null, 'Bourgueil'],
      [null, 'Sancerre'],
      ['V12', 'Chablis'],
    ])
    expect(skipped).toEqual([])
  }
})
