// npm test, npm test -- --since main, npm run test:long, npm run test:ratios and npm run check: every step runs whatever became of the ones before it;
// the last lines name what failed and count, and the exit code agrees with them.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { ensureTestChromium } from './chromium.ts'
import { changedSince, lastPushed } from './selection/changed-since.ts'
import { type Selection, TestSelection } from './selection/select-tests.ts'
import { type Count, staticChecks, sum } from './static-checks.ts'

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

/** Counts from the runner's own report; a run that breaks without naming a failed test still counts as one. */
function counted(program: string, ok: boolean, path: string, read: (report: unknown) => Count): Count {
  const none: Count = { passed: 0, skipped: 0, failures: [] }
  const count = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : none
  return !ok && count.failures.length === 0 ? { ...count, failures: [`${program} itself`] } : count
}

function vitest(args: string[], env: NodeJS.ProcessEnv = {}): Count {
  const path = `${REPORTS}/vitest.json`
  rmSync(path, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const ok = command('vitest', ['run', ...args, ...reporters], env)
  return counted('vitest', ok, path, (report) => {
    const { numPassedTests, numPendingTests, testResults } = report as JsonTestResults
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const file = relative('.', name)
      // A file that cannot be loaded holds no test that failed.
      if (status === 'failed' && failed.length === 0) return [file]
      return failed.map(({ fullName }) => `${file} › ${fullName}`)
    })
    return { passed: numPassedTests, skipped: numPendingTests, failures }
  })
}

function playwright(files: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Count {
  const path = `${REPORTS}/playwright.json`
  rmSync(path, { force: true })
  const ok = command('playwright', ['test', ...files, '--reporter=list,json'], {
    CHROMIUM_PATH: ensureTestChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    ...env,
  })
  return counted('playwright', ok, path, (report) => {
    const { stats, suites } = report as JSONReport
    return {
      passed: stats.expected + stats.flaky,
      skipped: stats.skipped,
      failures: suites.flatMap(failedJourneys),
    }
  })
}

function failedJourneys({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok)
  return [...failed.map(({ file, title }) => `e2e/${file} › ${title}`), ...suites.flatMap(failedJourneys)]
}

const withStaticChecks = (linted?: readonly string[]): Step => ({
  name: 'formatting, lint, types, unused code',
  run: () => staticChecks(linted),
})
const withVitest = (args: string[] = []): Step => ({
  name: 'unit, property, component, database and API tests',
  run: () => vitest(args, { CHROMIUM_PATH: ensureTestChromium() }),
})
const withPlaywright = (specs?: string[]): Step => ({ name: 'browser tests', run: () => playwright(specs) })

/** Last and alone, since it measures. */
const withRatios: Step = {
  name: 'kept ratios',
  run: async () => (await import('../bench/ratios/kept.ts')).checkRatios(),
}

/** The tests that a change reaches: static checks are of the whole, which types and unused code are about. */
function selectedSteps({ selected, everything }: Selection): Step[] {
  if (everything !== undefined) return [withStaticChecks(), withVitest(), withPlaywright()]
  const { journey, pure, database, component } = selected
  const chosen = [...pure, ...database, ...component]
  return [
    withStaticChecks(),
    ...(chosen.length > 0 ? [withVitest(chosen)] : []),
    ...(journey.length > 0 ? [withPlaywright(journey)] : []),
  ]
}

/** Settings of the linter, and what gives files other types. */
const CONCERNS_LINT = /^(\.oxlintrc\.json|package(-lock)?\.json|tsconfig\.json)$/

/**
 * Of what is not pushed yet: its lint, with that of the files which import it, and the unit tests that it can reach. All files
 * and all unit tests in CI, and where what is pushed is not known.
 */
function checkSteps(): Step[] {
  const all = (linted?: readonly string[]): Step[] => [
    withStaticChecks(linted),
    { name: 'unit and property tests', run: () => vitest(['--project', 'pure']) },
  ]
  const reference = process.env.CI ? undefined : lastPushed()
  if (reference === undefined) return all()
  const changed = changedSince(reference)
  const selection = new TestSelection()
  const { selected, everything } = selection.select(changed)
  const linted = changed.some((file) => CONCERNS_LINT.test(file)) ? undefined : selection.importing(changed)
  if (everything !== undefined) return all(linted)
  console.log(
    `${changed.length} files differ from ${reference}: ${linted?.length ?? 'all'} to lint, ${selected.pure.length} files of unit tests`,
  )
  if (selected.pure.length === 0) return [withStaticChecks(linted)]
  const name = `unit and property tests that differences from ${reference} reach`
  return [withStaticChecks(linted), { name, run: () => vitest(['--project', 'pure', ...selected.pure]) }]
}

function select(reference: string): Selection {
  const changed = changedSince(reference)
  const selection = new TestSelection()
  const chosen = selection.select(changed)
  console.log(`${changed.length} files changed since ${reference}`)
  if (chosen.everything !== undefined) console.log(`${chosen.everything} concerns every test`)
  for (const [project, paths] of Object.entries(chosen.selected)) {
    const all = selection.tests.filter((test) => test.project === project).length
    console.log([`${project}: ${paths.length} of ${all} files`, ...paths].join('\n  '))
  }
  if (chosen.whole.length > 0)
    console.log(`start servers or call every route, run by npm test:\n  ${chosen.whole.join('\n  ')}`)
  return chosen
}

const byCommand = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run: () => {
    const ok = command(program, args)
    return { passed: ok ? 1 : 0, skipped: 0, failures: ok ? [] : [name] }
  },
})

