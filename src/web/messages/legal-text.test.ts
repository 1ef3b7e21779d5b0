import { expect, test } from 'vitest'
import { COOKIE_PREFIX, cookieName, cookiePrefix } from '#server/auth/session-cookie.ts'
import { deviceMark } from '#server/auth/known-device.ts'
import { KITCHEN_COOKIES } from '#server/kitchen/device-cookie.ts'
import { INVITATION_KEY } from '#web/features/account/joining/kept-invitation.ts'
import { LAYOUTS_KEY } from '#web/features/sheet-files/use-kept-layouts.ts'
import { LOCK_KEY } from '#web/features/kitchen/frame/pin-lock.ts'
import { INITIALS_KEY } from '#web/features/kitchen/marks/initials.ts'
import { LABELS_KEY } from '#web/features/batches/make/label-settings.ts'
import { LEFT_OUT_KEY } from '#web/features/sheets/document/use-left-out-parts.ts'
import { VIEW_KEY } from '#web/features/sheets/list/use-recipes-view.ts'
import { CONTACT_KEY } from '#web/features/site/contact/kept-draft.ts'
import { DEMO_NOTICE_KEY } from '#web/lib/demo/demo-notice.ts'
import { CLOCK_KEY } from '#web/lib/offline/server-clock.ts'
import { draftKey } from '#web/lib/storage/draft-storage.ts'
import { OFFLINE_CACHE_PREFIX, OPEN_COOKIE } from '#web/lib/offline/offline-cache.ts'
import { FLASH_MESSAGE_KEY } from '#web/lib/session/flash-message.ts'
import { WAITING_DATABASE } from '#web/lib/waiting/device-writes.ts'
import { TICKS_DATABASE } from '#web/lib/waiting/tick-writes.ts'
import { STORAGE_KEYS } from '#web/lib/storage/preferences.ts'
import { PENDING_SIGN_OUT_KEY } from '#web/lib/session/pending-sign-out.ts'
import { legal as english } from './en/site/legal.ts'
import { legal as french } from './fr/site/legal.ts'
import { LEGAL_SECTIONS, LEGAL_TABLES, type LegalName } from './legal-text.ts'

const NAMES = Object.keys(LEGAL_SECTIONS) as LegalName[]
const BOTH = [
  ['French', french],
  ['English', english],
] as const

test.each(BOTH)('every text has its sections in order, and every table its rows, in %s', (_, texts) => {
  for (const name of NAMES) expect(Object.keys(texts[name].sections)).toEqual([...LEGAL_SECTIONS[name]])
  for (const name of Object.keys(LEGAL_TABLES) as (keyof typeof LEGAL_TABLES)[])
    expect(Object.keys(texts.tables[name].rows)).toEqual([...LEGAL_TABLES[name].rows])
})

test.each(BOTH)('the tables that a text holds are there, and each is held once, in %s', (_, texts) => {
  const held = NAMES.flatMap((name) =>
    Object.values(texts[name].sections).flatMap(({ body }) =>
      [...body.matchAll(/<table>(\w+)<\/table>/g)].map(([, table = '']) => table),
    ),
  )
  expect(new Set(held)).toEqual(new Set(Object.keys(LEGAL_TABLES)))
  expect(held).toHaveLength(Object.keys(LEGAL_TABLES).length)
})

test.each(BOTH)('the legal pages make the promises of the specification in %s', (_, texts) => {
  expect(texts.cookies.sections.duree.body).toMatch(/<b>13 /)
  expect(texts.privacy.sections.suppression.body).toMatch(/<b>.*30 /)
})

/** Of an installation without encryption, whose names have nothing before them. */
const PLAIN = { secure: false, path: '/' }

test.each(BOTH)('cookies and storage are called what the product calls them, in %s', (_, texts) => {
  const { tables } = texts
  const cookies = tables.cookies.rows
  expect(cookies.session.name).toBe(cookieName('session_token', PLAIN))
  expect(cookies.dontRemember.name).toBe(`${COOKIE_PREFIX}.dont_remember`)
  const mark = deviceMark('chef@gramme.local', 'a hash', { secret: 'x'.repeat(32), ...PLAIN })
  expect(mark.startsWith(`${cookies.device.name}=`)).toBe(true)
  expect(cookies.waiting.name).toBe(cookieName('two_factor', PLAIN))
  expect(cookies.challenge.name).toBe(cookieName('passkey', PLAIN))
  expect(cookies.trusted.name).toBe(cookieName('trust_device', PLAIN))
  for (const path of ['/', '/gramme'])
    expect(texts.cookies.sections.cookies.body).toContain(
      `<code>${cookiePrefix({ secure: true, path }).replace(COOKIE_PREFIX, '')}</code>`,
    )
  // Twelve months in a row of those that the policy allows at most.
  expect(mark).toContain(`Max-Age=${365 * 24 * 3600}`)
  expect([cookies.kitchen.name, cookies.kitchenOpen.name]).toEqual(
    KITCHEN_COOKIES.map((name) => cookieName(name, PLAIN)),
  )
  expect(cookies.open.name).toBe(OPEN_COOKIE)
  const storage = tables.storage.rows
  expect([storage.language.name, storage.theme.name]).toEqual([STORAGE_KEYS.language, STORAGE_KEYS.theme])
  expect(draftKey('', '').trim()).toBe(storage.draft.name.replace(' …', ''))
  expect(storage.read.name).toBe(`${OFFLINE_CACHE_PREFIX} …`)
  expect(storage.view.name).toBe(VIEW_KEY)
  expect(storage.leftOut.name).toBe(LEFT_OUT_KEY)
  expect(storage.labels.name).toBe(LABELS_KEY)
  expect(storage.receipts.name).toBe(WAITING_DATABASE)
  expect(storage.ticks.name).toBe(TICKS_DATABASE)
  expect(storage.initials.name).toBe(INITIALS_KEY)
  expect(storage.kitchenLock.name).toBe(`${LOCK_KEY} …`)
  expect(storage.sheetColumns.name).toBe(`${LAYOUTS_KEY} …`)
  expect(storage.demoNotice.name).toBe(DEMO_NOTICE_KEY)
  expect(storage.clock.name).toBe(CLOCK_KEY)
  expect(storage.contact.name).toBe(CONTACT_KEY)
  expect(storage.signOut.name).toBe(PENDING_SIGN_OUT_KEY)
  expect(storage.invitation.name).toBe(INVITATION_KEY)
  expect(storage.partingWord.name).toBe(FLASH_MESSAGE_KEY)
})
