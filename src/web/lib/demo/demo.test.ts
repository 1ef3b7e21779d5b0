import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const document = Object.assign(new EventTarget(), { hidden: false })
const kept = new Map<string, string>()
const blocked = () => {
  throw new Error('This browser keeps nothing')
}
const browser = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  vi.stubGlobal('localStorage', browser)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('document', document)
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
  // A page that visits the demo does so until it is closed.
  vi.resetModules()
})

const page = () => import('./demo.ts')

test('the wish to see the demo is kept under demo-storage, over pages', async () => {
  const { enterDemo } = await page()
  enterDemo()
  expect([...kept]).toEqual([['demo-storage', '{"isDemoMode":true}']])
  vi.resetModules()
  const { isDemoWanted } = await page()
  expect(isDemoWanted()).toBe(true)
})

test('what was left has nothing kept', async () => {
  const { enterDemo, forgetDemo, isDemoWanted } = await page()
  enterDemo()
  forgetDemo()
  expect(isDemoWanted()).toBe(false)
  expect(kept.size).toBe(0)
})

test('a browser that keeps nothing shows the demo as long as the page lasts', async () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const { enterDemo, forgetDemo, isDemoWanted } = await page()
  expect(isDemoWanted()).toBe(false)
  enterDemo()
  expect(isDemoWanted()).toBe(true)
  forgetDemo()
  expect(isDemoWanted()).toBe(false)
})

test.each([
  { hash: '#demo', left: '/recipes?sort=title', wanted: true, language: undefined },
  { hash: '#demo-en', left: '/recipes?sort=title', wanted: true, language: 'en' },
  { hash: '#other', left: undefined, wanted: false, language: undefined },
])('by the address $hash the demo is entered: $wanted', async ({ hash, left, wanted, language }) => {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { hash, pathname: '/recipes', search: '?sort=title' })
  vi.stubGlobal('history', { state: null, replaceState })
  const { enterDemoByAddress, isDemoWanted } = await page()
  expect(enterDemoByAddress()).toBe(language)
  expect(kept.get('gramme-language')).toBe(language)
  expect(isDemoWanted()).toBe(wanted)
  expect(replaceState.mock.calls.map(([, , address]) => address as string)).toEqual(left ? [left] : [])
})

test('a page is the demo once it is visited, not because another tab wishes for it', async () => {
  const { enterDemo, isDemo, visitDemo } = await page()
  enterDemo()
  expect(isDemo()).toBe(false)
  visitDemo()
  expect(isDemo()).toBe(true)
})

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })

test.each([
  ['the flag is taken away by another tab', 'demo-storage', 1],
  ['another tab empties the storage', null, 1],
  ['another tab keeps something else', 'gramme-theme', 0],
])('when %s', async (_what, key, ended) => {
  const { enterDemo, visitDemo, watchDemo } = await page()
  const onEnded = vi.fn()
  watchDemo(onEnded)
  enterDemo()
  visitDemo()
  if (ended === 1) kept.clear()
  dispatchEvent(storageEvent(key))
  expect(onEnded).toHaveBeenCalledTimes(ended)
})

test('a page that was left for another and is come back to does not go on as the demo', async () => {
  const { enterDemo, forgetDemo, visitDemo, watchDemo } = await page()
  const onEnded = vi.fn()
  watchDemo(onEnded)
  enterDemo()
  visitDemo()
  dispatchEvent(new Event('pageshow'))
  expect(onEnded).not.toHaveBeenCalled()
  forgetDemo()
  dispatchEvent(new Event('pageshow'))
  expect(onEnded).toHaveBeenCalledOnce()
})

test('a hidden page notices the end of the demo when it becomes visible', async () => {
  const { enterDemo, visitDemo, watchDemo } = await page()
  const onEnded = vi.fn()
  const stop = watchDemo(onEnded)
  enterDemo()
  visitDemo()
  kept.clear()
  document.hidden = true
  dispatchEvent(storageEvent('demo-storage'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnded).not.toHaveBeenCalled()
  document.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnded).toHaveBeenCalledOnce()
  stop()
})
