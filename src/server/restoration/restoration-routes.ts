import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { z } from 'zod'
import { restorationBodies, uploadPart } from '#contract/restoration.ts'
import {
  RESTORATION_KEY_HEADER,
  RESTORATION_REFUSALS,
  type RestorationRefusal,
  UPLOAD_PART_BYTES,
} from '#contract/restoration-limits.ts'
import type { Database } from '#database/connect.ts'
import { Attempts } from '../auth/attempts.ts'
import { clientAddress } from '../auth/client-address.ts'
import { admit, PER_ADDRESS, whenAdmitted } from '../auth/sign-in-guard.ts'
import { clientOf } from '../security-log/client-of.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { refusal } from '../translate-error.ts'
import type { Restoration } from './restoration.ts'

type Parts = { restoration: Restoration; database: Database; securityLog: SecurityLog; secret: string }

const MESSAGES: Record<RestorationRefusal, string> = {
  INSTALLATION_IN_USE:
    'Somebody has an account here; a backup is restored into an installation without accounts',
  WRONG_CODE: 'The code is not the one that the server has printed',
  RESTORATION_ENDED: 'Another page has taken over, or the server was started again',
  NO_ROOM: 'The disk of the server has no room for this file',
}

/** What the page sends that restores a backup into an installation without accounts. No account is needed, as there is none. */
export function restorationRoutes(
  app: FastifyInstance,
  { restoration, database, securityLog, secret }: Parts,
): void {
  const attempts = new Attempts(database, secret)

  app.get('/api/restoration', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return restoration.offer(database)
  })

  app.post('/api/restoration/open', async (request, reply) => {
    const { code } = bodyOf(request, 'open')
    if (!(await restoration.isOffered(database))) return refuse(reply, 'INSTALLATION_IN_USE')
    const key = attempts.key('restoration', clientAddress(request.ip))
    const isAdmitted = await whenAdmitted(
      await admit(attempts, key, PER_ADDRESS),
      async () => restoration.isCode(code),
      (isRight) => (isRight ? 'succeeded' : 'failed'),
    )
    if (!isAdmitted) {
      securityLog.record({ event: 'restoration-refused', ...clientOf(request) })
      return refuse(reply, 'WRONG_CODE')
    }
    return (await restoration.open()) ?? refuse(reply, 'RESTORATION_ENDED')
  })

  app.post('/api/restoration/check', async (request, reply) => {
    const { key, file } = bodyOf(request, 'check')
    if (!restoration.isKey(key) || !(await restoration.check(file))) return refuse(reply, 'RESTORATION_ENDED')
    return restoration.progress
  })

  app.post('/api/restoration/restore', async (request, reply) => {
    const { key } = bodyOf(request, 'restore')
    if (!(await restoration.isOffered(database))) return refuse(reply, 'INSTALLATION_IN_USE')
    if (!restoration.isKey(key) || !restoration.restore(clientOf(request)))
      return refuse(reply, 'RESTORATION_ENDED')
    return restoration.progress
  })

  app.post('/api/restoration/progress', (request, reply) => {
    const { key } = bodyOf(request, 'progress')
    return restoration.isKey(key) ? reply.send(restoration.progress) : refuse(reply, 'RESTORATION_ENDED')
  })

  app.post('/api/restoration/cancel', async (request, reply) => {
    if (restoration.isKey(bodyOf(request, 'cancel').key)) await restoration.cancel()
    return reply.send({})
  })

  void app.register((uploads, _options, done) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    const options = {
      onRequest: byKeyAlone(restoration),
      bodyLimit: UPLOAD_PART_BYTES,
    } as const
    uploads.put('/api/restoration/file', options, async (request, reply) => {
      const part = uploadPart.safeParse(request.query)
      if (!part.success || !Buffer.isBuffer(request.body))
        throw refusal('BAD_REQUEST', 'The request cannot be read')
      const bytes = await restoration.keepPart(part.data, request.body)
      return bytes === undefined ? refuse(reply, 'NO_ROOM') : { bytes }
    })
    done()
  })
}

/** Refuses a part before anything of its body is read. */
function byKeyAlone(restoration: Restoration): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const key = request.headers[RESTORATION_KEY_HEADER]
    if (typeof key === 'string' && restoration.isKey(key) && !restoration.isRunning) {
      request.mostBytes = UPLOAD_PART_BYTES
      return undefined
    }
    return refuse(reply, 'RESTORATION_ENDED')
  }
}

function refuse(reply: FastifyReply, code: RestorationRefusal): FastifyReply {
  return reply.status(RESTORATION_REFUSALS[code]).send({ code, message: MESSAGES[code] })
}

type Bodies = typeof restorationBodies

function bodyOf<Name extends keyof Bodies>({ body }: FastifyRequest, name: Name): z.output<Bodies[Name]> {
  const read = restorationBodies[name].safeParse(body)
  if (!read.success) throw refusal('BAD_REQUEST', 'The request cannot be read')
  return read.data as z.output<Bodies[Name]>
}
