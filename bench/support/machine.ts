import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { findBinaries } from '#database/embedded/binaries.ts'

/** What the figures depend on, a line each. Read before anything is measured, so that it includes the load of other programs. */
export function describeMachine(): string[] {
  const processors = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const postgres = execFileSync(findBinaries().postgres, ['--version'], { encoding: 'utf8' })
  return [
    `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, ${memory} GB of memory`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `load average ${loadavg()[0]?.toFixed(1) ?? 'unknown'} in the minute before`,
    `PostgreSQL ${/[\d.]+/.exec(postgres)?.[0] ?? 'unknown'}, the embedded one, where no figure names another`,
  ]
}
