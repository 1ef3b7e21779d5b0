import { readdirSync, readFileSync } from 'node:fs'

/** Begins to count the milliseconds of processor time that processes are given; what has ended meanwhile does not count. */
export function processorClock(pids: readonly number[]): () => number {
  const before = pids.map((pid) => ({ pid, spent: spentBy(pid) }))
  return () =>
    before.reduce((sum, { pid, spent }) => {
      const now = spentBy(pid)
      return spent === undefined || now === undefined ? sum : sum + now - spent
    }, 0) / 1e6
}

/** Nanoseconds, by all threads together, as Linux counts them; undefined of a process that has ended. */
function spentBy(pid: number): number | undefined {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    return tasks.reduce(
      (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
      0,
    )
  } catch {
    return undefined
  }
}
