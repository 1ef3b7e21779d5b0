import { sqlFailure } from '../sql-failure.ts'

/** The SQLSTATE with which PostgreSQL has refused a statement; undefined for one that it has let through. */
export async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await work.catch((reason: unknown) => reason)
  return sqlFailure(error)?.code
}
