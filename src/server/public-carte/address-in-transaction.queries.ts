import type { MemberTx } from '#database/as-member.ts'

/** Addresses are beside the sessions, where only the server's own role reaches them; afterwards the transaction is the user's again. */
async function asServer<Result>({ client }: MemberTx, work: () => Promise<Result>): Promise<Result> {
  await client.query('set local role none')
  const result = await work()
  await client.query('set local role gramme_member')
  return result
}

/** Closes the carte under this address. @returns false where it is not the user's any more */
export function closeUnder(tx: MemberTx, token: string): Promise<boolean> {
  const { client, userId } = tx
  return asServer(tx, async () => {
    const { rowCount } = await client.query(
      'DELETE FROM auth.public_cartes WHERE user_id = $1 AND token = $2',
      [userId, token],
    )
    return rowCount === 1
  })
}

/** Opens a carte that has no address under this one. @returns false where it has one, or another carte has this one */
export function openUnder(tx: MemberTx, carteId: string, token: string): Promise<boolean> {
  const { client, userId } = tx
  return asServer(tx, async () => {
    const { rowCount } = await client.query(
      `INSERT INTO auth.public_cartes (token, user_id, carte_id) SELECT $2, $1, $3
       WHERE NOT EXISTS (SELECT FROM auth.public_cartes WHERE user_id = $1) ON CONFLICT DO NOTHING`,
      [userId, token, carteId],
    )
    return rowCount === 1
  })
}
