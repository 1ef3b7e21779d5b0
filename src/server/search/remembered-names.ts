import { LRUCache } from 'lru-cache'
import type { SearchHit } from '#contract/search.ts'
import type { Reader } from '#database/session-reader.ts'
import { NameIndex } from './name-index.ts'
import { SEARCHED_KINDS } from './searched-kinds.ts'

/** Of all accounts together; the least recently searched is forgotten first. */
const MEMORY_BYTES = 32 * 1024 * 1024
/** For how long names are not read again: a server of an older version beside this one gives them no new revision. */
const LASTS_MS = 60_000

type Kind = SearchHit['kind']

/** All that an account has named, by kind, as it was at one revision; null without settings, so that it is not remembered. */
export type Names = { readonly revision: string | null } & Readonly<Record<Kind, NameIndex>>

/** Of each kind, the ids and the searched texts, in the same order. */
type NamesRow = { revision: string | null } & Record<Kind, [ids: string[] | null, texts: string[] | null]>

const READ_NAMES = `
  SELECT (SELECT names_revision FROM account_settings WHERE user_id = $1) AS revision,
    ${SEARCHED_KINDS.map(
      ({ kind, table, searched }) => `(
        SELECT json_build_array(json_agg(id), json_agg(search_text)) FROM (
          SELECT id, ${searched} AS search_text FROM ${table} WHERE user_id = $1 ORDER BY search_text, id
        ) named
      ) AS ${kind}`,
    ).join(', ')}`

/** The condition that the account $1 has names of this revision, a parameter, still; or that none is asked for. */
export const namesAreThoseOf = (revision: string) => `(${revision}::uuid IS NULL
  OR EXISTS (SELECT FROM account_settings WHERE user_id = $1 AND names_revision = ${revision}::uuid))`

/**
 * Asks the database for what was found in names.
 * @param revision that they have to be of still; null for names that were read for this search
 */
type Look<Answer> = (
  names: Names,
  revision: string | null,
) => Promise<{ answer: Answer; isOutdated: boolean }>

/** Remembers the names of accounts that are searched, so that a search reads only the rows that it answers. */
export class RememberedNames {
  readonly #kept: LRUCache<string, Names>
  /** Reads that are on their way: who searches meanwhile waits for them. */
  readonly #reading = new Map<string, Promise<Names | undefined>>()

  /** @param now milliseconds of a clock that never goes back */
  constructor(now = () => performance.now()) {
    this.#kept = new LRUCache({
      maxSize: MEMORY_BYTES,
      sizeCalculation: bytesOf,
      ttl: LASTS_MS,
      ttlResolution: 0,
      perf: { now },
    })
  }

  /** What `look` answers from names that are remembered; where these are outdated, from names that are read now. */
  async search<Answer>(reader: Reader, look: Look<Answer>): Promise<Answer> {
    const { houseId } = reader
    for (const remembered of [this.#kept, this.#reading]) {
      const kept = remembered.get(houseId)
      const names = kept && (await kept)
      if (!names || names.revision === null) continue
      const { answer, isOutdated } = await look(names, names.revision)
      if (!isOutdated) return answer
      if (this.#kept.get(houseId) === names) this.#kept.delete(houseId)
    }
    return (await look(await this.#read(reader), null)).answer
  }

  async #read({ client, houseId }: Reader): Promise<Names> {
    const read = client
      .query<NamesRow>({ name: 'read-names', text: READ_NAMES, values: [houseId] })
      .then(({ rows }) => namesOf(rows))
    const reading = read.catch(() => undefined)
    this.#reading.set(houseId, reading)
    try {
      const names = await read
      this.#kept.set(houseId, names)
      return names
    } finally {
      if (this.#reading.get(houseId) === reading) this.#reading.delete(houseId)
    }
  }
}

function namesOf([row]: readonly NamesRow[]): Names {
  const named = (kind: Kind) => new NameIndex(row?.[kind][0] ?? [], row?.[kind][1] ?? [])
  return {
    revision: row?.revision ?? null,
    sheet: named('sheet'),
    product: named('product'),
    dish: named('dish'),
    menu: named('menu'),
    carte: named('carte'),
    supplier: named('supplier'),
  }
}

function bytesOf(names: Names): number {
  return SEARCHED_KINDS.reduce((bytes, { kind }) => bytes + names[kind].bytes, 0)
}
