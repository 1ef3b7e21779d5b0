import { describe, expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'
import { listOf, rolesOf } from './test-lists.ts'

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
  const rows = list.read ? list.rows : []
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
    ['Crémerie', 21.5, undefined, ['price-from-unit-price']],
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
    ['no-price-column', ['Code;Désignation;Famille', '1;Tomate;Légumes', '2;Ail;Légumes']],
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
