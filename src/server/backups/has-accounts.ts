import { DEMO_USER_ID } from '#contract/demo.ts'
import type { Database } from '#database/connect.ts'

/** Whether anyone has an account besides the demo: without one, a backup can be restored. */
export async function hasAccounts({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query('select from auth.users where id <> $1 limit 1', [DEMO_USER_ID])
  return rows.length > 0
}
