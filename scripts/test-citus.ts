// npm run test:citus [-- FILE…]: the tests of the database and of the API on Citus, where it is installed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JsonTestResults } from 'vitest/node'
import { findCitus, NO_CITUS } from '../src/database/testing/citus.ts'

const REPORT = 'test-results/reports/citus.json'

/** Of what starts its own database, or is about the embedded one, the engine changes nothing. */
const APART = [
  'src/database/{embedded,embedded/**,data-folder,hosts,migrate,several-cartes-migration}*',
  'src/database/backup/**',
  'src/server/{backups,restoration,doctor,mail,log}/**',
  'tests/attacks/{kill,backup,servers,fuzz}/**',
  'src/server/main.test.ts',
]

function run(files: readonly string[]): void {
  const excluded = APART.map((pattern) => `--exclude=${pattern}`)
  const reporters = ['--reporter=json', `--outputFile.json=${REPORT}`]
  const options = ['run', '--project', 'database', ...excluded, ...reporters, ...files]
  const env = { ...process.env, TEST_ENGINE: 'citus' }
  const { status } = spawnSync('vitest', options, { stdio: 'inherit', env })
  process.exitCode = status ?? 1
}

/** Each file with its counts: one whose server does not start skips all of its tests, which are 'not reached'. */
function tell(): void {
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as JsonTestResults
  for (const { name, assertionResults } of report.testResults) {
    const count = (status: string) => assertionResults.filter((test) => test.status === status).length
    const counts = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} not reached`
    console.log(`${relative('.', name)}: ${counts}`)
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') console.log(`  failed: ${fullName}`)
  }
  const { numPassedTests, numFailedTests, numPendingTests } = report
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} not reached`)
}

if (findCitus() === undefined) console.log(`skipped: ${NO_CITUS}`)
else {
  run(process.argv.slice(2))
  tell()
}
