import { expect, test } from 'vitest'
import { familySums } from './family-sums.ts'
import { readTill } from './read-till.ts'
import { proposeTillColumns } from './till-columns.ts'

const table = (...lines: string[]) => lines.map((line) => line.split(';'))
const read = (...lines: string[]) => {
  const matrix = table(...lines)
  const reading = readTill(matrix, proposeTillColumns(matrix))
  return reading.known ? reading : { ...reading, names: [] }
}
const soldOf = ({ names }: ReturnType<typeof read>) =>
  Object.fromEntries(names.map(({ key, quantity }) => [key, quantity]))

test('receipts on which an article is are not portions of it', () => {
  const report = read(
    'Exporté le 02/11/2026 08:14;;;;',
    'Du 01/10/2026 au 31/10/2026;;;;',
    'Article;Nombre de tickets;Quantité vendue;Quantité offerte;CA TTC',
    'Burger;88;102;2;1 734,00',
    'Frites;70;1 204;0;4 816,00',
  )
  expect(soldOf(report)).toEqual({ burger: 102, frites: 1204 })
})

test('the day of an export is no day of sales', () => {
  const lines = ['Article;Quantité', 'Sole;3']
  expect(read('Exporté le 02/11/2026;', 'Du 01/10/2026 au 31/10/2026;', ...lines)).toMatchObject({
    days: { firstDay: '2026-10-01', lastDay: '2026-10-31' },
  })
  expect(read('Imprimé le 02/11/2026;', ...lines)).toMatchObject({ days: null })
  expect(read('Journée du 02/11/2026;', ...lines)).toMatchObject({
    days: { firstDay: '2026-11-02', lastDay: '2026-11-02' },
  })
})

test.each([
  ['above it', ['PLATS;59;1419', 'Blanquette;41;861', 'Sole;18;558', 'DESSERTS;20;160', 'Tarte;20;160']],
  ['below it', ['Blanquette;41;861', 'Sole;18;558', 'PLATS;59;1419', 'Tarte;20;160', 'DESSERTS;20;160']],
])('the sum of a family %s is no dish, and is named', (_where, rows) => {
  const reading = read('Nom;Quantité;Total TTC', ...rows)
  expect(soldOf(reading)).toEqual({ blanquette: 41, sole: 18, tarte: 20 })
  expect(reading).toMatchObject({ families: ['PLATS', 'DESSERTS'] })
})

test('quantities that happen to add up are no families', () => {
  const few = ['Nom;Quantité', 'Gambas;5', 'Sole;3', 'Cabillaud;2', 'Tarte;4', 'Mousse;4']
  expect(read(...few)).toMatchObject({ families: [], names: { length: 5 } })
  const otherAmounts = [
    'Nom;Quantité;CA',
    'Gambas;5;125',
    'Sole;3;93',
    'Cabillaud;2;50',
    'Tarte;4;32',
    'Mousse;4;28',
  ]
  expect(read(...otherAmounts)).toMatchObject({ families: [], names: { length: 5 } })
  expect(familySums([[5], [3], [2]])).toEqual(new Set())
  expect(familySums(Array.from({ length: 12 }, () => [0, 0]))).toEqual(new Set())
})

test('a column of refunded portions is subtracted, unless there is one of what is left', () => {
  const square = read('Item;Items Sold;Items Refunded;Net Sales', 'Sole;20;2;558', 'Tarte;9;0;72')
  expect(soldOf(square)).toEqual({ sole: 18, tarte: 9 })
  expect(square).toMatchObject({ returned: 2 })
  const net = read('Item;Quantity Sold;Quantity Refunded;Net Quantity', 'Sole;20;2;18', 'Tarte;9;0;9')
  expect(soldOf(net)).toEqual({ sole: 18, tarte: 9 })
  expect(net).toMatchObject({ returned: 0 })
  expect(soldOf(read('Article;Qté brute;Qté remboursée;Qté nette', 'Sole;20;2;18'))).toEqual({ sole: 18 })
})

