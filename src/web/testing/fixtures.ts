import type { Account, AccountStorage } from '#contract/account.ts'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import type { OrdersToday } from '#contract/due-shapes.ts'
import type { SignInMeans } from '#contract/security.ts'
import type { SessionList } from '#contract/sessions.ts'
import type { Session } from '#web/lib/session/session-data.ts'

const USER_ID = '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b01'
const NOW = '2026-11-02T09:00:00.000Z'

/** A page keeps to the first account that it finds: all tests of a file are Camille's. */
export const SESSION: Session = {
  user: { id: USER_ID, email: 'camille@exemple.fr', name: 'Camille Martin' },
  houseId: USER_ID,
  account: USER_ID,
  role: 'owner',
  members: 1,
  houses: 1,
  expiresAt: Date.parse('2099-01-01T00:00:00.000Z'),
}

export const ACCOUNT: Account = {
  id: USER_ID,
  email: SESSION.user.email,
  fullName: SESSION.user.name,
  createdAt: NOW,
  isOperator: false,
  settings: { ...DEFAULT_SETTINGS, floorMargin: 60, coefficientDessert: 4.5, coefficientDefault: 4 },
  version: 1,
}

export const STORAGE: AccountStorage = {
  items: 12_430,
  maxItems: 1_000_000,
  photoBytes: 88_300_000,
  maxPhotoBytes: 2000 * 1024 ** 2,
}

/** The list of an account without invoices. */
export const NO_INVOICES = {
  items: [],
  nextCursor: null,
  total: 0,
  waiting: { invoices: 0, lines: 0, toLookAt: 0 },
}

export const SESSIONS: SessionList = {
  items: [
    {
      id: '5f0c1a52-6d1f-4a7e-9a51-0c8a5a3e1b51',
      browser: 'Firefox',
      system: 'linux',
      address: '203.0.113.7',
      startedAt: NOW,
      usedAt: NOW,
      current: true,
    },
  ],
  total: 1,
}

export const SIGN_IN_MEANS: SignInMeans = {
  password: true,
  provider: null,
  recentUntil: null,
  passkeys: [],
  twoFactor: false,
  recoveryCodes: null,
}

/** A list that ends with its first page. */
export function onePage<Item>(items: Item[]) {
  return { items, nextCursor: null, total: items.length }
}

/** Of a house that has nothing to look at. */
export const NO_ORDERS_TODAY: OrdersToday = {
  day: '2026-11-30',
  awaited: 0,
  late: 0,
  unconfirmed: [],
  notLeft: [],
}
