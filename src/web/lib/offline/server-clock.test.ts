import { expect, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

const NOW = Date.parse('2026-12-01T08:00:00Z')
const answerOf = (at: string | null) => new Response(null, { headers: at === null ? {} : { date: at } })

test.each([
  ['ten minutes behind', 'Tue, 01 Dec 2026 07:50:00 GMT', -600_000],
  ['an hour ahead', 'Tue, 01 Dec 2026 09:00:00 GMT', 3_600_000],
  ['two seconds behind, the way of the answer', 'Tue, 01 Dec 2026 07:59:58 GMT', 0],
  ['silent', null, 0],
  ['unreadable', 'maintenant', 0],
])('a server that is %s corrects what this device has noted', (_, at, corrected) => {
  const clock = new ServerClock()
  clock.note(answerOf(at), NOW)
  expect(clock.timeOf(NOW) - NOW).toBe(corrected)
})
