import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registration } from '../../src/contract/registration.ts'
import { refuseSecrets } from '../../src/database/testing/log-secrets.ts'
import { freePort, launch } from '../../src/server/testing/launch.ts'
import { sharedWithServer } from './database.ts'
import { test } from './test.ts'

export type Installation = { baseUrl: string; environment: Record<string, string>; dataDir: string }

/** What an installation works with: its own variables, and how it ends. */
type Beside = { variables: Record<string, string>; close: () => Promise<void> }
type StartBeside = (baseUrl: string) => Promise<Beside>

const alone: StartBeside = async () => ({ variables: {}, close: async () => undefined })

/** A server with this setting on the database of all tests; without SMTP_URL, so that its mails are files in its DATA_DIR. */
async function start(
  registration: Registration,
  startBeside: StartBeside,
): Promise<Installation & { stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gramme-installation-'))
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const beside = await startBeside(baseUrl)
  const environment = {
    ...beside.variables,
    PORT: String(port),
    PUBLIC_URL: baseUrl,
    DATA_DIR: dataDir,
    ...(await sharedWithServer()),
    REGISTRATION: registration,
  }
  const server = launch(environment)
  const stop = async () => {
    server.process.kill('SIGTERM')
    await server.exit
    await beside.close()
    await rm(dataDir, { recursive: true, force: true })
    refuseSecrets(`the log of the installation that is ${registration}`, server.output())
  }
  await server.ready.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { baseUrl, environment, dataDir, stop }
}

/** `test` at another installation, where making an account needs what this setting says. */
export function testAt(registration: Registration, startBeside = alone) {
  return test.extend<object, { installation: Installation }>({
    installation: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, also of a fixture that needs nothing
      async ({}, give) => {
        const { stop, ...installation } = await start(registration, startBeside)
        await give(installation)
        await stop()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ installation }, give) => give(installation.baseUrl),
  })
}
