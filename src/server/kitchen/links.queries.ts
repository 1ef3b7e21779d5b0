import { createHmac, randomUUID } from 'node:crypto'
import type { SheetLink } from '#contract/links.ts'
import type { Database } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import { LINK_DAYS, MAX_LINKS } from '#domain/kitchen/limits.ts'
import type { Auth } from '../auth/auth.ts'
import { secretHash } from './device-cookie.ts'

/** Where anyone reads a shared sheet. */
export const SHEET_PATH = '/fiche/'
/** 24 bytes cannot be guessed. */
const TOKEN_BYTES = 24
const TOKEN = /^[0-9A-Za-z_-]{32}$/

/** Of a sheet of a house. */
type OfSheet = { houseId: string; sheetId: string }
type Stored = { id: string; hash: string; createdAt: string; endsAt: string }
type Site = { auth: Auth; publicUrl: string }

const COLUMNS = 'id, hash, created_at as "createdAt", ends_at as "endsAt"'

/** What is in a link follows from its id and the key of the server: it can be shown again, and is stored nowhere. */
function tokenOf({ options }: Auth, id: string): string {
  const seal = createHmac('sha256', options.secret).update(`sheet link\n${id}`).digest()
  return seal.subarray(0, TOKEN_BYTES).toString('base64url')
}

/** A link that another key has made opens its sheet still, and cannot be shown: sharing makes another one. */
function shown({ auth, publicUrl }: Site, stored: Stored | undefined): SheetLink['link'] {
  if (!stored) return null
  const token = tokenOf(auth, stored.id)
  const { hash, createdAt, endsAt } = stored
  return hash === secretHash(token)
    ? { address: `${publicUrl}${SHEET_PATH}${token}`, createdAt, endsAt }
    : null
}

export async function getLink(
  { pool }: Database,
  site: Site,
  { houseId, sheetId }: OfSheet,
): Promise<SheetLink> {
  const { rows } = await pool.query<Stored>(
    `select ${COLUMNS} from auth.sheet_links where user_id = $1 and tech_sheet_id = $2 and ends_at > now()`,
    [houseId, sheetId],
  )
  return { link: shown(site, rows[0]) }
}

/** @returns undefined where the house shares as many sheets as it may */
export async function shareSheet(
  { pool }: Database,
  site: Site,
  { houseId, sheetId }: OfSheet,
): Promise<SheetLink | undefined> {
  return inTransaction(pool, 'begin', async ({ query }) => {
    await query('select from auth.users where id = $1 for update', [houseId])
    const { rows: links } = await query<Stored & { sheetId: string; isOver: boolean }>(
      `select ${COLUMNS}, tech_sheet_id as "sheetId", ends_at <= now() as "isOver" from auth.sheet_links where user_id = $1`,
      [houseId],
    )
    const former = links.find((link) => link.sheetId === sheetId)
    const keeps = former && !former.isOver && shown(site, former)
    if (!keeps && links.filter((link) => !link.isOver && link.sheetId !== sheetId).length >= MAX_LINKS)
      return undefined
    const id = keeps ? former.id : randomUUID()
    const { rows } = await query<Stored>(
      `insert into auth.sheet_links (id, user_id, tech_sheet_id, hash, ends_at)
       values ($1, $2, $3, $4, now() + interval '${LINK_DAYS} days')
       on conflict (user_id, tech_sheet_id) do update set id = excluded.id, hash = excluded.hash, ends_at = excluded.ends_at,
         created_at = case when sheet_links.id = excluded.id then sheet_links.created_at else now() end
       returning ${COLUMNS}`,
      [id, houseId, sheetId, secretHash(tokenOf(site.auth, id))],
    )
    return { link: shown(site, rows[0]) }
  })
}

/** @returns whether the sheet was shared */
export async function withdrawLink({ pool }: Database, { houseId, sheetId }: OfSheet): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from auth.sheet_links where user_id = $1 and tech_sheet_id = $2',
    [houseId, sheetId],
  )
  return rowCount === 1
}

export type FoundLink = OfSheet & { houseName: string; isOver: boolean }

/** @returns undefined where no link is that, as while its account waits to be erased */
export async function findSheetLink({ pool }: Database, token: string): Promise<FoundLink | undefined> {
  if (!TOKEN.test(token)) return undefined
  const { rows } = await pool.query<FoundLink>({
    name: 'find-sheet-link',
    text: `select l.user_id as "houseId", l.tech_sheet_id as "sheetId", u.name as "houseName", l.ends_at <= now() as "isOver"
      from auth.sheet_links l join auth.users u on u.id = l.user_id
      where l.hash = $1 and not exists (select from auth.departures where user_id = l.user_id)`,
    values: [secretHash(token)],
  })
  return rows[0]
}
