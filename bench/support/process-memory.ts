import { readdirSync, readFileSync } from 'node:fs'

/**
 * MB (millions of bytes) that processes hold together. What is theirs alone, and shared buffers, count by their
 * proportional share (PSS), so that PostgreSQL's buffers count once and not once a process. Program files count
 * once, at the largest extent any of them has mapped: their share would shrink with every other Node around.
 */
export function memoryOf(pids: readonly number[]): number {
  const parts = pids.map((pid) => {
    const share = kilobytes(`/proc/${pid}/smaps_rollup`)
    const { RssFile: files = 0 } = kilobytes(`/proc/${pid}/status`)
    return { own: (share.Pss_Anon ?? 0) + (share.Pss_Shmem ?? 0), files }
  })
  const own = parts.reduce((sum, part) => sum + part.own, 0)
  return ((own + Math.max(...parts.map((part) => part.files))) * 1024) / 1e6
}

/** MB of that which processes share by memory: of PostgreSQL its buffers, and little else. */
export function sharedMemoryOf(pids: readonly number[]): number {
  const shared = pids.map((pid) => kilobytes(`/proc/${pid}/smaps_rollup`).Pss_Shmem ?? 0)
  return (shared.reduce((sum, kB) => sum + kB, 0) * 1024) / 1e6
}

/** A process and all that it started. */
export function withChildren(pid: number): number[] {
  const parents = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...parents.flatMap((child) => withChildren(Number(child)))]
}

function parentOf(pid: string): number {
  return Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
}

/** A file of a process; empty where the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The lines of a file under /proc that contain an amount of memory. */
function kilobytes(path: string): Record<string, number | undefined> {
  const amounts = read(path).matchAll(/^(\w+):\s+(\d+) kB$/gm)
  return Object.fromEntries([...amounts].map(([, name, amount]) => [name, Number(amount)]))
}
