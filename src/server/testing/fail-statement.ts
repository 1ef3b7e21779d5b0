import type { TestDatabase } from '#database/testing.ts'

/** Lets every such statement fail while work is done, as if the server was killed before it. */
export async function failing<Result>(
  { pool }: TestDatabase,
  statement: `${'insert' | 'update' | 'delete'} on ${string}`,
  work: () => Promise<Result>,
): Promise<Result> {
  await pool.query(
    "create function public.fail() returns trigger language plpgsql as 'begin raise exception $$failing$$; end'",
  )
  await pool.query(`create trigger failing before ${statement} for each row execute function public.fail()`)
  try {
    return await work()
  } finally {
    await pool.query('drop function public.fail cascade')
  }
}
