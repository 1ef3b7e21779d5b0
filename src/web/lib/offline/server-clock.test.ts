import { expect, test, vi } from 'vitest'
import { ServerClock } from './server-clock.ts'

const NOW = Date.parse('2026-12-01T08:00:00Z')
const answerOf = (at: string | null) => new Response(null, { headers: at === null ? {} : { date: at } })

test.each([
  ['ten minutes behind', 'Tue, 01 Dec 2026 07:50:00 GMT', -599_500],
  ['an hour ahead', 'Tue, 01 Dec 2026 09:00:00 GMT', 3_600_500],
  ['at the same second', 'Tue, 01 Dec 2026 08:00:00 GMT', 500],
  ['silent', null, 0],
  ['unreadable', 'maintenant', 0],
])('a server that is %s corrects what this device has noted, to half a second', (_, at, corrected) => {
  const clock = new ServerClock()
  clock.note(answerOf(at), NOW, NOW)
  expect(clock.timeOf(NOW) - NOW).toBe(corrected)
})

test('the way of an answer is no difference of clocks', () => {
  const clock = new ServerClock()
  clock.note(answerOf('Tue, 01 Dec 2026 07:59:58 GMT'), NOW - 4000, NOW)
  expect(Math.abs(clock.timeOf(NOW) - NOW)).toBeLessThanOrEqual(2000)
})

test('what was found before is known to a page that is loaded without a network, where it was kept', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const clock = new ServerClock()
  clock.note(answerOf('Tue, 01 Dec 2026 07:40:00 GMT'), NOW, NOW)
  expect([...kept]).toEqual([])
  clock.keep()
  clock.note(answerOf('Tue, 01 Dec 2026 07:40:00 GMT'), NOW, NOW)
  expect(new ServerClock().timeOf(NOW) - NOW).toBe(-1_199_500)
  vi.unstubAllGlobals()
})