/** At length what `npm test` tries for a short time. */
function longSteps(): Step[] {
  const properties = globSync('src/**/*.test.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('#tests/property-runs.ts'),
  )
  const often = { PROPERTY_RUNS: 'all', FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '20000' }
  return [
    {
      name: 'properties, requests at random',
      run: () =>
        vitest(['--project', 'database', '--project', 'pure', ...properties, 'tests/attacks/fuzz'], often),
    },
    { name: 'long journeys', run: () => playwright([], { LONG_JOURNEYS: '1' }) },
    byCommand('kills', 'node', 'tests/attacks/kill/main.ts'),
    byCommand('backups', 'node', 'tests/attacks/backup/main.ts'),
    byCommand('several servers', 'node', 'tests/attacks/servers/main.ts'),
    byCommand('recipes of CONTRIBUTING.md', 'node', 'tests/recipes/main.ts'),
  ]
}

function stepsFor(
  { fast = false, long = false, ratios = false }: { fast?: boolean; long?: boolean; ratios?: boolean },
  selection: Selection | undefined,
): Step[] {
  if (fast) return checkSteps()
  if (long) return longSteps()
  if (ratios) return [withRatios]
  return selection === undefined
    ? [withStaticChecks(), withVitest(), withPlaywright(), withRatios]
    : selectedSteps(selection)
}

const { values: options } = parseArgs({
  options: {
    fast: { type: 'boolean' },
    long: { type: 'boolean' },
    ratios: { type: 'boolean' },
    since: { type: 'string' },
    list: { type: 'boolean' },
  },
})
const selection = options.since === undefined ? undefined : select(options.since)
if (options.list) process.exit()
const steps = stepsFor(options, selection)

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
    count = { passed: 0, skipped: 0, failures: [step.name] }
  }
  counts.push(count)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `— ${step.name}: ${count.failures.length === 0 ? 'ok' : `${count.failures.length} failed`} (${seconds} s)`,
  )
}

const { passed, skipped, failures } = sum(counts)
if (skipped > 0) console.log(`\n${skipped} skipped, each with its reason above`)
if (failures.length > 0) console.log(`\nfailed:\n  ${failures.join('\n  ')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
