import type { MemberTx } from '#database/as-member.ts'

/**
 * Runs statements that join thousands of rows. The database has no statistics of rows that were just written, takes
 * them for a handful, and would compare each row of a file with every row of a catalogue: half a minute for 30,000.
 * A nested loop that cannot be avoided is estimated so dear that PostgreSQL would compile its statement, 140 ms for one
 * row: none of the transaction is compiled from here on.
 */
export async function withoutNestedLoops<Result>(
  { client }: MemberTx,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('SET LOCAL enable_nestloop = off; SET LOCAL jit = off')
  const result = await work()
  await client.query('SET LOCAL enable_nestloop = on')
  return result
}
