import { randomUUID } from 'node:crypto'
import type { MemberTx } from './as-member.ts'

/**
 * Gives what the account has named another revision once this transaction is committed: `RememberedNames` compares it. Every
 * transaction that adds, renames or removes sheets, products, dishes, menus, cartes or suppliers calls it, in its first
 * statement: it takes the lock of `lockCosts`.
 */
export async function namesChange({ client, houseId }: MemberTx): Promise<void> {
  await client.query({
    name: 'names-change',
    text: `INSERT INTO account_settings (user_id, names_revision) VALUES ($1, $2)
      ON CONFLICT (user_id) DO UPDATE SET names_revision = excluded.names_revision`,
    values: [houseId, randomUUID()],
  })
}
