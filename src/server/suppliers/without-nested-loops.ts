import type { MemberTx } from '#database/as-member.ts'

/**
 * Runs statements that join thousands of rows. The database has no statistics of rows that were just written, takes
 * them for a handful, and would compare each row of a file with every row of a catalogue: half a minute for 30,000.
 */
export async function withoutNestedLoops<Result>(
  { client }: MemberTx,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('SET LOCAL enable_nestloop = off')
  const result = await work()
  await client.query('SET LOCAL enable_nestloop = on')
  return result
}
