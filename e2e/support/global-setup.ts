import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureTestChromium } from '../../scripts/chromium.ts'
import { refuseSecrets } from '../../src/database/testing/log-secrets.ts'
import { scratch } from '../../src/database/testing/scratch.ts'
import { freePort, launch } from '../../src/server/testing/launch.ts'
import { shareWithTests } from './environment.ts'
import { PASSWORD } from './account.ts'
import { startPostOffice } from './post-office.ts'

const BUILT = new URL('../../dist/web/app.html', import.meta.url)

/** One real server for all browser tests, with a real mail server beside it; returns what stops both. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(BUILT)) throw new Error('The interface is not built: npm run build')
  ensureTestChromium()
  const folder = await mkdtemp(join(scratch(), 'gramme-browser-'))
  const postOffice = await startPostOffice(join(folder, 'received'))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const server = launch({
    PORT: String(port),
    PUBLIC_URL: baseUrl,
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '100000',
    SMTP_URL: postOffice.url,
  })
  const stop = async () => {
    server.process.kill('SIGTERM')
    await server.exit
    await postOffice.close()
    const databaseLog = await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
    await rm(folder, { recursive: true, force: true })
    refuseSecrets("the server's log", server.output(), [PASSWORD])
    refuseSecrets("PostgreSQL's log", databaseLog, [PASSWORD])
  }
  try {
    await server.ready
  } catch (error) {
    await stop()
    throw error
  }
  shareWithTests({ baseUrl, mailFolder: postOffice.folder, dataDir })
  return stop
}
