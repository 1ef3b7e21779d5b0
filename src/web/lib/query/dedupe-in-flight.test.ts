import { expect, test } from 'vitest'
import { dedupeInFlight } from './dedupe-in-flight.ts'

test('a double click sends one request; another request, and the same one once answered, are sent', () => {
  const awaited = dedupeInFlight<{ id: string }>()
  expect([{ id: 'butter' }, { id: 'butter' }, { id: 'flour' }].map(awaited.begin)).toEqual([
    true,
    false,
    true,
  ])
  awaited.answered({ id: 'butter' })
  expect([{ id: 'butter' }, { id: 'flour' }].map(awaited.begin)).toEqual([true, false])
})
