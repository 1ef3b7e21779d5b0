import { KILLS } from './kills.ts'
import type { Report } from './run-kills.ts'

export const seconds = (milliseconds = 0) => `${(milliseconds / 1000).toFixed(2)} s`

/** What a run did and found, for a person to read. */
export function summary({ seed, kills, outages, findings, starts, givenUp }: Report): string[] {
  const { acknowledged, unanswered, unansweredButDone, retries, brokenConnections, comparisons } = findings
  const statuses = [...findings.statuses].sort(([a], [b]) => a - b)
  return [
    `seed ${seed}`,
    ...KILLS.flatMap((kill) =>
      kills[kill] === undefined
        ? []
        : [`${kill}: ${kills[kill]} kills, at most ${seconds(outages[kill])} to the first answered write`],
    ),
    `${Object.values(kills).reduce((sum, n) => sum + n, 0)} kills, ${starts} starts of the server, ${givenUp} because its database had ended too often`,
    `${acknowledged} acknowledged writes; ${unanswered} unanswered, of which ${unansweredButDone} were found done; ${retries} retries under the same key`,
    `of ${findings.operations.size} operations: ${[...findings.operations].map(([operation, times]) => `${operation} ${times}`).join(', ')}`,
    `answers: ${statuses.map(([status, times]) => `${status} ${times} times`).join(', ')}; ${brokenConnections} broken connections`,
    `${comparisons} rows and costs compared, at most ${seconds(Math.max(0, ...Object.values(outages)))} from a kill to the first answered write`,
    `${findings.faults.length} faults`,
    ...findings.faults,
  ]
}
