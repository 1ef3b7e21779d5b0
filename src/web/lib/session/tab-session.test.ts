import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ACCOUNT_HEADER, accountName } from '#contract/account-header.ts'
import { TabSession } from './tab-session.ts'

/** All tabs of one browser: a message of one reaches the others at once. */
let tabs: Set<FakeChannel>

class FakeChannel extends EventTarget {
  constructor() {
    super()
    tabs.add(this)
  }

  postMessage(data: unknown) {
    for (const tab of tabs) if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  tabs = new Set()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => vi.unstubAllGlobals())

const sessionOf = (id: string) => ({
  user: { id, email: '', name: '' },
  houseId: id,
  account: id,
  role: 'owner' as const,
  members: 1,
  houses: 1,
  expiresAt: 0,
})

/** The same person in a house, their own where none is named. */
const sessionIn = (house: string) => ({
  ...sessionOf('léa'),
  houseId: house,
  account: accountName({ houseId: house, userId: 'léa' }),
})

function openTab(id?: string): TabSession {
  const tab = new TabSession()
  tab.listen()
  if (id !== undefined) tab.admit(sessionOf(id))
  return tab
}

test('a request names the account that the page shows, and none before it is known', () => {
  expect(openTab().headers()).toEqual({})
  expect(openTab('léa').headers()).toEqual({ [ACCOUNT_HEADER]: 'léa' })
})

test('a second tab of the same account changes nothing', () => {
  const first = openTab('léa')
  openTab('léa')
  expect(first.state.get()).toBe('here')
})

test('once another tab shows another account, nothing is asked in the name of the first', () => {
  const first = openTab('léa')
  const second = openTab('omar')
  expect([first.state.get(), second.state.get()]).toEqual(['other', 'here'])
  expect(() => first.headers()).toThrow('401')
})

test('a page that meets another account in its own look at the session takes nothing of it', () => {
  const tab = openTab('léa')
  expect(() => tab.admit(sessionOf('omar'))).toThrow('401')
  expect(tab.state.get()).toBe('other')
})

test('a tab that shows another house of the same person is one of another account', () => {
  const own = openTab('léa')
  const other = openTab()
  other.admit(sessionIn('le passe'))
  expect([own.state.get(), other.state.get()]).toEqual(['other', 'here'])
  expect(other.headers()).toEqual({ [ACCOUNT_HEADER]: 'le passe.léa' })
  expect(() => other.admit(sessionIn('léa'))).toThrow('401')
})

test('signing in again in another tab lets this page go on', () => {
  const tab = openTab('léa')
  const listener = vi.fn()
  tab.state.subscribe(listener)
  openTab('léa').tellEnd('léa')
  expect(tab.state.get()).toBe('ended')
  openTab('omar')
  expect(tab.state.get()).toBe('other')
  openTab('léa')
  expect(tab.state.get()).toBe('here')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('the end of another account’s session, or a page without an account, changes nothing', () => {
  const tab = openTab('léa')
  const visitor = openTab()
  visitor.tellEnd('omar')
  tab.tellEnd('léa')
  expect([tab.state.get(), visitor.state.get()]).toEqual(['here', 'here'])
})

test('a tablet and an account are in one browser, each with separate pages', () => {
  const tablet = openTab()
  tablet.adopt('kitchen-1')
  const account = openTab('léa')
  expect([tablet.state.get(), account.state.get()]).toEqual(['here', 'here'])
  expect(tablet.headers()).toEqual({ [ACCOUNT_HEADER]: 'kitchen-1' })
  expect(() => tablet.admit(sessionOf('léa'))).toThrow('401')
})

test('a page whose tablet is paired no more takes the next one, and one that still shows the first does not', () => {
  const [revoked, other] = [openTab(), openTab()]
  revoked.adopt('kitchen-1')
  other.adopt('kitchen-1')
  revoked.leaveTablet()
  expect(revoked.headers()).toEqual({})
  revoked.adopt('kitchen-2')
  expect([revoked.state.get(), other.state.get()]).toEqual(['here', 'other'])
})
