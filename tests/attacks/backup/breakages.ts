import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Findings } from '../kill/findings.ts'
import { runProgram } from './run-program.ts'

const FULL_DISK_MEGABYTES = 4
/** Of the time that a restore takes: at its end it has committed, and only stops the database. */
export const LAST_KILL = 0.7
const NOT_EMPTY = "Cette installation n'est pas vide"

type Place = {
  folder: string
  environment: Record<string, string>
  findings: Findings
  say: (line: string) => void
}

/** Kills a backup as soon as it writes: nothing has the final name. */
export async function killBackup({ folder, environment, findings, say }: Place): Promise<void> {
  const into = join(folder, 'killed')
  mkdirSync(into)
  const killWhen = () => readdirSync(into).length > 0
  const { code } = await runProgram('backup', join(into, 'gramme.tar.zst'), { environment, killWhen })
  const left = readdirSync(into)
  if (code !== null || left.length !== 1 || left.includes('gramme.tar.zst'))
    findings.fault(`a killed backup ended with ${code} and left ${left.join(', ')}`)
  say(`backup killed as it wrote: ${left.join(', ')} is left`)
}

/** Fills a disk with the backup: no file is left, and a sentence says why. Needs the right to mount one. */
export async function fillDisk({ folder, environment, findings, say }: Place): Promise<void> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${FULL_DISK_MEGABYTES}m`, 'tmpfs', disk], {
      stdio: 'ignore',
    })
  } catch {
    say('full disk: not tried, as this user may mount none')
    return
  }
  try {
    const { code, output } = await runProgram('backup', join(disk, 'gramme.tar.zst'), { environment })
    const left = readdirSync(disk)
    if (code !== 1 || !output.includes('le disque est plein') || left.length > 0)
      findings.fault(`on a full disk the backup ended with ${code}, '${output}' and ${left.join(', ')}`)
    say(`full disk: '${output}'`)
  } finally {
    execFileSync('umount', [disk])
  }
}

/** Kills restores into one folder at several moments, then lets one through where none had committed yet. @param seconds that a whole one takes */
export async function killRestores(
  { environment, findings, say }: Omit<Place, 'folder'>,
  file: string,
  { kills, seconds }: { kills: number; seconds: number },
): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const killAfterMs = (seconds * 1000 * LAST_KILL * kill) / kills
    const at = performance.now() + killAfterMs
    const killWhen = () => performance.now() > at
    const { code, output } = await runProgram('restore', file, { environment, killWhen })
    if (code === 0 || output.startsWith(NOT_EMPTY)) {
      say(`restore ${kill} of ${kills} came to its commit within ${(killAfterMs / 1000).toFixed(1)} s`)
      return
    }
    if (code !== null)
      findings.fault(`a restore was to be killed after ${killAfterMs} ms, and ended with ${code}: ${output}`)
  }
  const { code, output } = await runProgram('restore', file, { environment })
  if (code !== 0 && !output.startsWith(NOT_EMPTY)) findings.fault(`after ${kills} killed restores: ${output}`)
  say(`restore killed ${kills} times, then: ${output}`)
}
