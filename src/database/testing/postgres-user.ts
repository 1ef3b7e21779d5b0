import { execFileSync } from 'node:child_process'

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

/** Who runs an installed PostgreSQL, which does not run as root. */
export function postgresUser(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
}
