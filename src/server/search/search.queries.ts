import { MAX_HITS_OF_KIND, type SearchHit } from '#contract/search.ts'
import type { Reader } from '#database/session-reader.ts'
import { CARTE_NAME } from '../cartes/own-carte.queries.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { contains } from '../lists/contains.ts'
import { Parameters } from '../lists/parameters.ts'

interface SearchedKind {
  kind: SearchHit['kind']
  table: string
  /** What is searched in it, folded. */
  searched: string
  /** Column of its latest change, or of its creation where changes have no time. */
  changed: string
  /** Of the row `found`, what a hit says beside its kind and its id, as arguments of json_build_object. */
  facts: string
  joins?: string
}

/** In the order in which they come among equals. */
const KINDS: readonly SearchedKind[] = [
  {
    kind: 'sheet',
    table: 'tech_sheets',
    searched: 'search_text',
    changed: 'updated_at',
    facts: `'name', found.title, 'category', found.category, 'sellingPriceHt', found.selling_price_ht,
      'tvaRate', found.tva_rate, 'version', found.version`,
  },
  {
    kind: 'product',
    table: 'user_products',
    searched: 'search_text',
    changed: 'updated_at',
    facts: `'name', found.name, 'brand', found.brand, 'supplier', s.name, 'unit', found.unit,
      'priceHt', found.price_ht, 'version', found.version`,
    joins: 'LEFT JOIN supplier_contacts s ON s.user_id = $1 AND s.id = found.supplier_id',
  },
  {
    kind: 'dish',
    table: 'gamme_recettes',
    searched: 'fold(nom_affiche) COLLATE "C"',
    changed: 'created_at',
    facts: `'name', found.nom_affiche, 'gammeId', g.id, 'gamme', g.nom, 'carte', ${CARTE_NAME}, 'ficheId', found.fiche_id,
      'prixTtcAffiche', found.prix_ttc_affiche, 'version', found.version`,
    joins: `JOIN gammes g ON g.user_id = $1 AND g.id = found.gamme_id
      JOIN cartes c ON c.user_id = $1 AND c.id = g.carte_id`,
  },
  {
    kind: 'menu',
    table: 'menus',
    searched: 'fold(nom) COLLATE "C"',
    changed: 'created_at',
    facts: `'name', found.nom, 'carte', ${CARTE_NAME}, 'prixTtc', found.prix_ttc`,
    joins: 'JOIN cartes c ON c.user_id = $1 AND c.id = found.carte_id',
  },
  {
    kind: 'carte',
    table: 'cartes',
    searched: 'fold(nom) COLLATE "C"',
    changed: 'created_at',
    facts: `'name', found.nom, 'gammes', (
      SELECT count(*) FROM gammes g WHERE g.user_id = $1 AND g.carte_id = found.id)`,
  },
  {
    kind: 'supplier',
    table: 'supplier_contacts',
    searched: 'search_text',
    changed: 'created_at',
    facts: `'name', found.name, 'products', (
      SELECT count(*) FROM supplier_products c WHERE c.user_id = $1 AND c.supplier_id = found.id)`,
  },
]

/**
 * At most `MAX_HITS_OF_KIND` of each kind whose name, or brand, holds every word of the search, in one statement. Ids are
 * found in the indexes by name; only the rows of hits are read. The same name first, then names that begin with the
 * search, then those with a word that does.
 */
export async function findHits({ client, userId }: Reader, search: string): Promise<SearchHit[]> {
  const { add, values } = new Parameters()
  const owner = add(userId)
  const wanted = add(foldForSearch(search))
  const parts = KINDS.map((kind, place) => {
    const { table, searched } = kind
    const rank = `CASE
      WHEN split_part(folded, chr(10), 1) = ${wanted} THEN 0 WHEN starts_with(folded, ${wanted}) THEN 1
      WHEN strpos(folded, ' ' || ${wanted}) > 0 THEN 2 ELSE 3 END`
    const ids = `
      SELECT id, folded, ${rank} AS rank
      FROM (SELECT id, ${searched} AS folded FROM ${table} WHERE user_id = ${owner}) named
      WHERE ${contains('folded', search, add)} ORDER BY rank, folded, id LIMIT ${MAX_HITS_OF_KIND}`
    return part(kind, ids, `hits.rank, hits.folded, ${place} AS place`)
  })
  const { rows } = await client.query<{ hit: SearchHit }>(
    `SELECT hit FROM (${parts.join('\nUNION ALL')}) AS every ORDER BY rank, folded, place`,
    values,
  )
  return rows.map(({ hit }) => hit)
}

const RECENT = `
  SELECT hit FROM (${KINDS.map((kind, place) =>
    part(
      kind,
      `SELECT id, ${kind.changed} AS changed FROM ${kind.table} WHERE user_id = $1
       ORDER BY ${kind.changed} DESC, id DESC LIMIT ${MAX_HITS_OF_KIND}`,
      `hits.changed, ${place} AS place`,
    ),
  ).join('\nUNION ALL')}) AS every ORDER BY changed DESC, place`

/** What was changed last of each kind, the newest first. */
export async function recentHits({ client, userId }: Reader): Promise<SearchHit[]> {
  const { rows } = await client.query<{ hit: SearchHit }>({
    name: 'recent-hits',
    text: RECENT,
    values: [userId],
  })
  return rows.map(({ hit }) => hit)
}

function part({ kind, table, facts, joins = '' }: SearchedKind, ids: string, order: string): string {
  return `
    (SELECT json_build_object('kind', '${kind}', 'id', found.id, ${facts}) AS hit, ${order}
     FROM (${ids}) hits
     JOIN LATERAL (SELECT * FROM ${table} WHERE user_id = $1 AND id = hits.id LIMIT 1) found ON true
     ${joins})`
}
