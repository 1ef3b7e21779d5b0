import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseSecrets } from '../../src/database/testing/log-secrets.ts'
import { freePort, launch } from '../../src/server/testing/launch.ts'
import { hasNginx, startNginx } from '../../src/server/testing/nginx.ts'
import { sharedWithServer } from './database.ts'
import { test } from './test.ts'

const EXAMPLE = new URL('../../deploy/nginx-path.conf', import.meta.url)
/** As the example says. */
const PATH = '/gramme'

type BelowPath = {
  /** With a slash at its end: addresses of a test are written without one at their beginning. */
  baseUrl: string
  /** What nginx was asked for; undefined without nginx on this machine, where the browser asks the server itself. */
  requests: (() => Promise<string[]>) | undefined
}

/** nginx as deploy/nginx-path.conf sets it up, in front of a server; undefined where there is no nginx. */
async function startProxy(folder: string, port: number, server: number): Promise<ChildProcess | undefined> {
  if (!hasNginx()) return undefined
  const example = (await readFile(EXAMPLE, 'utf8')).replace('127.0.0.1:3000', `localhost:${server}`)
  return startNginx(
    folder,
    `log_format address '$request_uri'; access_log asked.log address;
server { listen 127.0.0.1:${port}; ${example} }`,
  )
}

async function start(): Promise<BelowPath & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gramme-below-path-'))
  const port = await freePort()
  const proxyPort = await freePort()
  const nginx = await startProxy(folder, proxyPort, port)
  const publicUrl = `http://localhost:${nginx ? proxyPort : port}${PATH}`
  const server = launch({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATA_DIR: join(folder, 'data'),
    ...(await sharedWithServer()),
  })
  const stop = async () => {
    nginx?.kill('SIGTERM')
    server.process.kill('SIGTERM')
    await server.exit
    await rm(folder, { recursive: true, force: true })
    refuseSecrets('the log of the installation below a path', server.output())
  }
  await server.ready.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const requests = async () => (await readFile(join(folder, 'asked.log'), 'utf8')).trim().split('\n')
  return { baseUrl: `${publicUrl}/`, requests: nginx && requests, stop }
}

/** `test` at an installation below a path of its host, behind nginx where the machine has it. */
export const belowPathTest = test.extend<object, { belowPath: BelowPath }>({
  belowPath: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, also of a fixture that needs nothing
    async ({}, give) => {
      const { stop, ...belowPath } = await start()
      await give(belowPath)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ belowPath }, give) => give(belowPath.baseUrl),
})
