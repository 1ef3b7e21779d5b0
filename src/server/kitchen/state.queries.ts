import type { Acting } from '#contract/account-header.ts'
import type { KitchenState } from '#contract/kitchen-shapes.ts'
import type { Database } from '#database/connect.ts'
import type { MemberTx } from '#database/as-member.ts'
import { accountSettings } from '#database/schema/account-settings.ts'
import { selectColumns } from '#database/select-columns.ts'
import { CALLED } from '../members/members.queries.ts'
import { orNotFound } from '../or-not-found.ts'

type Settings = Pick<
  KitchenState,
  'language' | 'wastageMethod' | 'stations' | 'hasBatches' | 'hasPlan' | 'hasOrders'
>

const SETTINGS = `
  SELECT ${selectColumns(accountSettings, 'a', 'language', 'wastageMethod', 'stations')},
    EXISTS (SELECT FROM batches WHERE user_id = $1) AS "hasBatches",
    EXISTS (SELECT FROM services WHERE user_id = $1) OR EXISTS (SELECT FROM production_marks WHERE user_id = $1) AS "hasPlan",
    EXISTS (SELECT FROM orders WHERE user_id = $1) AS "hasOrders"
  FROM account_settings a WHERE a.user_id = $1`

export async function readKitchenSettings({ client, houseId }: MemberTx): Promise<Settings> {
  const { rows } = await client.query<Settings>(SETTINGS, [houseId])
  return orNotFound(rows[0])
}

export async function nameOfHouse({ pool }: Database, houseId: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select name from auth.users where id = $1', [houseId])
  return rows[0]?.name ?? ''
}

/** Someone as the house calls them; null where they have left it a moment ago. */
export async function personIn(
  { pool }: Database,
  { userId, houseId }: Acting,
): Promise<KitchenState['person']> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select u.id, ${CALLED} as name from auth.memberships m join auth.users u on u.id = m.user_id
     where m.user_id = $1 and m.house_id = $2`,
    [userId, houseId],
  )
  return rows[0] ?? null
}
