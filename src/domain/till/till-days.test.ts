import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Matrix } from '../tables/cell.ts'
import { proposeTillColumns } from './till-columns.ts'
import { readTill } from './read-till.ts'

const read = (matrix: Matrix) => {
  const reading = readTill(matrix, proposeTillColumns(matrix))
  if (!reading.known) throw new Error(reading.reason)
  return reading
}
const table = (...lines: string[]) => lines.map((line) => line.split(';'))
/** 'day meal': what was sold of each name there. */
function byDay(matrix: Matrix) {
  const { byDay: days, names } = read(matrix)
  if (!days.known) return days.reason
  const sold = days.services.map(({ day, meal }, at) => [
    meal === null ? day : `${day} ${meal}`,
    Object.fromEntries(
      names.flatMap(({ key, onDays }) => (onDays?.[at] ? [[key, onDays[at]] as const] : [])),
    ),
  ])
  return Object.fromEntries(sold) as Record<string, Record<string, number>>
}
const undatedIn = (matrix: Matrix) => {
  const { byDay: days } = read(matrix)
  return days.known ? days.undated : null
}

describe('rows of one day', () => {
  it('with times are of lunch before 5 p.m., of the evening before until 5 a.m.', () => {
    const receipts = table(
      'Date;Article;Qté',
      '02/10/2026 16:59;Sole;1',
      '02/10/2026 17:00;Sole;2',
      '03/10/2026 04:59;Sole;3',
      '03/10/2026 05:00;Sole;4',
      '03/10/2026 13:10;Tarte;1',
    )
    expect(byDay(receipts)).toEqual({
      '2026-10-02 lunch': { sole: 1 },
      '2026-10-02 dinner': { sole: 5 },
      '2026-10-03 lunch': { sole: 4, tarte: 1 },
    })
  })

  it('of the night before the first day of the file stay undated: the rest of that evening is in another file', () => {
    const receipts = table('Date;Article;Qté', '01/10/2026 00:40;Sole;3', '01/10/2026 12:40;Sole;2')
    expect(byDay(receipts)).toEqual({ '2026-10-01 lunch': { sole: 2 } })
    expect(undatedIn(receipts)).toBe(3)
  })

  it('keep their meal where clocks go back, as an hour of the clock is read', () => {
    const receipts = table(
      'Date;Article;Qté',
      '24/10/2026 20:00;Sole;1',
      '25/10/2026 02:30;Sole;1',
      '25/10/2026 03:10;Sole;1',
      '25/10/2026 12:30;Sole;1',
    )
    expect(byDay(receipts)).toEqual({
      '2026-10-24 dinner': { sole: 3 },
      '2026-10-25 lunch': { sole: 1 },
    })
  })

  it.each([
    ['a column of hours', ['Date;Heure;Article;Qté', '02/10/2026;12h15;Sole;1', '02/10/2026;21:05;Sole;2']],
    ['a column of meals', ['Date;Service;Article;Qté', '02/10/2026;Midi;Sole;1', '02/10/2026;Soir;Sole;2']],
    [
      'hours of twelve',
      [
        'Date;Item;Qty',
        '10/02/2026 12:15 PM;Sole;1',
        '10/02/2026 9:05 PM;Sole;2',
        '10/13/2026 1:00 PM;Tarte;1',
      ],
    ],
  ])('have their meal by %s', (_how, rows) => {
    expect(byDay(table(...rows))).toMatchObject({
      '2026-10-02 lunch': { sole: 1 },
      '2026-10-02 dinner': { sole: 2 },
    })
  })

  it('are of whole days where a row lacks its time, where all are midnight, or where the hour is universal', () => {
    const some = table('Date;Article;Qté', '02/10/2026 12:15;Sole;1', '02/10/2026;Sole;2')
    expect(byDay(some)).toEqual({ '2026-10-02': { sole: 3 } })
    const midnight: Matrix = [
      ['Date', 'Article', 'Qté'],
      [new Date(Date.UTC(2026, 9, 2)), 'Sole', 1],
      ['2026-10-03 00:00:00', 'Sole', 2],
    ]
    expect(byDay(midnight)).toEqual({ '2026-10-02': { sole: 1 }, '2026-10-03': { sole: 2 } })
    const universal = table('Date;Article;Qté', '2026-10-02T16:30:00Z;Sole;1', '2026-10-02T10:30:00Z;Sole;1')
    expect(byDay(universal)).toEqual({ '2026-10-02': { sole: 2 } })
  })

  it('subtract the refunds of their day; one of what another day sold is of no day', () => {
    const receipts = table(
      'Date;Article;Qté',
      '01/10/2026;Sole;4',
      '01/10/2026;Sole;-1',
      '02/10/2026;Sole;-2',
      '02/10/2026;Tarte;1',
    )
    expect(byDay(receipts)).toEqual({ '2026-10-01': { sole: 3 }, '2026-10-02': { tarte: 1 } })
    expect(undatedIn(receipts)).toBe(2)
  })
})

const isDated = (at: string) => /^\d/u.test(at)
const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0)

