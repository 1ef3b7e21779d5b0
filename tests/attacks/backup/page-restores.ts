import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from '../kill/findings.ts'
import { LAST_KILL } from './breakages.ts'
import { freePort, launch, type Launched, restorationCode } from '#server/testing/launch.ts'
import { restorationClient } from '#server/testing/restoration-client.ts'

const PART_BYTES = 4_000_000
const NOTHING_KEPT = "rien n'en a été gardé"

type Place = {
  dataDir: string
  /** Of another database than the embedded one. */
  environment?: Record<string, string>
  findings: Findings
  say: (line: string) => void
}

/**
 * Restores an uploaded backup by the page of a server, which is killed while it restores, at several moments. Each next start says
 * so, offers the restore again and has removed the upload; the last restore is let through.
 * @param seconds that a whole restore takes
 */
export async function killPageRestores(
  { findings, say, ...place }: Place,
  file: string,
  { kills, seconds }: { kills: number; seconds: number },
): Promise<void> {
  const { dataDir } = place
  mkdirSync(dataDir)
  const content = new Uint8Array(readFileSync(file))
  for (let kill = 1; kill <= kills; kill += 1) {
    const { server, page, key } = await uploadTo(place, content)
    const killed = new AbortController()
    const restoring = page.restore(key, killed.signal).catch(() => undefined)
    const afterMs = (seconds * 1000 * LAST_KILL * kill) / kills
    await Promise.race([restoring, pause(afterMs)])
    server.process.kill('SIGKILL')
    killed.abort()
    await server.exit
    const next = await start(place)
    const { state } = await next.page.offer()
    const left = readdirSync(join(dataDir, 'temporary'))
    if (left.length > 0) findings.fault(`a killed restore by the page left ${left.join(', ')}`)
    await stop(next.server)
    // A restore that ended before the kill is not mentioned.
    const saysNothing = next.server.output().includes(NOTHING_KEPT)
    if (saysNothing !== (state === 'offered'))
      findings.fault(`the start after a killed restore is ${state}, and prints: ${next.server.output()}`)
    if (state === 'closed') {
      say(
        `restore by the page ${kill} of ${kills} came to its commit within ${(afterMs / 1000).toFixed(1)} s`,
      )
      return
    }
  }
  const { server, page, key } = await uploadTo(place, content)
  const ended = await page.restore(key)
  if (ended.step !== 'restored') findings.fault(`a restore by the page ended with ${JSON.stringify(ended)}`)
  await stop(server)
  say(`restore by the page killed ${kills} times, then let through`)
}

async function start({ dataDir, environment }: Pick<Place, 'dataDir' | 'environment'>) {
  const server = launch({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    BACKUP_AT: 'never',
    ...environment,
  })
  return { server, page: restorationClient(await server.ready) }
}

/** Starts a server, sends it a backup, and has it check that. */
async function uploadTo(place: Pick<Place, 'dataDir' | 'environment'>, content: Uint8Array<ArrayBuffer>) {
  const { server, page } = await start(place)
  const { key } = await page.open(restorationCode(server.output()))
  await page.upload(key, content, PART_BYTES)
  await page.check(key, null)
  return { server, page, key }
}

async function stop(server: Launched): Promise<void> {
  server.process.kill('SIGTERM')
  await server.exit
}
