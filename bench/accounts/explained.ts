import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { logOf } from '#database/embedded/clear-old-log.ts'
import { type PlanNode, readingOf } from './plan.ts'

/** A statement as the server sent it, over all its executions. */
export type Explained = {
  text: string
  executions: number
  /** Milliseconds in all. */
  time: number
  read: number
  answered: number
  /** Rows of the largest scan without an index. */
  scanned: number
}

/** Every connection writes the plan of each statement that it executes into PostgreSQL's log. */
const SETTINGS = `
session_preload_libraries = 'auto_explain'
auto_explain.log_min_duration = 0
auto_explain.log_analyze = on
auto_explain.log_timing = off
auto_explain.log_format = json
auto_explain.log_parameter_max_length = 0
`
/** As `log_line_prefix` has it; what follows on further lines is indented. */
const ENTRY = /^\d{4}-\d\d-\d\d [\d:.]+ UTC \[\d+\] LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/gm

/** From its next start on, the embedded PostgreSQL explains what it executes: as it is, under its role, its policies and its parameters. */
export function explainAll(dataDir: string): void {
  appendFileSync(join(dataDir, 'postgres', 'postgresql.conf'), SETTINGS)
}

/** Where the log ends by now. */
export function endOfLog(dataDir: string): number {
  return statSync(logOf(dataDir)).size
}

/** The statements that were executed since the log was so long, those that took longest in all first. */
export function explainedSince(dataDir: string, length: number): Explained[] {
  const log = readFileSync(logOf(dataDir)).subarray(length).toString()
  const found = new Map<string, Explained>()
  for (const [, milliseconds, json = ''] of log.matchAll(ENTRY)) {
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
    const { read, answered, scanned } = readingOf(plan)
    const { executions, time, ...sums } = found.get(text) ?? {
      executions: 0,
      time: 0,
      read: 0,
      answered: 0,
      scanned: 0,
    }
    found.set(text, {
      text,
      executions: executions + 1,
      time: time + Number(milliseconds),
      read: sums.read + read,
      answered: sums.answered + answered,
      scanned: Math.max(sums.scanned, scanned),
    })
  }
  return [...found.values()].sort((a, b) => b.time - a.time)
}