test('rows of several days are never spread', () => {
  const weeks = table('Période;Article;Qté', 'du 28/09/2026 au 04/10/2026;Sole;70', 'Octobre 2026;Sole;30')
  expect(byDay(weeks)).toBe('several-days')
  const mixed = table('Date;Article;Qté', 'du 28/09/2026 au 04/10/2026;Sole;70', '05/10/2026;Sole;9')
  expect(byDay(mixed)).toEqual({ '2026-10-05': { sole: 9 } })
  expect(undatedIn(mixed)).toBe(70)
  expect(byDay(table('Ventes du 01/10/2026 au 31/10/2026;', 'Article;Qté', 'Sole;41'))).toBe('no-dates')
})

test('days whose order with the month is uncertain are unknown', () => {
  expect(byDay(table('Date;Item;Qty', '10/05/2026;Sole;2', '10/06/2026;Sole;3'))).toBe('uncertain-order')
  expect(byDay(table('Date;Article;Qté', '05/10/2026;Sole;2', '06/10/2026;Sole;3'))).toEqual({
    '2026-10-05': { sole: 2 },
    '2026-10-06': { sole: 3 },
  })
})

test('a report of one day is that day', () => {
  expect(byDay(table('Journée du 02/11/2026;', 'Article;Qté', 'Sole;41'))).toEqual({
    '2026-11-02': { sole: 41 },
  })
})

describe('a column for each day', () => {
  const period = 'Ventes du 05/10/2026 au 11/10/2026'
  it.each([
    ['weekdays with their number', [period, 'Article;Lun. 5;Mar. 6;Total', 'Sole;2;3;5', 'Tarte;0;4;4']],
    ['weekdays of one week', [period, 'Article;lundi;mardi;Total', 'Sole;2;3;5', 'Tarte;;4;4']],
    ['days without a year', [period, 'Article;05/10;06/10;Qté', 'Sole;2;3;5', 'Tarte;;4;4']],
    ['days with their month', [period, 'Article;5 oct.;6 oct.', 'Sole;2;3', 'Tarte;;4']],
    ['whole days', ['Article;05/10/2026;06/10/2026', 'Sole;2;3', 'Tarte;;4']],
  ])('of %s', (_heads, rows) => {
    expect(byDay(table(...rows))).toEqual({ '2026-10-05': { sole: 2 }, '2026-10-06': { sole: 3, tarte: 4 } })
    expect(read(table(...rows)).names).toMatchObject([{ quantity: 5 }, { quantity: 4 }])
  })

  it('may have its meals', () => {
    const rows = [period, 'Article;Lun 5 midi;Lun 5 soir;Total', 'Sole;2;3;5', 'Tarte;1;0;1']
    expect(byDay(table(...rows))).toEqual({
      '2026-10-05 lunch': { sole: 2, tarte: 1 },
      '2026-10-05 dinner': { sole: 3 },
    })
  })

  it.each([
    ['is another weekday in its period', [period, 'Article;Mar. 5;Mer. 6;Total', 'Sole;2;3;5'], 'no-dates'],
    ['does not add up to the quantity', [period, 'Article;05/10;06/10;Qté', 'Sole;2;3;9'], 'unequal-columns'],
    ['has amounts', [period, 'Article;Qté;05/10;06/10', 'Sole;5;62,00;93,00'], 'no-dates'],
    [
      'may be several days of a longer period',
      ['Ventes du 01/09/2026 au 31/10/2026', 'Article;Lun;Mar;Total', 'Sole;2;3;5'],
      'no-dates',
    ],
  ])('that %s has no days', (_why, rows, reason) => {
    expect(byDay(table(...rows))).toBe(reason)
  })
})

test('what is of a day and what is undated are together all that was sold', () => {
  const when = fc.constantFrom(
    '',
    '01/10/2026',
    '01/10/2026 00:30',
    '13/10/2026 12:00',
    '13/10/2026 22:00',
    'Octobre 2026',
  )
  const row = fc.tuple(when, fc.constantFrom('Sole', 'SOLE', 'Tarte'), fc.integer({ min: -4, max: 9 }))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const reading = readTill(
        rows.map(([at, name, sold]) => [at, name, sold]),
        { header: null, roles: ['date', 'dish', 'quantity'] },
      )
      if (!reading.known) throw new Error(reading.reason)
      expect(reading.byDay.known || !rows.some(([at]) => isDated(at) && !at.endsWith('00:30'))).toBe(true)
      if (!reading.byDay.known) return
      for (const { key, quantity, takenBack, onDays = [], undated = 0 } of reading.names) {
        const ofName = rows.filter(([, name]) => name.toLowerCase() === key)
        expect(onDays.every((sold) => Number.isInteger(sold) && sold >= 0)).toBe(true)
        expect(sum(onDays) + undated).toBe(quantity - takenBack)
        if (ofName.some(([, , sold]) => sold < 0)) continue
        const isFirstNight = (at: string) =>
          at.endsWith('00:30') && rows.some(([each]) => each.startsWith('01/10'))
        const without = ofName.filter(([at]) => !isDated(at) || isFirstNight(at))
        expect(undated).toBe(sum(without.map(([, , sold]) => sold)))
      }
    }),
  )
})
