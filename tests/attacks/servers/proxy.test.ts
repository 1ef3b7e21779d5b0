import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#server/testing/launch.ts'
import { hasNginx } from '#server/testing/nginx.ts'
import { startProxy } from './proxy.ts'

/** A server that has one file, and says its name to everything else. */
async function serverOf(file: string): Promise<{ server: Server; port: number }> {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url.startsWith('/assets/') && url !== file ? 404 : 200
    response.end(file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

test.skipIf(!hasNginx())(
  'of two versions each page gets its files, and a server that has ended is passed over by writes too',
  async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'gramme-proxy-'))
    const [earlier, later] = [await serverOf('/assets/earlier.js'), await serverOf('/assets/later.js')]
    const port = await freePort()
    const nginx = await startProxy(join(folder, 'nginx'), port, [earlier.port, later.port])
    onTestFinished(async () => {
      nginx.kill()
      await once(nginx, 'close')
      later.server.close()
      rmSync(folder, { recursive: true })
    })
    const statuses = (path: string, method = 'GET') =>
      Promise.all(
        Array.from(
          { length: 8 },
          async () => (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status,
        ),
      )
    for (const file of ['/assets/earlier.js', '/assets/later.js'])
      expect(new Set(await statuses(file))).toEqual(new Set([200]))
    expect(new Set(await statuses('/assets/of-none.js'))).toEqual(new Set([404]))
    earlier.server.close()
    earlier.server.closeAllConnections()
    expect(new Set(await statuses('/api/suppliers', 'POST'))).toEqual(new Set([200]))
  },
)
