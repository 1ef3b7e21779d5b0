import Fastify from 'fastify'
import type { Config } from '../config.ts'
import { refusal } from '../translate-error.ts'
import type { Restoration } from './restoration.ts'

const RETRY_AFTER_S = 5
const SENTENCE = 'Gramme reprend une sauvegarde. Revenez dans quelques minutes.\n'

/**
 * Answers at the server's port while it is closed: how far the restore is, and 503 to all else.
 * @returns what ends it
 */
export async function listenWhileClosed(
  { host, port }: Pick<Config, 'host' | 'port'>,
  restoration: Restoration,
): Promise<() => Promise<void>> {
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, parsed) => parsed(null))
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  app.all('*', (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (path.endsWith('/api/restoration')) return reply.send(restoration.underWay)
    void reply.status(503).header('retry-after', RETRY_AFTER_S)
    if (!path.includes('/api/')) return reply.type('text/plain; charset=utf-8').send(SENTENCE)
    const { code, message } = refusal('UNAVAILABLE', 'A backup is being restored')
    return reply.send({ code, message })
  })
  await app.listen({ host, port })
  return () => app.close()
}
