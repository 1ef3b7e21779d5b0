// npm test and npm run check: every step runs whatever became of the ones before it;
// the last line counts, and the exit code agrees with it.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureTestChromium } from './chromium.ts'

type Count = { passed: number; failed: number; skipped: number }
type Step = { name: string; run: () => Count | Promise<Count> }

const REPORTS = 'test-results/reports'

function command(program: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const done = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (done.error) console.error(done.error.message)
  return done.status === 0
}

/** The compiler and the linter are Go programs: collecting garbage less often takes a quarter of their processor time away. */
const FEW_COLLECTIONS = { GOGC: '400' }

/** Runs beside the other checks, since each leaves a core idle for a time; what it says is printed at its end, as a whole. */
function check(name: string, program: string, args: string[]): Promise<Count> {
  const started = performance.now()
  const options = { env: { ...process.env, ...FEW_COLLECTIONS }, maxBuffer: Infinity }
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (error) console.error(stdout + stderr + (stdout + stderr === '' ? error.message : ''))
      console.log(`— ${name}: ${error ? 'failed' : 'ok'} (${seconds} s)`)
      resolve({ passed: error ? 0 : 1, failed: error ? 1 : 0, skipped: 0 })
    })
  })
}

function sum(counts: readonly Count[]): Count {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** Counts from the runner's own report; a run that breaks without naming a failed test still counts as one. */
function counted(ok: boolean, reportPath: string, read: (report: unknown) => Count): Count {
  const none: Count = { passed: 0, failed: 0, skipped: 0 }
  const count = existsSync(reportPath) ? read(JSON.parse(readFileSync(reportPath, 'utf8'))) : none
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

function vitest(args: string[], env: NodeJS.ProcessEnv = {}): Count {
  const report = `${REPORTS}/vitest.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = command('vitest', ['run', ...args, ...reporters], env)
  return counted(ok, report, (json) => {
    const { numPassedTests, numFailedTests, numPendingTests } = json as Record<string, number>
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 }
  })
}

function playwright(): Count {
  const report = `${REPORTS}/playwright.json`
  rmSync(report, { force: true })
  const ok = command('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: ensureTestChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return counted(ok, report, (json) => {
    const { stats } = json as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  })
}

/** One checker: each further one works out again the types that files share, and the usual four took twice the processor time. */
const SINGLE = ['--checkers', '1']

const files: Step = {
  name: 'formatting, lint, types, unused code',
  run: async () =>
    sum(
      await Promise.all([
        check('types', 'tsc', ['--noEmit', ...SINGLE]),
        check('lint', 'oxlint', ['--type-aware']),
        check('unused code', 'knip', []),
        check('formatting', 'oxfmt', ['--check', '.']),
      ]),
    ),
}
const steps: Step[] = process.argv.includes('--fast')
  ? [files, { name: 'unit and property tests', run: () => vitest(['--project', 'pure']) }]
  : [
      files,
      {
        name: 'unit, property, component, database and API tests',
        run: () => vitest([], { CHROMIUM_PATH: ensureTestChromium() }),
      },
      { name: 'browser tests', run: playwright },
    ]

mkdirSync(REPORTS, { recursive: true })
const counts: Count[] = []
for (const step of steps) {
  console.log(`\n— ${step.name}`)
  const started = performance.now()
  let count: Count
  try {
    count = await step.run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    count = { passed: 0, failed: 1, skipped: 0 }
  }
  counts.push(count)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`— ${step.name}: ${count.failed === 0 ? 'ok' : `${count.failed} failed`} (${seconds} s)`)
}

const total = sum(counts)
if (total.skipped > 0) console.log(`\n${total.skipped} skipped, each with its reason above`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
