import type { MemberTx } from '#database/as-member.ts'

const LOCK = {
  name: 'lock-costs',
  text: 'SELECT 1 FROM account_settings WHERE user_id = $1 FOR NO KEY UPDATE',
}

/** Of each transaction that has it, or waits for it. */
const locks = new WeakMap<MemberTx['client'], Promise<void>>()

/**
 * Makes this transaction the only one of the account that changes what costs come from, until it ends: the lines
 * of sheets, the facts of products, the wastage method.
 *
 * The lock is the account's row of settings. A change of method takes it by its own UPDATE; every other transaction
 * that writes a sheet or a product asks for it in its FIRST statement, before it holds any row another might wait
 * for; `namesChange` takes it too. So writers of one account are serialised: none can deadlock, and a later one reads, in the
 * statements after this one, everything that the earlier ones committed. Readers never wait. A transaction that has it takes it once.
 */
export function lockCosts({ client, houseId }: MemberTx): Promise<void> {
  const taken = locks.get(client) ?? takeLock(client, houseId)
  locks.set(client, taken)
  return taken
}

async function takeLock(client: MemberTx['client'], houseId: string): Promise<void> {
  const { rowCount } = await client.query({ ...LOCK, values: [houseId] })
  if (rowCount === 1) return
  await client.query('INSERT INTO account_settings (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [houseId])
  await client.query({ ...LOCK, values: [houseId] })
}
