import type { MemberTx } from './as-member.ts'

/**
 * Within a member's transaction, work on the tables beside the sessions, which only the server's own role reaches; afterwards the
 * transaction is the member's again.
 */
export async function asServerWithin<Result>(
  { client }: MemberTx,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('set local role none')
  const result = await work()
  await client.query('set local role gramme_member')
  return result
}
