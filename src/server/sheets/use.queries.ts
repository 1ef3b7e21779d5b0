import type { SheetUse } from '#contract/shapes.ts'
import type { TechSheet, TechSheetUse } from '#contract/sheets.ts'
import type { MemberTx } from '#database/as-member.ts'
import { nameWithCarte } from '../cartes/own-carte.queries.ts'
import { answerOfLists } from '../json-text.ts'
import { orNotFound } from '../or-not-found.ts'
import { SHEETS_OF_PRODUCTS } from './recost.ts'
import { getSheet } from './find.queries.ts'

/** A confirmation names this many sheets; the count beside them is of all. */
const NAMED_SHEETS = 100

/** The sheets that use a line's source. */
const SOURCES = {
  product: { table: 'user_products', column: 'user_product_id' },
  preparation: { table: 'tech_sheets', column: 'sub_sheet_id' },
} as const

/** The sheets that use a product or a preparation, by title; undefined when there is no such thing of the user's. */
export async function findUse(
  { client, houseId }: MemberTx,
  kind: keyof typeof SOURCES,
  id: string,
): Promise<SheetUse | undefined> {
  const { table, column } = SOURCES[kind]
  const { rows } = await client.query<{ id: string | null; title: string; total: number }>(
    `SELECT sheet.id, sheet.title, count(sheet.id) OVER () AS total
     FROM ${table} source
     LEFT JOIN tech_sheets sheet ON sheet.user_id = source.user_id AND EXISTS (
       SELECT FROM tech_sheet_ingredients line
       WHERE line.user_id = source.user_id AND line.${column} = source.id AND line.tech_sheet_id = sheet.id
     )
     WHERE source.user_id = $1 AND source.id = $2
     ORDER BY sheet.search_text, sheet.id
     LIMIT ${NAMED_SHEETS}`,
    [houseId, id],
  )
  if (rows.length === 0) return undefined
  const sheets = rows.flatMap((row) => (row.id === null ? [] : [{ id: row.id, title: row.title }]))
  return { sheets, total: rows[0]?.total ?? 0 }
}

/** The sheets that use one of these products, by title. */
export async function findUseOfProducts(
  { client, houseId }: MemberTx,
  ids: readonly string[],
): Promise<SheetUse> {
  const { rows } = await client.query<{ id: string; title: string; total: number }>(
    `SELECT sheet.id, sheet.title, count(*) OVER () AS total FROM tech_sheets sheet
     WHERE sheet.user_id = $1 AND sheet.id IN (${SHEETS_OF_PRODUCTS})
     ORDER BY sheet.search_text, sheet.id
     LIMIT ${NAMED_SHEETS}`,
    [houseId, ids],
  )
  return { sheets: rows.map(({ id, title }) => ({ id, title })), total: rows[0]?.total ?? 0 }
}

const ABOVE = `
  WITH RECURSIVE above AS (
    SELECT tech_sheet_id AS id FROM tech_sheet_ingredients WHERE user_id = $1 AND sub_sheet_id = $2
    UNION
    SELECT l.tech_sheet_id FROM above
    JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.sub_sheet_id = above.id
  )
  SELECT id FROM above`

const GAMMES = `
  SELECT g.id, ${nameWithCarte('g.nom')} AS nom
  FROM gammes g JOIN cartes c ON c.user_id = g.user_id AND c.id = g.carte_id
  WHERE g.user_id = $1 AND EXISTS (
    SELECT FROM gamme_recettes r WHERE r.user_id = g.user_id AND r.gamme_id = g.id AND r.fiche_id = $2
  )
  ORDER BY c.position, c.created_at, c.id, g.position, g.created_at, g.id`

const MENUS = `
  SELECT m.id, ${nameWithCarte('m.nom')} AS nom
  FROM menus m JOIN cartes c ON c.user_id = m.user_id AND c.id = m.carte_id
  WHERE m.user_id = $1 AND EXISTS (
    SELECT FROM menu_choices choice JOIN menu_dishes d ON d.user_id = choice.user_id AND d.choice_id = choice.id
    WHERE choice.user_id = m.user_id AND choice.menu_id = m.id AND d.fiche_id = $2
  )
  ORDER BY c.position, c.created_at, c.id, m.position, m.created_at, m.id`

/** The sheets that use a sheet as a preparation, all those above them, the gammes and menus it is on. @throws NOT_FOUND */
export async function findSheetUse(tx: MemberTx, id: string): Promise<TechSheetUse> {
  const { client, houseId } = tx
  const [use, above, gammes, menus] = await Promise.all([
    findUse(tx, 'preparation', id),
    client.query<{ id: string }>(ABOVE, [houseId, id]),
    client.query<TechSheetUse['gammes'][number]>(GAMMES, [houseId, id]),
    client.query<TechSheetUse['menus'][number]>(MENUS, [houseId, id]),
  ])
  return {
    ...orNotFound(use),
    above: above.rows.map((row) => row.id),
    gammes: gammes.rows,
    menus: menus.rows,
  }
}

const BELOW = `
  WITH RECURSIVE below AS (
    SELECT id FROM tech_sheets WHERE user_id = $1 AND id = $2
    UNION
    SELECT l.sub_sheet_id FROM below
    JOIN tech_sheet_ingredients l ON l.user_id = $1 AND l.tech_sheet_id = below.id
    WHERE l.sub_sheet_id IS NOT NULL
  )
  SELECT id FROM below`

/** Sheets read at once: other requests are answered in between, as there may be hundreds of 500 lines. */
const TOGETHER = 4

/** A sheet and every preparation below it, each once, the sheet itself first. @throws NOT_FOUND */
export async function writeTree(tx: MemberTx, id: string): Promise<{ items: TechSheet[] }> {
  const { rows } = await tx.client.query<{ id: string }>(BELOW, [tx.houseId, id])
  orNotFound(rows[0])
  const items: string[] = []
  for (let from = 0; from < rows.length; from += TOGETHER) {
    const sheets = await Promise.all(rows.slice(from, from + TOGETHER).map((row) => getSheet(tx, row.id)))
    items.push(...sheets.map((sheet) => JSON.stringify(sheet)))
  }
  return answerOfLists<{ items: TechSheet[] }>({ items })
}
