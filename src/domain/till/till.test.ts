import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Matrix } from '../tables/cell.ts'
import { readDays } from '../tables/read-days.ts'
import { readSold } from './till-quantity.ts'
import { readTill } from './read-till.ts'
import { proposeTillColumns } from './till-columns.ts'

const sum = (list: number[]) => list.reduce((one, other) => one + other, 0)
const read = (matrix: Matrix) => readTill(matrix, proposeTillColumns(matrix))

describe('a till’s file', () => {
  const report: Matrix = [
    ['Restaurant Le Zinc', '', ''],
    ['Ventes du 01/10/2026 au 31/10/2026', '', ''],
    [],
    ['Famille', 'Article', 'Qté', 'CA TTC', '% CA'],
    ['Plats', 'BLANQUETTE', '214', '4 494,00', '12,5'],
    ['Plats', 'SOLE MEUN.', '1 186', '36 766,00', '40'],
    ['', 'Total Plats', '1 400', '41 260,00', ''],
    ['Desserts', 'ILE FLOTTANTE', '180', '1 170,00', '3'],
    ['Desserts', 'Ile flottante', '-2', '-13,00', ''],
  ]

  it('is read past its title, its totals and its amounts; refunds are subtracted', () => {
    expect(read(report)).toEqual({
      known: true,
      names: [
        { name: 'BLANQUETTE', key: 'blanquette', quantity: 214, takenBack: 0 },
        { name: 'SOLE MEUN.', key: 'sole meun.', quantity: 1186, takenBack: 0 },
        { name: 'ILE FLOTTANTE', key: 'ile flottante', quantity: 178, takenBack: 0 },
      ],
      days: { firstDay: '2026-10-01', lastDay: '2026-10-31' },
      byDay: { known: false, reason: 'no-dates' },
      skipped: 1,
      unread: [],
      families: [],
      cancelled: 0,
      returned: 0,
      countedInNames: false,
    })
  })

  it('names the rows whose quantity cannot be read, and counts those without one', () => {
    const rows = [
      ['Article', 'Qté'],
      ['Sole', '3'],
      ['Bar', '5'],
      ['Aligot', '8'],
      ['Légumes rôtis', 'douze'],
      ['Verre de vin', '12 cl'],
      ['Plats', ''],
      ['Desserts', '-'],
      ['Total', 'voir annexe'],
      ['', '4'],
    ]
    expect(read(rows)).toMatchObject({
      names: [{ name: 'Sole' }, { name: 'Bar' }, { name: 'Aligot' }],
      unread: [
        { name: 'Légumes rôtis', unread: 'douze' },
        { name: 'Verre de vin', unread: '12 cl' },
      ],
      skipped: 4,
    })
  })

  it('with refunds alone of a dish counts 0 of it, and says how many', () => {
    const refunds = [
      ['Article', 'Qté'],
      ['Homard breton roti', '-2'],
      ['Sole', '3'],
    ]
    expect(read(refunds)).toMatchObject({
      names: [
        { name: 'Homard breton roti', quantity: 0, takenBack: 2 },
        { name: 'Sole', quantity: 3, takenBack: 0 },
      ],
    })
  })

  it('with a row a day adds them up, and its period is that of its rows', () => {
    const matrix = [
      ['Date', 'Libellé', 'Quantité vendue', 'Montant HT'],
      ['03/10/2026 12:41', 'Blanquette', 2, 38.18],
      ['01/10/2026 20:02', 'Blanquette', 3, 57.27],
      [new Date(Date.UTC(2026, 9, 17)), 'Sole', 1, 28.18],
    ]
    expect(read(matrix)).toMatchObject({
      names: [{ quantity: 5 }, { quantity: 1 }],
      days: { firstDay: '2026-10-01', lastDay: '2026-10-17' },
    })
  })

  it('without titles is read by what its columns hold', () => {
    const matrix = [
      ['Blanquette', 214],
      ['Sole meunière', 186],
    ]
    expect(proposeTillColumns(matrix)).toEqual({ header: null, roles: ['dish', 'quantity'] })
    expect(read(matrix)).toMatchObject({ names: [{ quantity: 214 }, { quantity: 186 }], days: null })
  })

  it('says which column is missing, and when nothing was sold', () => {
    const names = [['Article'], ['Blanquette']]
    expect(read(names)).toEqual({ known: false, reason: 'no-quantity-column' })
    expect(readTill([[12]], { header: null, roles: ['quantity'] })).toEqual({
      known: false,
      reason: 'no-dish-column',
    })
    expect(readTill([['Total', 12]], { header: null, roles: ['dish', 'quantity'] })).toEqual({
      known: false,
      reason: 'no-sales',
    })
  })

  it('keeps every portion, however its rows are cut', () => {
    const row = fc.tuple(fc.constantFrom('Sole', 'SOLE ', 'Onglet', 'Tête de veau'), fc.nat({ max: 500 }))
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
        const reading = readTill(rows, { header: null, roles: ['dish', 'quantity'] })
        if (!reading.known) throw new Error(reading.reason)
        expect(sum(reading.names.map(({ quantity }) => quantity))).toBe(sum(rows.map(([, sold]) => sold)))
        expect(new Set(reading.names.map(({ key }) => key)).size).toBe(reading.names.length)
      }),
    )
  })
})

test.each([
  ['01/10/2026', '2026-10-01', '2026-10-01'],
  ['2026-10-01T20:15:00', '2026-10-01', '2026-10-01'],
  ['1er octobre 2026', '2026-10-01', '2026-10-01'],
  ['du 28/09/26 au 01/11/26', '2026-09-28', '2026-11-01'],
  ['Octobre 2026', '2026-10-01', '2026-10-31'],
  ['02/2028', '2028-02-01', '2028-02-29'],
  ['2026-02', '2026-02-01', '2026-02-28'],
])('%s are the days from %s to %s', (text, firstDay, lastDay) => {
  expect(readDays(text)).toEqual({ firstDay, lastDay })
})

test.each(['31/06/2026', 'Blanquette', '12', '1 200,50', '', '99/99/2026'])('%s is no day', (text) => {
  expect(readDays(text)).toBeNull()
})

test.each([
  ['12', 12],
  ['1 200', 1200],
  ['12,00', 12],
  ['-3', -3],
  ['(3)', -3],
  ['12 x', 12],
  ['douze', null],
  ['', null],
])('%s portions are %s', (text, sold) => {
  expect(readSold(text)).toBe(sold)
})
