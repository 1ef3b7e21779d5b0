import type { Pool } from 'pg'
import { NoReplica, type Replica } from '#database/replica.ts'
import { whyUnused } from '#database/unreachable.ts'
import { type Finding, right, wrong } from './finding.ts'

/** Whether reads can come from the replica of READ_URL. */
export async function checkReplica(primary: Pool, replica: Replica): Promise<Finding> {
  try {
    const standing = await replica.examine(primary)
    return standing === 'fresh'
      ? right('La copie de READ_URL répond, et elle est à jour.')
      : wrong(
          'La copie de READ_URL est en retard : DATABASE_URL répond à tout.',
          'Regardez pg_stat_replication sur le primaire ; après une bascule, la copie sert de nouveau à son prochain restartpoint.',
        )
  } catch (error) {
    const remedy =
      error instanceof NoReplica
        ? 'Corrigez READ_URL, ou enlevez-la.'
        : 'Démarrez la copie, ou corrigez READ_URL ; sans elle, DATABASE_URL répond à tout.'
    return wrong(`La copie de READ_URL ne sert pas : ${whyUnused(error)}.`, remedy)
  }
}
