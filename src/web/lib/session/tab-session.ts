import { createAtom } from '@tanstack/store'
import { ACCOUNT_HEADER, isTablet } from '#contract/account-header.ts'
import type { Session } from './session-data.ts'
import { HttpError } from '../failure/failure.ts'
import { ownName } from '#web/lib/navigation/address.ts'

/** Messages between tabs: the account of a session that was found, or that has ended. */
type News = { here: string } | { ended: string }

/** 'ended': signed out elsewhere. 'other': somebody else is signed in by now, or the same person in another house. */
export type TabSessionState = 'here' | 'ended' | 'other'

/**
 * The account a page shows, from its first look at the session until it is left. All tabs share one session: when
 * it becomes another's, a page that is still open reads and writes nothing more.
 */
export class TabSession {
  readonly state = createAtom<TabSessionState>('here')
  #id: string | undefined
  #channel: BroadcastChannel | undefined

  /** Starts listening to the other tabs. */
  listen(): void {
    this.#open().addEventListener('message', ({ data }: MessageEvent<News>) => this.#hear(data))
  }

  /**
   * A session that was found, as this page may take it.
   * @throws HttpFailure 401 for that of another account than the page shows.
   */
  admit(session: Session | null): Session | null {
    if (session === null) return null
    this.#take(session.account)
    return session
  }

  /**
   * What a page of the kitchen is answered under, as this page may take it: the name of a tablet, or who is signed in.
   * @throws HttpFailure 401 for another one than the page shows.
   */
  adopt(account: string): void {
    this.#take(account)
  }

  /** The tablet that the page shows is paired no more: the next one may be another. */
  leaveTablet(): void {
    if (this.tablet() !== null) this.forget()
  }

  /** Forgets whose the page was, as one that is loaded again does. */
  forget(): void {
    this.#id = undefined
    this.state.set('here')
  }

  /** The account or the tablet that the page shows; null before that is known. */
  account(): string | null {
    return this.#id ?? null
  }

  /** The tablet that the page shows; null where it shows an account, or nothing yet. */
  tablet(): string | null {
    return this.#id !== undefined && isTablet(this.#id) ? this.#id : null
  }

  /** Broadcasts that the session of `account` has ended. */
  tellEnd(account: string): void {
    const news: News = { ended: account }
    this.#tell(news)
  }

  /**
   * Headers of a request that name the account it is meant for.
   * @throws HttpFailure 401 where that is no longer who is signed in.
   */
  headers(): Record<string, string> {
    if (this.state.get() === 'other') throw new HttpError(401, 'UNAUTHORIZED')
    return this.#id === undefined ? {} : { [ACCOUNT_HEADER]: this.#id }
  }

  #take(id: string): void {
    this.#id ??= id
    const news: News = { here: id }
    this.#tell(news)
    if (id === this.#id) this.#hear(news)
    else this.state.set('other')
    if (this.state.get() === 'other') throw new HttpError(401, 'UNAUTHORIZED')
  }

  #tell(news: News): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no origin
    this.#open().postMessage(news)
  }

  #hear(news: News): void {
    if (this.#id === undefined) return
    // A browser may have a tablet's cookie and a session, each with separate pages.
    if (isTablet('here' in news ? news.here : news.ended) !== isTablet(this.#id)) return
    if ('here' in news) this.state.set(news.here === this.#id ? 'here' : 'other')
    else if (news.ended === this.#id && this.state.get() === 'here') this.state.set('ended')
  }

  #open(): BroadcastChannel {
    this.#channel ??= new BroadcastChannel(ownName('gramme-account'))
    return this.#channel
  }
}

export const tabSession = new TabSession()
