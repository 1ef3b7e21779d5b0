import { MAX_HITS_OF_KIND, type SearchHit } from '#contract/search.ts'
import type { Reader } from '#database/session-reader.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import type { Named, NameIndex } from './name-index.ts'
import { namesAreThoseOf, type RememberedNames } from './remembered-names.ts'
import { SEARCHED_KINDS, type SearchedKind } from './searched-kinds.ts'

type HitRow = { hit: SearchHit }
/** A name of another text by now is not found. */
const FOUND = `
  WITH found AS MATERIALIZED (
    SELECT kind, id, search_text COLLATE "C" AS search_text, rank
    FROM unnest($2::text[], $3::uuid[], $4::text[], $5::int[]) AS found (kind, id, search_text, rank)
  )
  SELECT hit FROM (SELECT WHERE ${namesAreThoseOf('$6')}) AS current LEFT JOIN (${SEARCHED_KINDS.map(
    (kind, place) =>
      part(
        kind,
        `SELECT id, search_text, rank FROM found WHERE kind = '${kind.kind}'`,
        `hits.rank, hits.search_text, ${place} AS place`,
        `AND ${kind.searched} = hits.search_text`,
      ),
  ).join('\nUNION ALL')}) AS every ON true ORDER BY rank, search_text, place`

/**
 * At most `MAX_HITS_OF_KIND` of each kind whose name, or brand, holds every word of the search: found in the names that
 * are remembered, so only the rows of hits are read. The same name first, then names that begin with the search, then
 * those with a word that does.
 */
export async function findHits(
  reader: Reader,
  search: string,
  rememberedNames: RememberedNames,
): Promise<SearchHit[]> {
  const { client, houseId } = reader
  const rows = await rememberedNames.search(reader, async (names, revision) => {
    const found = SEARCHED_KINDS.flatMap(({ kind }) =>
      bestOf(names[kind], search).map((each) => ({ kind, ...each })),
    )
    const columns = (['kind', 'id', 'searchText', 'rank'] as const).map((key) =>
      found.map((each) => each[key]),
    )
    const values = [houseId, ...columns, revision]
    const answer = await client.query<HitRow | { hit: null }>({ name: 'found-hits', text: FOUND, values })
    const hits = answer.rows.filter((row): row is HitRow => row.hit !== null)
    return { answer: hits, isOutdated: answer.rows.length === 0 || hits.length < found.length }
  })
  return rows.map(({ hit }) => hit)
}

function bestOf(names: NameIndex, search: string): (Named & { rank: number })[] {
  const wanted = foldForSearch(search)
  const ranked: number[][] = [[], [], [], []]
  for (const place of names.find(searchWords(search)))
    ranked[rankOf(names.searchText(place), wanted)]?.push(place)
  return ranked
    .flatMap((places, rank) =>
      places.slice(0, MAX_HITS_OF_KIND).map((place) => ({ ...names.at(place), rank })),
    )
    .slice(0, MAX_HITS_OF_KIND)
}

/** 0 for the very name, 1 for one that begins with the search, 2 for a word that does, 3 for any other. */
function rankOf(searchText: string, wanted: string): 0 | 1 | 2 | 3 {
  if (searchText.split('\n', 1)[0] === wanted) return 0
  if (searchText.startsWith(wanted)) return 1
  return searchText.includes(` ${wanted}`) ? 2 : 3
}

const RECENT = `
  SELECT hit FROM (${SEARCHED_KINDS.map((kind, place) =>
    part(
      kind,
      `SELECT id, ${kind.changed} AS changed FROM ${kind.table} WHERE user_id = $1
       ORDER BY ${kind.changed} DESC, id DESC LIMIT ${MAX_HITS_OF_KIND}`,
      `hits.changed, ${place} AS place`,
    ),
  ).join('\nUNION ALL')}) AS every ORDER BY changed DESC, place`

/** What was changed last of each kind, the newest first. */
export async function recentHits({ client, houseId }: Reader): Promise<SearchHit[]> {
  const { rows } = await client.query<HitRow>({ name: 'recent-hits', text: RECENT, values: [houseId] })
  return rows.map(({ hit }) => hit)
}

function part(
  { kind, table, facts, joins = '' }: SearchedKind,
  ids: string,
  order: string,
  alike = '',
): string {
  return `
    (SELECT json_build_object('kind', '${kind}', 'id', found.id, ${facts}) AS hit, ${order}
     FROM (${ids}) hits
     JOIN LATERAL (SELECT * FROM ${table} WHERE user_id = $1 AND id = hits.id ${alike} LIMIT 1) found ON true
     ${joins})`
}
