import { expect, test } from 'vitest'
import { plusDays } from './days.ts'
import type { Meal } from './service.ts'
import { usualServices } from './usual-services.ts'

/** A Wednesday. */
const DAY = '2026-12-02'
const weeksBefore = (...weeks: number[]) => weeks.map((week) => plusDays(DAY, -7 * week))
const at = (meal: Meal | null, days: readonly string[], carteId = 'a') =>
  days.map((day) => ({ day, meal, carteId }))

test('what took place on half of the known weekdays is usual, what was rarer is not', () => {
  const known = new Set(weeksBefore(1, 2, 3, 4))
  const past = [...at('dinner', weeksBefore(1, 2, 3, 4)), ...at('lunch', weeksBefore(2, 4))]
  const rare = at('lunch', weeksBefore(3), 'b')
  expect(usualServices([...past, ...rare], known, DAY)).toEqual([
    { meal: 'dinner', carteId: 'a' },
    { meal: 'lunch', carteId: 'a' },
  ])
})

test('services of more than eight weeks ago, of other weekdays and of the day itself say nothing', () => {
  const days = [...weeksBefore(9, 10), DAY, plusDays(DAY, 7)]
  expect(usualServices(at('lunch', days), new Set(days), DAY)).toBeNull()
})

test('a weekday of which nothing is known is one on which a known house is closed', () => {
  const tuesdays = weeksBefore(1, 2, 3).map((day) => plusDays(day, -1))
  expect(usualServices(at('lunch', tuesdays), new Set(tuesdays), DAY)).toEqual([])
  expect(usualServices(at('lunch', tuesdays.slice(0, 1)), new Set(tuesdays.slice(0, 1)), DAY)).toBeNull()
})

test('a carte that has its meals apart now has them, whatever it had before', () => {
  const known = new Set(weeksBefore(1, 2, 3, 4))
  const past = [...at(null, weeksBefore(3, 4)), ...at('lunch', weeksBefore(1, 2))]
  expect(usualServices(past, known, DAY)).toEqual([{ meal: 'lunch', carteId: 'a' }])
})

test('a weekday that was known and closed has no service', () => {
  expect(usualServices([], new Set(weeksBefore(1, 2)), DAY)).toEqual([])
})
