import {
  clearOfflineCaches,
  isOfflineCache,
  OFFLINE_CACHE_PREFIX,
  KITCHEN_KEPT_MS,
  OPEN_COOKIE,
  CACHED_AT_HEADER,
} from '#web/lib/offline/offline-cache.ts'
import { accountName } from '#contract/account-header.ts'
import type { Kind } from './cacheable-reads.ts'
import { ownName } from '#web/lib/navigation/address.ts'

const MAX_AGE_MS = 30 * 24 * 3600 * 1000
/** What a browser grants an application is finite: the ones read longest ago go first. */
const CAPACITY: Record<Kind, number> = { session: 1, kitchen: 1, answer: 400, picture: 120 }

/** Raised when answers get another shape: the ones cached before would lack what pages now read. */
const ANSWERS_VERSION = 3
const KINDS: Record<Kind, string> = {
  session: 'session',
  kitchen: 'kitchen',
  answer: `answer-${ANSWERS_VERSION}`,
  picture: 'picture',
}
const nameOf = (kind: Kind, account: string) => `${ownName(OFFLINE_CACHE_PREFIX)} ${KINDS[kind]} ${account}`
const isCurrent = (name: string) =>
  (Object.keys(KINDS) as Kind[]).some((kind) => name.startsWith(nameOf(kind, '')))

/** What the server says of a session, as far as keeping goes. */
export interface KeptSession {
  user: { id: string }
  /** Not in what was kept before a person could work in another house than their own. */
  houseId?: string
  session: { expiresAt: string }
  endsWithBrowser: boolean
}

/**
 * The last answers of one account. Everything is in Cache Storage, under names that end with the account's name: a worker
 * may be stopped at any moment, and a page can clear what is there without asking it.
 */
export class AccountCache {
  readonly #sessionUrl: string
  readonly #kitchenUrl: string
  #clearings = 0

  /** @param urls of what says whose answers these are */
  constructor(urls: { session: string; kitchen: string }) {
    this.#sessionUrl = urls.session
    this.#kitchenUrl = urls.kitchen
  }

  /** To be taken before a question is asked: an answer that comes after a clearing is not kept. */
  moment(): number {
    return this.#clearings
  }

  async clear(): Promise<void> {
    this.#clearings += 1
    await clearOfflineCaches()
  }

  /** From here on what is read of this house by this person is kept, and nothing of any other. */
  async openFor(session: KeptSession, answer: Response, moment: number): Promise<void> {
    const { user, houseId = user.id } = session
    const account = accountName({ houseId, userId: user.id })
    await this.#openFor(account, { kind: 'session', url: this.#sessionUrl }, answer, moment)
  }

  /** The same for a tablet of a kitchen, by the state that it was answered. */
  async openForTablet(name: string, answer: Response, moment: number): Promise<void> {
    await this.#openFor(name, { kind: 'kitchen', url: this.#kitchenUrl }, answer, moment)
  }

  async #openFor(
    account: string,
    { kind, url }: { kind: 'session' | 'kitchen'; url: string },
    answer: Response,
    moment: number,
  ): Promise<void> {
    if (moment !== this.#clearings) return
    const names = await caches.keys()
    if (names.some((name) => isOfflineCache(name) && !name.endsWith(` ${account}`))) {
      await this.clear()
      moment = this.#clearings
    }
    const outdated = names.filter((name) => isOfflineCache(name) && !isCurrent(name))
    await Promise.all(outdated.map((name) => caches.delete(name)))
    await this.#put(kind, account, url, answer, moment)
  }

  /** Caches an answer for `account`, if the cache is open for that account. */
  async keep(kind: Kind, account: string, url: string, answer: Response, moment: number): Promise<void> {
    const isHere =
      (await caches.has(nameOf('session', account))) || (await caches.has(nameOf('kitchen', account)))
    if (isHere) await this.#put(kind, account, url, answer, moment)
  }

  /** The last answer to a request, while the cache is open. */
  async find(url: string): Promise<Response | undefined> {
    if (!(await this.isOpen())) {
      await clearOfflineCaches()
      return undefined
    }
    const kept = await this.#match(url)
    const readAt = Number(kept?.headers.get(CACHED_AT_HEADER))
    return Date.now() - readAt <= MAX_AGE_MS ? kept : undefined
  }

  /** Whether the session or the tablet under which answers were read could still be there. */
  async isOpen(): Promise<boolean> {
    const kept = await this.#match(this.#sessionUrl)
    if (!kept) return this.#isTabletOpen()
    const { session, endsWithBrowser } = (await kept.json()) as KeptSession
    if (Date.parse(session.expiresAt) <= Date.now()) return false
    return !endsWithBrowser || (await browserStayedOpen())
  }

  /** A tablet has no session: it was answered within the days in which it may be out of contact. */
  async #isTabletOpen(): Promise<boolean> {
    const state = await this.#match(this.#kitchenUrl)
    return state !== undefined && Date.now() - Number(state.headers.get(CACHED_AT_HEADER)) <= KITCHEN_KEPT_MS
  }

  async #match(url: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (!isCurrent(name)) continue
      const kept = await (await caches.open(name)).match(url, { ignoreVary: true })
      if (kept) return kept
    }
    return undefined
  }

  async #put(kind: Kind, account: string, url: string, answer: Response, moment: number): Promise<void> {
    const headers = new Headers(answer.headers)
    headers.set(CACHED_AT_HEADER, String(Date.now()))
    const kept = new Response(await answer.blob(), { status: answer.status, headers })
    if (moment !== this.#clearings) return
    const name = nameOf(kind, account)
    const cache = await caches.open(name)
    await cache.put(url, kept)
    // Someone has left while it was being written.
    if (moment !== this.#clearings) await caches.delete(name)
    else await trim(cache, CAPACITY[kind])
  }
}

/** A cache gives its entries in the order in which they were put there. */
async function trim(cache: Cache, capacity: number): Promise<void> {
  const entries = await cache.keys()
  await Promise.all(
    entries.slice(0, Math.max(0, entries.length - capacity)).map((entry) => cache.delete(entry)),
  )
}

/** In a browser without cookie access, the session may have ended when the browser closed. */
async function browserStayedOpen(): Promise<boolean> {
  return 'cookieStore' in globalThis && (await cookieStore.get(OPEN_COOKIE)) !== null
}
