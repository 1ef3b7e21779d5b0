import type { KitchenState } from '#contract/kitchen-shapes.ts'
import type { Database } from '#database/connect.ts'
import type { MemberTx } from '#database/as-member.ts'
import { accountSettings } from '#database/schema/account-settings.ts'
import { selectColumns } from '#database/select-columns.ts'
import { orNotFound } from '../or-not-found.ts'

type Settings = Pick<KitchenState, 'language' | 'wastageMethod' | 'stations' | 'hasBatches' | 'hasPlan'>

const SETTINGS = `
  SELECT ${selectColumns(accountSettings, 'a', 'language', 'wastageMethod', 'stations')},
    EXISTS (SELECT FROM batches WHERE user_id = $1) AS "hasBatches",
    EXISTS (SELECT FROM services WHERE user_id = $1) OR EXISTS (SELECT FROM production_marks WHERE user_id = $1) AS "hasPlan"
  FROM account_settings a WHERE a.user_id = $1`

export async function readKitchenSettings({ client, houseId }: MemberTx): Promise<Settings> {
  const { rows } = await client.query<Settings>(SETTINGS, [houseId])
  return orNotFound(rows[0])
}

export async function nameOfHouse({ pool }: Database, houseId: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select name from auth.users where id = $1', [houseId])
  return rows[0]?.name ?? ''
}
