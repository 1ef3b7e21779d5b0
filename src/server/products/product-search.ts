import { LRUCache } from 'lru-cache'
import type { UserProductQuery } from '#contract/products.ts'
import type { Reader } from '#database/session-reader.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { readCursor } from '../lists/cursor.ts'
import { NameIndex, type NamedProduct } from './name-index.ts'
import { PRODUCT_SORTS } from './product-sorts.ts'

/** Of all accounts together; the least recently searched is forgotten first. */
const MEMORY_BYTES = 32 * 1024 * 1024
/** For how long names are not read again: a server of an older version beside this one gives them no new revision. */
const LASTS_MS = 60_000
/** What an account takes that has searched once. */
const NOTE_BYTES = 100

/** Where an account was searched once, and may be searched again as it is; and while its names are read. */
type Noted = 'searched' | 'reading'
type Read = { revision: string; names: NamedProduct[] | null }
type Remembered = { revision: string; names: NameIndex }

/** What a search has found before the database is asked for the rows of its page. */
export type FoundPage = {
  /** Under which it was found: once names have changed, the account has another one. */
  revision: string
  total: number
  /** Of one page, and of one product more where there is one, in the order of the list. */
  products: NamedProduct[]
}

const READ_NAMES = {
  name: 'read-product-names',
  text: `SELECT s.product_names_revision AS revision, (
      SELECT json_agg(json_build_object('id', id, 'searchText', search_text)) FROM (
        SELECT id, search_text FROM user_products WHERE user_id = $1 ORDER BY search_text, id
      ) named
    ) AS names
    FROM account_settings s WHERE s.user_id = $1`,
}

/**
 * Remembers the names of an account's products from its second search on, so that a search reads only the rows of its
 * page. What it finds holds for one revision of the names, which the statement that reads the page has to compare.
 */
export class ProductSearch {
  readonly #accounts: LRUCache<string, Noted | Remembered>

  /** @param now milliseconds of a clock that never goes back */
  constructor(now = () => performance.now()) {
    this.#accounts = new LRUCache({
      maxSize: MEMORY_BYTES,
      sizeCalculation: (kept) => NOTE_BYTES + (typeof kept === 'string' ? 0 : kept.names.bytes),
      ttl: LASTS_MS,
      ttlResolution: 0,
      perf: { now },
    })
  }

  /** @returns undefined where the database has to search: with another filter, in another order, or for the first time */
  async find(reader: Reader, query: UserProductQuery): Promise<FoundPage | undefined> {
    const { search, sort, cursor, limit, ...filters } = query
    if (!search || Object.values(filters).some((filter) => filter !== undefined)) return undefined
    if (sort !== 'name' && sort !== '-name') return undefined
    const place = readCursor(cursor, sort, PRODUCT_SORTS[sort].shape)
    const remembered = await this.#remembered(reader)
    if (!remembered) return undefined
    const { revision, names } = remembered
    const found = names.find(searchWords(search))
    if (sort === '-name') found.reverse()
    let from = 0
    if (place) {
      const last = names.placeOf({ id: place.id, searchText: String(place.key) })
      if (last === undefined) return undefined
      const after = found.findIndex((each) => (sort === 'name' ? each > last : each < last))
      from = after === -1 ? found.length : after
    }
    const products = found
      .slice(from, from + limit + 1)
      .map((each) => ({ id: names.id(each), searchText: names.searchText(each) }))
    return { revision, total: found.length, products }
  }

  /** The names of this account have changed since they were read: the next search is its first one again. */
  forget(userId: string): void {
    this.#accounts.delete(userId)
  }

  async #remembered({ client, userId }: Reader): Promise<Remembered | undefined> {
    const kept = this.#accounts.get(userId)
    if (typeof kept === 'object') return kept
    this.#accounts.set(userId, kept === undefined ? 'searched' : 'reading')
    if (kept !== 'searched') return undefined
    try {
      const { rows } = await client.query<Read>({ ...READ_NAMES, values: [userId] })
      const [read] = rows
      if (!read) return undefined
      const remembered = { revision: read.revision, names: new NameIndex(read.names ?? []) }
      this.#accounts.set(userId, remembered)
      return remembered
    } finally {
      if (this.#accounts.get(userId) === 'reading') this.forget(userId)
    }
  }
}
