import { selectColumns } from '#database/select-columns.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import type { TechSheetQuery, TechSheetSummary } from '#contract/sheets.ts'
import type { Reader } from '#database/session-reader.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { readCursor, writeCursor } from '../lists/cursor.ts'
import { Parameters } from '../lists/parameters.ts'
import { namesAreThoseOf, type RememberedNames } from '../search/remembered-names.ts'
import { MARGIN_BAND, UNDER_TARGET } from './margin-sql.ts'
import { SHEET_SORTS } from './sheet-sorts.ts'

const LISTED = selectColumns(
  techSheets,
  's',
  'title',
  'category',
  'portions',
  'sellingPriceHt',
  'tvaRate',
  'coutMatiere',
  'uncostedLines',
  'checkedCost',
  'allergens',
  'traces',
  'undeclaredLines',
  'yieldQuantity',
  'yieldUnit',
  'version',
  'createdAt',
  'updatedAt',
)

type Page = { items: TechSheetSummary[]; nextCursor: string | null; total: number }
type ListedRow = Omit<TechSheetSummary, 'photo'> & {
  photoId: string | null
  width: number
  height: number
  key: string | number
  total: number
}

/** The sheets whose names are searched for, as they were at a revision of the names. */
type Found = { ids: string[]; revision: string | null }

/** A page of the user's sheets and how many there are in all, in one statement. */
export async function listSheets(
  reader: Reader,
  query: TechSheetQuery,
  rememberedNames: RememberedNames,
): Promise<Page> {
  const rowsOf = async (found?: Found) =>
    (await reader.client.query<ListedRow>(listStatement(reader.houseId, query, found))).rows
  const words = searchWords(query.search ?? '')
  if (words.length === 0) return pageOf(await rowsOf(), query)
  const rows = await rememberedNames.search(reader, async ({ sheet }, revision) => {
    const ids = sheet.find(words).map((place) => sheet.at(place).id)
    const answer = await rowsOf({ ids, revision })
    return { answer, isOutdated: answer.length === 0 }
  })
  return pageOf(rows, query)
}

function pageOf(rows: readonly ListedRow[], query: TechSheetQuery): Page {
  const total = rows[0]?.total ?? 0
  const listed = rows.filter((row) => row.id !== null)
  const page = listed.slice(0, query.limit)
  const last = listed.length > query.limit ? page.at(-1) : undefined
  return {
    items: page.map(toSummary),
    nextCursor: last ? writeCursor(query.sort, last) : null,
    total,
  }
}

/** Written out: a spread takes several times as long, and this is the list that everyone opens first. */
function toSummary(row: ListedRow): TechSheetSummary {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    portions: row.portions,
    sellingPriceHt: row.sellingPriceHt,
    tvaRate: row.tvaRate,
    coutMatiere: row.coutMatiere,
    uncostedLines: row.uncostedLines,
    checkedCost: row.checkedCost,
    allergens: row.allergens,
    traces: row.traces,
    undeclaredLines: row.undeclaredLines,
    yieldQuantity: row.yieldQuantity,
    yieldUnit: row.yieldUnit,
    photo: row.photoId === null ? null : { id: row.photoId, width: row.width, height: row.height },
    version: row.version,
    published: row.published,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/**
 * The statement of a list. Without a filter its page is read off an index, and counted in one; with a filter all
 * of the user's sheets are looked through once for both. Lists of one shape share a name, so that a connection
 * prepares it once. Without a row where names have changed since `found`.
 */
function listStatement(userId: string, query: TechSheetQuery, found?: Found) {
  const { sort, limit, category, margin, incomplete } = query
  const { add, values } = new Parameters()
  const { key, direction, type, shape } = SHEET_SORTS[sort]
  const owner = add(userId)
  const filters = Object.entries({
    found: found && `s.id = ANY (${add(found.ids)}::uuid[])`,
    category: category && `s.category = ${add(category)}`,
    margin: margin && (margin === 'underTarget' ? UNDER_TARGET : `${MARGIN_BAND} = ${add(margin)}`),
    incomplete: incomplete !== undefined && `(s.uncosted_lines > 0) = ${add(incomplete)}`,
  }).filter(([, condition]) => condition)
  const place = readCursor(query.cursor, sort, shape)
  const after = place
    ? `WHERE (key, id) ${direction === 'ASC' ? '>' : '<'} (${add(place.key)}::${type}, ${add(place.id)}::uuid)`
    : ''
  const order = `key ${direction}, id ${direction}`
  const current = found ? `WHERE ${namesAreThoseOf(add(found.revision))}` : ''
  const text = `
    WITH matching AS ${filters.length > 0 ? '' : 'NOT'} MATERIALIZED (
      SELECT s.id, ${key} AS key, ${LISTED}
      FROM tech_sheets s ${margin ? 'JOIN account_settings a ON a.user_id = s.user_id' : ''}
      WHERE ${[`s.user_id = ${owner}`, ...filters.map(([, condition]) => condition)].join(' AND ')}
    ),
    page AS (SELECT * FROM matching ${after} ORDER BY ${order} LIMIT ${add(limit + 1)})
    SELECT counted.total, page.*, r.id IS NOT NULL AS published, ph.id AS "photoId", ph.width, ph.height
    FROM (SELECT count(*) AS total FROM matching) counted
    LEFT JOIN page ON true
    LEFT JOIN recettes_publiables r ON r.user_id = ${owner} AND r.fiche_id = page.id AND r.visible
    LEFT JOIN tech_sheet_photos ph ON ph.user_id = ${owner} AND ph.tech_sheet_id = page.id
    ${current}
    ORDER BY ${order.replaceAll(/\b(key|id)\b/g, 'page.$1')}`
  const name = [
    'list-sheets',
    sort,
    ...filters.map(([filter]) => filter),
    margin === 'underTarget' ? margin : '',
    place ? 'after' : '',
  ].join(' ')
  return { name, text, values }
}
