import type { FastifyInstance, RouteHandlerMethod, RouteShorthandOptions } from 'fastify'
import type { Database } from '#database/connect.ts'
import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import type { Auth } from '../auth/auth.ts'
import { findMember } from '../auth/find-member.ts'
import { UploadLine } from '../pictures/upload-line.ts'
import { refusal } from '../translate-error.ts'

const PICTURES = ['/api/tech-sheets/:id/photo', '/api/cartes/:id/logo']

type Parts = { database: Database; auth: Auth }

/**
 * The routes that take files: larger bodies than the others, of any declared type, handed on as a file. Only someone
 * signed in makes the server hold one, and only some bodies are read at once.
 */
export function pictureUploads(
  app: FastifyInstance,
  { database, auth }: Parts,
  answer: RouteHandlerMethod,
): void {
  void app.register((uploads, _options, done) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_PHOTO_BYTES },
      (request, body: Buffer, parsed) => {
        const type = request.headers['content-type'] ?? ''
        parsed(null, new File([new Uint8Array(body)], 'photo', { type }))
      },
    )
    const line = new UploadLine()
    const options: RouteShorthandOptions = {
      bodyLimit: MAX_PHOTO_BYTES,
      onRequest: async ({ headers }, reply) => {
        const member = await findMember({ database, auth, headers })
        if (member) return line.enter(member.userId, reply.raw)
        const { code, message, status } = refusal('UNAUTHORIZED', 'Sign in first')
        return reply.status(status).send({ code, message })
      },
    }
    for (const path of PICTURES) uploads.put(path, options, answer)
    done()
  })
}
