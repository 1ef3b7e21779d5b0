import { expect, test } from 'vitest'
import { mapWithYields } from './map-with-yields.ts'

test('the event loop turns whenever a slice of time is used up, and the order stays', async () => {
  let clock = 0
  const events: string[] = []
  let turns = 0
  const turn = () => {
    turns += 1
    events.push('turn')
    if (turns < 3) setImmediate(turn)
  }
  setImmediate(turn)
  const results = await mapWithYields(
    [1, 2, 3, 4, 5, 6],
    (item) => {
      clock += 4
      events.push(String(item))
      return item * 2
    },
    () => clock,
  )
  expect(results).toEqual([2, 4, 6, 8, 10, 12])
  expect(events).toEqual(['1', '2', 'turn', '3', '4', 'turn', '5', '6'])
})
