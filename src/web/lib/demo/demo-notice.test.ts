import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveDemo } from './leave-demo.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  })
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The module as a page that is loaded again evaluates it. */
async function load() {
  vi.resetModules()
  return import('./demo-notice.ts')
}

test('the notice of the demo that was put away stays so when the page is loaded again, until the demo is left', async () => {
  const before = await load()
  expect(before.demoNoticePutAway.get()).toBe(false)
  before.putDemoNoticeAway()
  expect(before.demoNoticePutAway.get()).toBe(true)
  expect((await load()).demoNoticePutAway.get()).toBe(true)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  leaveDemo()
  events.dispatchEvent(new Event('pagehide'))
  expect((await load()).demoNoticePutAway.get()).toBe(false)
})

test('without storage it is put away until the page is loaded again', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const page = await load()
  page.putDemoNoticeAway()
  expect(page.demoNoticePutAway.get()).toBe(true)
  expect((await load()).demoNoticePutAway.get()).toBe(false)
})
