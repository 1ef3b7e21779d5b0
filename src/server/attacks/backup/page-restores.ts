import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from '../kill/findings.ts'
import { LAST_KILL } from './breakages.ts'
import { freePort, launch, type Launched } from '../../testing/launch.ts'
import { restorationClient } from '../../testing/restoration-client.ts'

const PART_BYTES = 4_000_000

type Place = { dataDir: string; findings: Findings; say: (line: string) => void }

/**
 * Restores an uploaded backup by the page of a server, which is killed while it restores, at several moments. Each next start offers
 * the restore again and has removed the upload; the last restore is let through.
 * @param seconds that a whole restore takes
 */
export async function killPageRestores(
  { dataDir, findings, say }: Place,
  file: string,
  { kills, seconds }: { kills: number; seconds: number },
): Promise<void> {
  mkdirSync(dataDir)
  const content = new Uint8Array(readFileSync(file))
  for (let kill = 1; kill <= kills; kill += 1) {
    const { server, page, key } = await uploadTo(dataDir, content)
    const killed = new AbortController()
    const restoring = page.restore(key, killed.signal).catch(() => undefined)
    const afterMs = (seconds * 1000 * LAST_KILL * kill) / kills
    await Promise.race([restoring, pause(afterMs)])
    server.process.kill('SIGKILL')
    killed.abort()
    await server.exit
    const next = await start(dataDir)
    const { state } = await next.page.offer()
    const left = readdirSync(join(dataDir, 'temporary'))
    if (left.length > 0) findings.fault(`a killed restore by the page left ${left.join(', ')}`)
    await stop(next.server)
    if (state === 'closed') {
      say(
        `restore by the page ${kill} of ${kills} came to its commit within ${(afterMs / 1000).toFixed(1)} s`,
      )
      return
    }
  }
  const { server, page, key } = await uploadTo(dataDir, content)
  const ended = await page.restore(key)
  if (ended.step !== 'restored') findings.fault(`a restore by the page ended with ${JSON.stringify(ended)}`)
  await stop(server)
  say(`restore by the page killed ${kills} times, then let through`)
}

async function start(dataDir: string) {
  const server = launch({ PORT: String(await freePort()), DATA_DIR: dataDir, BACKUP_AT: 'never' })
  return { server, page: restorationClient(await server.ready) }
}

/** Starts a server, sends it a backup, and has it check that. */
async function uploadTo(dataDir: string, content: Uint8Array<ArrayBuffer>) {
  const { server, page } = await start(dataDir)
  const { key } = await page.open()
  await page.upload(key, content, PART_BYTES)
  await page.check(key, null)
  return { server, page, key }
}

async function stop(server: Launched): Promise<void> {
  server.process.kill('SIGTERM')
  await server.exit
}
