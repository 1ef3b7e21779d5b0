import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Installation, site } from '../site/site.ts'
import type { KnownPaths } from './known-paths.ts'

type Parts = Installation & {
  known: KnownPaths
  /** Of the built interface. */
  folder: string
  /** Whether there is no account yet. */
  isEmpty: () => Promise<boolean>
}

/** Texts that the table of media types names no character set for. */
const TEXTS: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

function nameCharset(reply: { header: (name: string, value: string) => unknown }, path: string): void {
  const type = TEXTS[extname(path.replace(/\.(br|gz)$/, ''))]
  if (type !== undefined) reply.header('content-type', type)
}

/** Serves the built interface: its files as they are, its pages and everything else by their addresses. */
export async function web(
  app: FastifyInstance,
  { folder, known, publicUrl, registration, provider, isEmpty }: Parts,
): Promise<void> {
  if (!existsSync(folder)) return
  const files = { preCompressed: true, wildcard: false, index: false } as const
  await app.register(fastifyStatic, {
    ...files,
    root: folder,
    // Documents are served by their addresses; what is compressed, by the name of what it is made of.
    globIgnore: ['assets/**', 'pages/**', '*.{html,webmanifest}', 'service-worker.js', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      nameCharset(reply, path)
      reply.header('cache-control', 'no-cache')
      // Others show the picture of a page whose address was shared with them.
      if (path.includes('/og/')) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  // Named by a hash of their content, so that browsers never revalidate them.
  await app.register(fastifyStatic, {
    ...files,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    globIgnore: ['**/*.{br,gz}'],
    immutable: true,
    maxAge: '1y',
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: nameCharset,
  })
  site(app, folder, { known, publicUrl, registration, provider, isEmpty })
}
