import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Database } from '#database/connect.ts'
import { keepUpload } from '../account-file/uploaded-archive.ts'
import type { Auth } from '../auth/auth.ts'
import { type Transfer, TransferLine } from '../pictures/transfer-line.ts'
import type { RequestBudget } from '../request-budget.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { uploaderOf } from './uploader.ts'

const ARCHIVES = ['/api/account/archive', '/api/account/archive/reading']

/** As large as the photos that an account may have by default. */
const MOST_BYTES = 2 * 1024 ** 3
/** They are on the disk, not in memory. */
const BOUNDS = { ofServer: 4, ofAccount: 1, ofAddress: 2, waiting: { ofServer: 20, ofAccount: 3 } }
const PATIENCE_MS = 120_000

type Parts = {
  database: Database
  auth: Auth
  securityLog: SecurityLog
  budget: RequestBudget
  folder: string
}

/** The routes that take the archive of an account: it goes to the disk as it comes, and is handed on as a file. */
export function archiveUploads(
  app: FastifyInstance,
  { folder, ...parts }: Parts,
  answer: RouteHandlerMethod,
): void {
  void app.register((uploads, _options, done) => {
    const line = new TransferLine({ ...BOUNDS, patienceMs: PATIENCE_MS })
    const admitted = new WeakMap<FastifyRequest, { transfer: Transfer; reply: FastifyReply }>()
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
      const upload = admitted.get(request)
      if (!upload) throw new Error('A body is read before its upload was admitted')
      const { transfer, reply } = upload
      const file = await keepUpload(body, reply.raw, { folder, most: MOST_BYTES, cut: transfer.cut })
      transfer.arrived()
      return file
    })
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const uploader = await uploaderOf(request, reply, parts, 'write')
      if (!uploader) return reply
      admitted.set(request, { transfer: await line.enter(uploader, reply.raw), reply })
      return undefined
    }
    // The limit of other bodies does not count here.
    for (const path of ARCHIVES) uploads.post(path, { onRequest, bodyLimit: MOST_BYTES }, answer)
    done()
  })
}
