import { expect, test } from 'vitest'
import { daySalesUntil, eventDay, isOpen } from './day-sales.ts'
import { SOLD_MENUS } from './menus.ts'
import { SOLD } from './sales.ts'

test.each(['2026-12-01', '2026-12-31', '2027-03-31', '2027-03-02'])(
  'before %s the days of last month sum up to its sales, on open days alone',
  (today) => {
    const sold = daySalesUntil(today)
    const lastMonth = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 1))
      .toISOString()
      .slice(0, 7)
    const sumOf = (isOne: (of: (typeof sold)[number]['of']) => boolean) =>
      sold
        .filter(({ day, of }) => day.startsWith(lastMonth) && isOne(of))
        .reduce((sum, { quantity }) => sum + quantity, 0)
    for (const [gamme, titles] of Object.entries(SOLD))
      for (const [title, quantity] of Object.entries(titles))
        expect(sumOf((of) => 'title' in of && of.gamme === gamme && of.title === title)).toBe(quantity)
    for (const [menu, { sold: quantity }] of Object.entries(SOLD_MENUS))
      expect(sumOf((of) => 'menu' in of && of.menu === menu)).toBe(quantity)
    expect(sold.every(({ day }) => isOpen(day) && day < today)).toBe(true)
  },
)

test('the same day gives the same figures, and its party is on a Saturday', () => {
  expect(daySalesUntil('2026-12-01')).toEqual(daySalesUntil('2026-12-01'))
  expect(eventDay('2026-12-01')).toBe('2026-11-07')
})
