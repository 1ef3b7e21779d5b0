/**
 * Prints how many test files a change selects: `npx node scripts/test-selection.ts [FILE…]`. Without files it takes twenty
 * of the server's side and twenty of the web, evenly spaced among all that a test reaches, and prints the medians.
 */
import { type Project, TestSelection } from './selection/select-tests.ts'

const SIZE = 20
const SAMPLES: Partial<Record<Project, RegExp>> = {
  database: /^src\/(contract|database|domain|server)\//,
  component: /^src\/web\//,
}

const selection = new TestSelection()
const countOf = (file: string, project: Project) => selection.select([file]).selected[project].length

const named = process.argv.slice(2)
for (const file of named) {
  const { selected, everything } = selection.select([file])
  const counts = Object.entries(selected).map(([project, files]) => `${files.length} ${project}`)
  console.log(`${file}: ${everything === undefined ? counts.join(', ') : 'everything'}`)
}
if (named.length === 0)
  for (const [project, pattern] of Object.entries(SAMPLES) as [Project, RegExp][]) {
    const files = selection.reachedBy(project).filter((file) => pattern.test(file))
    const sample = Array.from(
      { length: SIZE },
      (_, at) => files[Math.floor(((at + 0.5) * files.length) / SIZE)] ?? '',
    )
    const counts = sample.map((file) => countOf(file, project)).toSorted((one, other) => one - other)
    for (const file of sample) console.log(`${String(countOf(file, project)).padStart(4)}  ${file}`)
    const median = ((counts[SIZE / 2 - 1] ?? 0) + (counts[SIZE / 2] ?? 0)) / 2
    console.log(
      `${project}: median ${median} of ${selection.tests.filter((test) => test.project === project).length} test files\n`,
    )
  }
