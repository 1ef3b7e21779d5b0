import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isBackupName } from '#database/backup/backup-name.ts'
import type { Auth } from '../auth/auth.ts'
import { findMember } from '../auth/find-member.ts'
import { clientOf } from '../security-log/client-of.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { refusal } from '../translate-error.ts'
import type { OperatorService } from './operator-service.ts'

type DownloadRequest = { Params: { file: string }; Querystring: { until?: string; key?: string } }

const NOT_FOUND = refusal('NOT_FOUND', 'No such thing of yours')

/** Sends a backup to the operator from the disk, whatever its size, by an address of `POST /operator/backups/{file}/link`. */
export function backupDownload(
  app: FastifyInstance,
  operator: OperatorService,
  { auth, securityLog }: { auth: Auth; securityLog: SecurityLog },
): void {
  app.get<DownloadRequest>('/api/operator/backups/:file', async (request, reply) => {
    const { file } = request.params
    const { until, key = '' } = request.query
    void reply.header('cache-control', 'no-store')
    const { headers, ip } = request
    const found = await findMember({ database: operator.database, auth, headers, ip })
    const opens =
      found !== null &&
      isBackupName(file) &&
      (await operator.is(found.userId)) &&
      operator.opens({ file, userId: found.userId, until: Number(until), key })
    const opened = opens
      ? await open(join(operator.config.backups.folder, file)).catch(() => undefined)
      : undefined
    if (!found || !opened) {
      const { code, message, status } = NOT_FOUND
      return reply.status(status).send({ code, message })
    }
    const { userId } = found
    securityLog.record({
      event: 'backup-downloaded',
      accountId: userId,
      subject: userId,
      ...clientOf(request),
    })
    const { size } = await opened.stat()
    return reply
      .type('application/zstd')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(createReadStream('', { fd: opened }))
  })
}
