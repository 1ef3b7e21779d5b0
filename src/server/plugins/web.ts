import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { site } from '../site/site.ts'

const A_YEAR = 365 * 24 * 3600

type Parts = {
  /** Of the built interface. */
  folder: string
  publicUrl: string
}

/** Serves the built interface: its files as they are, its pages and everything else by their addresses. */
export async function web(app: FastifyInstance, { folder, publicUrl }: Parts): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    // Pages are served by their addresses; what is compressed, by the name of what it is made of.
    globIgnore: ['pages/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache')
      // Others show the picture of a page whose address was shared with them.
      if (path.includes('/og/')) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  site(app, folder, publicUrl)
}
