import { StartupError } from '#database/startup-error.ts'
import { claimPort } from '../claim-port.ts'
import type { Settings } from '../config.ts'
import { type Finding, right, wrong } from './finding.ts'

const PATIENCE_MS = 4_000
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

type Health = { status?: unknown; version?: unknown; code?: unknown }

/** Whether Gramme answers on its port already, or could take it. */
export async function checkPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Finding> {
  const health = await healthAt(host, port)
  if (health?.status === 'ok') return right(`Gramme ${String(health.version)} répond sur le port ${port}.`)
  if (health?.code === 'UNAVAILABLE')
    return wrong(
      `Gramme répond sur le port ${port}, mais sa base de données ne répond pas.`,
      'Lisez son journal, puis relancez-le.',
    )
  try {
    await claimPort(host, port)
    return right(`Le port ${port} est libre ; Gramme n'y tourne pas.`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return wrong(`Gramme ne peut pas écouter sur ${host}:${port}.`, error.message)
  }
}

/** What `/api/health` answers; undefined where nothing or something else does. */
async function healthAt(host: string, port: number): Promise<Health | undefined> {
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  try {
    const answer = await fetch(`http://${name}:${port}/api/health`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return (await answer.json()) as Health
  } catch {
    return undefined
  }
}
