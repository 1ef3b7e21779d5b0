import { randomUUID } from 'node:crypto'
import type { MemberTx } from './as-member.ts'

/**
 * Gives the names and brands of products another revision once this transaction is committed: `ProductSearch` compares it.
 * Every transaction that adds, renames or removes products calls it.
 */
export async function namesChange({ client, userId }: MemberTx): Promise<void> {
  await client.query({
    name: 'product-names-change',
    text: `INSERT INTO account_settings (user_id, product_names_revision) VALUES ($1, $2)
      ON CONFLICT (user_id) DO UPDATE SET product_names_revision = excluded.product_names_revision`,
    values: [userId, randomUUID()],
  })
}
