import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Postmaster = { pid: number; port: number; status: string }

/** What `postmaster.pid` says, if it is there. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user's refuses the signal, and lives.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return !isZombie(pid)
}

/** Ended, and never asked about by the process that inherited it, as in a container without an init. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Process numbers are given again: after a crash the file may name some other program. Undecided counts as yes. */
export function isPostgres(pid: number): boolean {
  try {
    return /postgres/.test(nameOf(pid))
  } catch {
    return true
  }
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8')
  } catch {
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
  }
}
