/** A table is in the order of its dishes where it changes from one to another hardly more often than it has dishes. */
const MOST_CHANGES = 1.25

/**
 * Rows of a dish that other dishes part from most of its rows, as one that was added at the end; none in a table that is
 * in another order.
 * @param groups the rows of each dish
 */
export function rowsApart(groups: readonly { rows: readonly number[] }[]): Set<number> {
  const ordered = groups
    .flatMap(({ rows }, group) => rows.map((row) => ({ row, group })))
    .toSorted((one, other) => one.row - other.row)
  const runs: { group: number; rows: number[] }[] = []
  for (const { row, group } of ordered) {
    const run = runs.at(-1)
    if (run?.group === group) run.rows.push(row)
    else runs.push({ group, rows: [row] })
  }
  if (runs.length > groups.length * MOST_CHANGES + 1) return new Set()
  const longest = new Map<number, { rows: number[] }>()
  for (const run of runs)
    if (run.rows.length > (longest.get(run.group)?.rows.length ?? 0)) longest.set(run.group, run)
  return new Set(runs.filter((run) => longest.get(run.group) !== run).flatMap(({ rows }) => rows))
}
