import { execFile } from 'node:child_process'
import { GO_SETTINGS } from './go-settings.ts'

export type Count = { passed: number; skipped: number; failures: string[] }

/** Runs beside the other checks, since each leaves a core idle for a time; what it says is printed at its end, as a whole. */
function check(name: string, program: string, args: string[]): Promise<Count> {
  const started = performance.now()
  const options = { env: { ...process.env, ...GO_SETTINGS }, maxBuffer: Infinity }
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (error) console.error(stdout + stderr + (stdout + stderr === '' ? error.message : ''))
      console.log(`— ${name}: ${error ? 'failed' : 'ok'} (${seconds} s)`)
      resolve({ passed: error ? 0 : 1, skipped: 0, failures: error ? [name] : [] })
    })
  })
}

/** One checker: each further one works out again the types that files share, and the usual four took twice the processor time. */
const SINGLE = ['--checkers', '1']

/** A clean checkout would only pay for writing what it never reads. */
const KEPT = process.env.CI
  ? { types: [], unused: [] }
  : {
      types: ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
      unused: ['--cache'],
    }

/** Formatting, types and unused code of all files. @param linted the files that the linter is asked about; all of them where it is left out */
export const staticChecks = async (linted?: readonly string[]): Promise<Count> =>
  sum(
    await Promise.all([
      check('types', 'tsc', ['--noEmit', ...SINGLE, ...KEPT.types]),
      ...(linted?.length === 0 ? [] : [check('lint', 'oxlint', ['--type-aware', ...(linted ?? [])])]),
      check('unused code', 'knip', KEPT.unused),
      check('formatting', 'oxfmt', ['--check', '.']),
    ]),
  )

export function sum(counts: readonly Count[]): Count {
  const total: Count = { passed: 0, skipped: 0, failures: [] }
  for (const { passed, skipped, failures } of counts) {
    total.passed += passed
    total.skipped += skipped
    total.failures.push(...failures)
  }
  return total
}
