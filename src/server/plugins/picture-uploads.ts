import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Database } from '#database/connect.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import type { Auth } from '../auth/auth.ts'
import { collectBody } from '../pictures/collect-body.ts'
import { ReceivedFile } from '../pictures/received-file.ts'
import { type Transfer, TransferLine } from '../pictures/transfer-line.ts'
import type { RequestBudget } from '../request-budget.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { uploaderOf } from './uploader.ts'

const FILES = [
  '/api/tech-sheets/:id/photo',
  '/api/cartes/:id/logo',
  '/api/invoices/:id/file',
  '/api/deliveries/:id/photos/:pictureId',
]

/** A body of 10 MB is in memory up to four times while it is parsed, read and stored: some 160 MB at most. */
const BOUNDS = { ofServer: 4, ofAccount: 2, ofAddress: 3, waiting: { ofServer: 200, ofAccount: 30 } }
/** 0.5 MB, as browsers send, at 50 kB/s. */
const PATIENCE_MS = 10_000

type Parts = {
  database: Database
  auth: Auth
  securityLog: SecurityLog
  budget: RequestBudget
  /** For a body to arrive while another upload waits for its place. */
  patienceMs?: number | undefined
}

/**
 * The routes that take files: larger bodies than the others, of any declared type, handed on as a file. Only someone
 * signed in makes the server hold one, and only some bodies are read at once.
 */
export function pictureUploads(
  app: FastifyInstance,
  { patienceMs = PATIENCE_MS, ...parts }: Parts,
  answer: RouteHandlerMethod,
): void {
  void app.register((uploads, _options, done) => {
    const line = new TransferLine({ ...BOUNDS, patienceMs })
    const admitted = new WeakMap<FastifyRequest, Transfer>()
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
      const upload = admitted.get(request)
      if (!upload) throw new Error('A body is read before its upload was admitted')
      const bytes = await collectBody(body, { most: MAX_PHOTO_BYTES, cut: upload.cut })
      upload.arrived()
      return new ReceivedFile(bytes, 'photo', { type: request.headers['content-type'] ?? '' })
    })
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const uploader = await uploaderOf(request, reply, parts, 'write')
      if (!uploader) return reply
      admitted.set(request, await line.enter(uploader, reply.raw))
      return undefined
    }
    for (const path of FILES) uploads.put(path, { onRequest }, answer)
    done()
  })
}
