/**
 * Prints how many test files a change selects: `npx node scripts/test-selection.ts [FILE…]`. Without files it prints the
 * quartiles over all files that tests with a database reach on the server's side, and component tests in the web.
 */
import { type Project, TestSelection } from './selection/select-tests.ts'

const SIDES: Partial<Record<Project, RegExp>> = {
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
  for (const [project, pattern] of Object.entries(SIDES) as [Project, RegExp][]) {
    const files = selection.reachedBy(project).filter((file) => pattern.test(file))
    const counts = files.map((file) => countOf(file, project)).toSorted((one, other) => one - other)
    const [least, median, most] = [0.25, 0.5, 0.75].map((at) => counts[Math.floor(at * counts.length)])
    const all = selection.tests.filter((test) => test.project === project).length
    console.log(
      `${project}: one of ${files.length} files selects ${median} of ${all} test files in the median, ${least} to ${most} in the middle half`,
    )
  }
