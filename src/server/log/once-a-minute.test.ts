import { expect, test } from 'vitest'
import { onceAMinute } from './once-a-minute.ts'

test('is written the first time, and a minute later with how often there was reason to meanwhile', () => {
  let clock = 0
  const written: number[] = []
  const write = onceAMinute(
    (times) => written.push(times),
    () => clock,
  )
  for (clock of [0, 1, 59_999, 60_000, 119_999, 300_000]) write()
  expect(written).toEqual([1, 3, 2])
})
