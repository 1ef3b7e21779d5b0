/**
 * Follows each recipe of CONTRIBUTING.md on a copy of the repository, which has to compile and to pass the tests that it names:
 * `node tests/recipes/main.ts ['Add a text'…]`
 */
import { CopyOfRepository } from './copy-of-repository.ts'
import { edited, type Recipe } from './recipe.ts'
import { RECIPES } from './recipes.ts'

const MIGRATIONS = 'src/database/migrations'

/** @returns what fails, by the command */
function follow({ edits, migration, routes, tests }: Recipe): string | undefined {
  const copy = new CopyOfRepository()
  try {
    for (const edit of edits) copy.write(edit.file, edited(edit, copy.read))
    const failure =
      (migration && addMigration(copy, migration)) ??
      (routes && copy.run('vite', ['build', '--emptyOutDir'])) ??
      copy.run('tsc', ['--noEmit', '--checkers', '1'])
    if (failure !== undefined) return failure
    for (const { project, files } of tests) {
      const failed = copy.run('vitest', ['run', '--project', project, ...files])
      if (failed !== undefined) return failed
    }
    return undefined
  } finally {
    copy.remove()
  }
}

function addMigration(
  copy: CopyOfRepository,
  { name, sql }: NonNullable<Recipe['migration']>,
): string | undefined {
  const failure = copy.run('node', ['scripts/generate-migration.ts', '--name', name])
  if (failure !== undefined) return failure
  const file = copy.list(MIGRATIONS).find((path) => path.endsWith(`_${name}.sql`))
  if (file === undefined) return `No migration ${name} was generated: the schema is as before.`
  if (sql !== undefined)
    copy.write(
      `${MIGRATIONS}/${file}`,
      `${copy.read(`${MIGRATIONS}/${file}`)}--> statement-breakpoint\n${sql}\n`,
    )
  return undefined
}

const wanted = process.argv.slice(2)
let failed = 0
for (const recipe of RECIPES.filter(({ heading }) => wanted.length === 0 || wanted.includes(heading))) {
  const started = performance.now()
  const failure = follow(recipe)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (failure !== undefined) {
    failed += 1
    process.stdout.write(`${failure}\n`)
  }
  process.stdout.write(
    `${recipe.heading}: ${failure === undefined ? 'compiles and passes' : 'failed'} (${seconds} s)\n`,
  )
}
process.exitCode = failed === 0 ? 0 : 1
