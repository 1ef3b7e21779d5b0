/** A node of `EXPLAIN (ANALYZE, FORMAT JSON)`. Its rows are a mean over its loops. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Parent Relationship'?: string
  'Subplan Name'?: string
  'CTE Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/**
 * Of one execution: rows read from tables, those of them that its answer says something of, and the rows of the largest
 * scan without an index.
 */
export type Reading = { read: number; answered: number; scanned: number }

const SCANS = new Set([
  'Seq Scan',
  'Sample Scan',
  'Tid Scan',
  'Index Scan',
  'Index Only Scan',
  'Bitmap Heap Scan',
])
/** Nodes whose answer is of every row that they are given: it is counted, summed up, compared or written. */
const TAKE_ALL = new Set(['Aggregate', 'Group', 'Unique', 'WindowAgg', 'SetOp', 'ModifyTable'])

/**
 * What an execution read, against what it answered. A row is read when a scan of a table looks at it, also one that a filter
 * then removes. It is answered when it reaches the result or an aggregate: a count answers for each row that it counts. What
 * a filter, a join or a LIMIT drops is not; nor can a node use more rows of a table than it gives itself.
 */
export function readingOf(plan: PlanNode): Reading {
  const reading: Reading = { read: 0, answered: 0, scanned: 0 }
  /** Rows that are used of each CTE: its plan is beside that of the node that reads it. */
  const ofCtes = new Map<string, number>()
  const ctes: PlanNode[] = []

  const walk = (node: PlanNode, wanted: number) => {
    const used = Math.min(rowsOf(node), wanted)
    const type = node['Node Type']
    if (SCANS.has(type)) {
      reading.read += looksAt(node)
      reading.answered += used
      if (type === 'Seq Scan')
        reading.scanned = Math.max(reading.scanned, looksAt(node) / Math.max(1, node['Actual Loops']))
    }
    const name = node['CTE Name']
    if (name !== undefined) ofCtes.set(name, Math.max(ofCtes.get(name) ?? 0, used))
    for (const child of node.Plans ?? []) {
      if (cteOf(child) !== undefined) ctes.push(child)
      else walk(child, takesAll(node, child) ? Infinity : used)
    }
  }

  walk(plan, Infinity)
  // A CTE is read by those after it, and by the rest; one that is not read at all writes.
  for (let cte = ctes.pop(); cte; cte = ctes.pop()) walk(cte, ofCtes.get(cteOf(cte) ?? '') ?? Infinity)
  return reading
}

function takesAll(node: PlanNode, child: PlanNode): boolean {
  return (
    TAKE_ALL.has(node['Node Type']) || ['InitPlan', 'SubPlan'].includes(child['Parent Relationship'] ?? '')
  )
}

function cteOf(node: PlanNode): string | undefined {
  return /^CTE (.+)$/.exec(node['Subplan Name'] ?? '')?.[1]
}

function rowsOf(node: PlanNode): number {
  return node['Actual Rows'] * node['Actual Loops']
}

function looksAt(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}
