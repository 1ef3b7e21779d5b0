import type { ReadableStream } from 'node:stream/web'
import { getTableName } from 'drizzle-orm'
import type { AccountExport } from '#contract/account-archive.ts'
import { refreshStatistics } from '#database/refresh-statistics.ts'
import { settingsOf } from '../account/account-settings.ts'
import { identityOf, whole } from '../account/account.queries.ts'
import { type Context, creating, member, open } from '../context.ts'
import { throughFile } from '../temporary-file.ts'
import { version } from '../version.ts'
import { importArchive, readArchive } from './import-archive.ts'
import { EXPORTED, TABLES } from './exported-tables.ts'
import { type OpenArchive, withArchive } from './open-archive.ts'
import { pathOf } from './uploaded-archive.ts'
import { writeAccountFile } from './write-account-file.ts'

export const archiveRoutes = open.archive.router({
  export: member.archive.export.handler(async ({ context }) => {
    const { database, operator, userId, temporaryFolder } = context
    const identity = await identityOf(database, userId)
    // The answer begins while the transaction reads on. What fails afterwards breaks it off.
    return new Promise<AccountExport>((begun, failed) => {
      context
        .readWhole(async (tx) => {
          const account = whole(identity, await settingsOf(tx))
          const { publicUrl } = operator.config
          await throughFile(
            temporaryFolder,
            writeAccountFile(tx, { account, publicUrl, version }),
            (stream) => begun(archiveAnswer(stream)),
          )
        })
        .catch(failed)
    })
  }),

  read: member.archive.read.handler(({ input, context }) =>
    withArchive(workOf(input.body, context), ({ checked }) =>
      context.asMember((tx) => readArchive(tx, checked)),
    ),
  ),

  import: creating.archive.import.handler(({ input, context }) =>
    withArchive(workOf(input.body, context), async (archive) => {
      const connection = { left: false }
      void context.answered().then(() => (connection.left = true))
      const goesOn = () => {
        if (connection.left) throw new Error('Nobody waits for the import any more')
      }
      const { fileName = input.body.name, ...meetings } = input.query ?? {}
      const wanted = { archive, meetings, fileName, goesOn }
      const imported = await context.create((tx) => importArchive(tx, wanted), { bulk: true, long: true })
      // The rows are there, whatever becomes of the statistics.
      await refreshStatistics(context.database, tablesFilledBy(archive)).catch((error: unknown) =>
        context.log.warn({ err: error }, 'Tables were not analysed after an import'),
      )
      return imported
    }),
  ),
})

/** As many rows of one account as make a plan for an empty table a slow one. */
const MANY_ROWS = 1000

function tablesFilledBy({ checked }: OpenArchive): string[] {
  return TABLES.filter((name) => checked.rows[name] >= MANY_ROWS).map((name) => getTableName(EXPORTED[name]))
}

function workOf(body: File, { storage }: Pick<Context, 'storage'>) {
  return { path: pathOf(body), maxItems: storage.limits.maxItems }
}

/** A stream in place of a file, which would have to be whole before it is sent. */
function archiveAnswer(stream: ReadableStream<Uint8Array>): AccountExport {
  const name = `gramme-${new Date().toISOString().slice(0, 10)}.zip`
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
  }
  return { headers, body: stream as unknown as File }
}