test('a cancelled or failed sale is none, a refund is subtracted', () => {
  const receipts = read(
    'Date;Statut;Article;Qté;Total',
    '01/10/2026;Payé;Sole;4;124',
    '01/10/2026;Annulé;Sole;3;93',
    '02/10/2026;Échouée;Tarte;1;8',
    '02/10/2026;Remboursement;Sole;1;-31',
  )
  expect(soldOf(receipts)).toEqual({ sole: 3 })
  expect(receipts).toMatchObject({ cancelled: 2 })
})

test.each([
  ['1.204', '980', { cafe: 1204, eau: 980 }],
  ['1,204', '980', { cafe: 1204, eau: 980 }],
  ['41.000', '18.000', { cafe: 41, eau: 18 }],
  ['41,00', '18', { cafe: 41, eau: 18 }],
])('%s beside %s', (coffee, water, sold) => {
  expect(soldOf(read('Article;Nb vendus', `Café;${coffee}`, `Eau;${water}`))).toEqual(sold)
})

test('what is sold by weight keeps its sum beside the whole number', () => {
  expect(read('Article;Quantité', 'Côte de bœuf;12,4', 'Sole;3', 'Tarte;2')).toMatchObject({
    names: [{ quantity: 12, unrounded: 12.4 }, { quantity: 3 }, { quantity: 2 }],
  })
})

test('quantities before the names are read where no column has them', () => {
  const receipts = read(
    'Date;Description;Montant',
    '01/10/2026;2 x Sole;62',
    '01/10/2026;Tarte;8',
    '02/10/2026;3x Sole;93',
  )
  expect(soldOf(receipts)).toEqual({ sole: 5, tarte: 1 })
  expect(receipts).toMatchObject({ countedInNames: true })
})

test('an amount is never taken for a quantity, and columns that nothing names are asked about', () => {
  expect(read('Date;Description;Montant', '01/10/2026;Sole;62', '01/10/2026;Tarte;8')).toMatchObject({
    known: false,
    reason: 'no-quantity-column',
  })
  expect(read('Produit;Lun;Mar', 'Sole;2;3', 'Tarte;1;2')).toMatchObject({ reason: 'no-quantity-column' })
  expect(read('Sole;41;861', 'Tarte;18;144')).toMatchObject({ reason: 'no-quantity-column' })
})

test('a column for each day or month is read by the column that is their sum', () => {
  const months = read('Produit;Sept. 2026;Oct. 2026;Total', 'Sole;12;18;30', 'Tarte;38;41;79')
  expect(soldOf(months)).toEqual({ sole: 30, tarte: 79 })
  expect(months).toMatchObject({ days: { firstDay: '2026-09-01', lastDay: '2026-10-31' } })
  expect(read('Produit;Lun;Mar;Total', 'Sole;2;3;99', 'Tarte;1;2;3')).toMatchObject({ known: false })
})

const receipts = (...days: string[]) =>
  read('Date;Item;Qty;Total', ...days.map((day) => `${day} 12:31;Sole;2;62.00`))

test.each([
  ['month first where only that is a date', ['10/01/26', '10/13/26', '10/31/26'], '2026-10-01', '2026-10-31'],
  ['day first where only that is a date', ['01/10/26', '13/10/26', '31/10/26'], '2026-10-01', '2026-10-31'],
  [
    'day first where both are within a period',
    ['01/10/26', '02/10/26', '03/10/26'],
    '2026-10-01',
    '2026-10-03',
  ],
])('days are read %s', (_order, days, firstDay, lastDay) => {
  expect(receipts(...days)).toMatchObject({ days: { firstDay, lastDay } })
})

test('days that would be spread over the year by day and within a month by month are asked for', () => {
  expect(receipts('10/01/26', '10/05/26', '10/12/26')).toMatchObject({ days: null, names: [{ quantity: 6 }] })
})
