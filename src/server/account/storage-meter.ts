import { LRUCache } from 'lru-cache'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import type { StorageLimits } from '../config.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { refusal } from '../translate-error.ts'
import { measureStorage, type Held } from './storage.queries.ts'

declare const metered: unique symbol

/** A transaction whose new rows are held against the limits of the account. */
export type GrowingTx = MemberTx & { readonly [metered]: true }

export type Growth = {
  /** Whether it may add more than `MOST_OF_REQUEST`: as many rows as a price list has, or an account products. */
  bulk?: boolean
  /** Whether it names something: the lock is taken by `namesChange`, which the work then leaves out. */
  names?: boolean
}

/** What one request adds at most, unless it is bulk: the sales of 5,000 dishes, one picture. */
const MOST_OF_REQUEST: Held = { items: 5_001, photoBytes: MAX_PHOTO_BYTES }
/** For how long a measurement counts: other servers add to the account meanwhile. */
const LASTS_MS = 60_000
/** Below this share of the limits a measurement is trusted; the rest is for what other servers have added. */
const TRUSTED_SHARE = 0.5
/** Accounts kept at most; the one that has added nothing for the longest time is dropped first. */
const CAPACITY = 10_000

type Known = Held & { at: number }

/**
 * Holds what an account adds against its limits. Counting reads an index entry of every row, so it is done about once a
 * minute while the account holds less than half of what it may; from then on before and after each addition, and such
 * work of one account is serialised, so that two additions at once cannot pass a limit together.
 */
export class StorageMeter {
  readonly limits: StorageLimits
  readonly #now: () => number
  /** At most what each account holds. */
  readonly #known = new LRUCache<string, Known>({ max: CAPACITY })

  /** @param now milliseconds of a clock that never goes back */
  constructor(limits: StorageLimits, now = () => performance.now()) {
    this.limits = limits
    this.#now = now
  }

  /**
   * Does work that adds to an account.
   * @throws STORAGE_FULL, PHOTOS_FULL where it holds more than before, and more than it may
   */
  async within<Result>(
    tx: MemberTx,
    work: (tx: GrowingTx) => Promise<Result>,
    { bulk = false, names = false }: Growth = {},
  ): Promise<Result> {
    const growing = tx as GrowingTx
    const lock = names ? namesChange : lockCosts
    if (!bulk && this.#reserve(tx.houseId)) {
      // The lock comes first in every such transaction, so that none deadlocks; the work is sent with it.
      const [, result] = await Promise.all([lock(tx), work(growing)])
      return result
    }
    await lock(tx)
    const before = await this.#measure(tx)
    if (!bulk && this.#reserve(tx.houseId)) return work(growing)
    const result = await work(growing)
    this.#refuseMore(before, await this.#measure(tx))
    return result
  }

  /**
   * For work of a role that counts nothing, which goes on in this transaction: takes the lock, and refuses where there is no room
   * for what a request adds.
   * @throws STORAGE_FULL
   */
  async makeRoom(tx: MemberTx, items: number): Promise<void> {
    await lockCosts(tx)
    if (this.#reserve(tx.houseId)) return
    const held = await this.#measure(tx)
    if (held.items + items > this.limits.maxItems) throw storageFull()
  }

  /** The transaction of such work. */
  withRoom(tx: MemberTx): GrowingTx {
    return tx as GrowingTx
  }

  /** Counts a request as the most that it may add, where that is surely within the limits. */
  #reserve(userId: string): boolean {
    const known = this.#known.get(userId)
    if (!known || this.#now() - known.at > LASTS_MS) return false
    const items = known.items + MOST_OF_REQUEST.items
    const photoBytes = known.photoBytes + MOST_OF_REQUEST.photoBytes
    const { maxItems, maxPhotoBytes } = this.limits
    if (items > maxItems * TRUSTED_SHARE || photoBytes > maxPhotoBytes * TRUSTED_SHARE) return false
    this.#known.set(userId, { items, photoBytes, at: known.at })
    return true
  }

  async #measure(tx: MemberTx): Promise<Held> {
    const held = await measureStorage(tx)
    this.#known.set(tx.houseId, { ...held, at: this.#now() })
    return held
  }

  #refuseMore(before: Held, after: Held): void {
    const { maxItems, maxPhotoBytes } = this.limits
    if (after.items > maxItems && after.items > before.items) throw storageFull()
    if (after.photoBytes > maxPhotoBytes && after.photoBytes > before.photoBytes)
      throw refusal('PHOTOS_FULL', 'The pictures fill the room they have')
  }
}

const storageFull = () => refusal('STORAGE_FULL', 'The account holds as many items as it may')
