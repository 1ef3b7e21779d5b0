import { expect, test } from 'vitest'
import { dedupeInFlight } from './dedupe-in-flight.ts'

test('a double click asks once, another row at the same time is heard, and the same again once it is answered', () => {
  const awaited = dedupeInFlight<{ id: string }>()
  expect([{ id: 'butter' }, { id: 'butter' }, { id: 'flour' }].map(awaited.ask)).toEqual([true, false, true])
  awaited.answered({ id: 'butter' })
  expect([{ id: 'butter' }, { id: 'flour' }].map(awaited.ask)).toEqual([true, false])
})
