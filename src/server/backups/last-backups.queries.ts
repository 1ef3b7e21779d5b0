import type { Database } from '#database/connect.ts'

type LastBackup = { endedAt: string; bytes: number; rows: number; server: string }
type FailedBackup = { endedAt: string; server: string; reason: string }

const LAST = `select ended_at as "endedAt", bytes, rows, server from auth.backups
  where error is null order by began_at desc limit 1`
const FAILURE = `select ended_at as "endedAt", server, error as reason from auth.backups failed
  where error is not null and not exists
    (select from auth.backups made where made.error is null and made.began_at > failed.began_at)
  order by began_at desc limit 1`

type Client = Pick<Database['pool'], 'query'>

/** The last backup that succeeded, of any server. */
export async function lastBackup(client: Client): Promise<LastBackup | undefined> {
  return (await client.query<LastBackup>(LAST)).rows[0]
}

/** The last attempt, where it failed. */
export async function lastFailure(client: Client): Promise<FailedBackup | undefined> {
  return (await client.query<FailedBackup>(FAILURE)).rows[0]
}
