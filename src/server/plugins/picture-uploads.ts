import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Database } from '#database/connect.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import type { Auth } from '../auth/auth.ts'
import { findMember } from '../auth/find-member.ts'
import { clientAddress } from '../auth/client-address.ts'
import { collectBody } from '../pictures/collect-body.ts'
import { type Upload, UploadLine } from '../pictures/upload-line.ts'
import { refusal } from '../translate-error.ts'

const PICTURES = ['/api/tech-sheets/:id/photo', '/api/cartes/:id/logo']

type Parts = {
  database: Database
  auth: Auth
  /** For a body to arrive while another upload waits for its place. */
  patienceMs?: number | undefined
}

/**
 * The routes that take files: larger bodies than the others, of any declared type, handed on as a file. Only someone
 * signed in makes the server hold one, and only some bodies are read at once.
 */
export function pictureUploads(
  app: FastifyInstance,
  { database, auth, patienceMs }: Parts,
  answer: RouteHandlerMethod,
): void {
  void app.register((uploads, _options, done) => {
    const line = new UploadLine(patienceMs)
    const admitted = new WeakMap<FastifyRequest, Upload>()
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) => {
      const upload = admitted.get(request)
      if (!upload) throw new Error('A body is read before its upload was admitted')
      const chunks = await collectBody(body, { most: MAX_PHOTO_BYTES, cut: upload.cut })
      upload.arrived()
      return new File(chunks as BlobPart[], 'photo', { type: request.headers['content-type'] ?? '' })
    })
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const member = await findMember({ database, auth, headers: request.headers })
      if (member) {
        const uploader = { userId: member.userId, address: clientAddress(request.ip) }
        admitted.set(request, await line.enter(uploader, reply.raw))
        return undefined
      }
      const { code, message, status } = refusal('UNAUTHORIZED', 'Sign in first')
      return reply.status(status).send({ code, message })
    }
    for (const path of PICTURES) uploads.put(path, { onRequest }, answer)
    done()
  })
}
