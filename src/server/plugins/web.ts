import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url))
const A_YEAR = 365 * 24 * 3600

/** Serves the built interface; every address that is no file is the application's own to route. */
export async function web(app: FastifyInstance): Promise<void> {
  if (!existsSync(BUILT)) return
  await app.register(fastifyStatic, {
    root: BUILT,
    preCompressed: true,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache')
    },
  })
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/assets/')) return reply.status(404).type('text/plain').send('Introuvable')
    return reply.sendFile('index.html')
  })
}
