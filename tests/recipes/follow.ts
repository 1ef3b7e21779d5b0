import { readFileSync } from 'node:fs'
import type { CopyOfRepository } from './copy-of-repository.ts'
import { edited, type Edit, type Recipe, type Tests } from './recipe.ts'

const MIGRATIONS = 'src/database/migrations'
type Migrations = ReadonlyMap<string, string>

/**
 * Follows a recipe on a copy.
 * @returns what fails, as the command prints it, and the migrations of before
 */
export function followed(
  copy: CopyOfRepository,
  { edits, migration, routes, tests }: Recipe,
): { failure: string | undefined; migrations: Migrations } {
  const migrations = copy.texts(MIGRATIONS)
  for (const edit of edits) copy.write(edit.file, edited(edit, copy.read))
  const failure =
    (migration && addMigration(copy, migration)) ??
    (routes && copy.run('vite', ['build', '--emptyOutDir'])) ??
    checked(copy, tests)
  return { failure, migrations }
}

/**
 * What fails on a copy where a recipe was followed, when one step of it was not: a part of the edits, a new file, what is added
 * to the migration, or the migration. Nothing is `undefined`.
 */
export function* missedSteps(
  copy: CopyOfRepository,
  { edits, migration, requiredBy = [] }: Recipe,
  migrations: Migrations,
): Generator<{ step: string; failure: string | undefined }> {
  for (const edit of edits) {
    const whole = copy.read(edit.file)
    for (const { step, text } of withoutEachPart(edit)) {
      if (text === undefined) copy.remove(edit.file)
      else copy.write(edit.file, text)
      yield { step, failure: firstFailure(checked(copy, requiredBy, BAIL)) }
    }
    copy.write(edit.file, whole)
  }
  if (migration === undefined) return
  if (migration.sql !== undefined) {
    const file = fileOf(copy, migration.name) ?? ''
    copy.write(file, copy.read(file).replace(added(migration.sql), ''))
    yield { step: migration.sql, failure: firstFailure(checked(copy, requiredBy, BAIL)) }
  }
  copy.replace(MIGRATIONS, migrations)
  yield { step: `migration ${migration.name}`, failure: firstFailure(checked(copy, requiredBy, BAIL)) }
}

const read = (file: string) => readFileSync(file, 'utf8')

function withoutEachPart(edit: Edit): { step: string; text?: string }[] {
  if ('text' in edit) return [{ step: edit.file }]
  return edit.parts.map((left) => ({
    step: `${edit.file}: ${
      left[1]
        .split('\n')
        .find((line) => !left[0].includes(line))
        ?.trim() ?? ''
    }`,
    text: edited({ ...edit, parts: edit.parts.filter((part) => part !== left) }, read),
  }))
}

/** All copies share what the compiler found before: their files have the same paths beside it. */
const COMPILE = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile']
const COMPILED = 'node_modules/.cache/recipes.tsbuildinfo'
/** One failure is enough to say that a step is asked for. */
const BAIL = ['--bail', '1']

function checked(copy: CopyOfRepository, tests: Tests, options: readonly string[] = []): string | undefined {
  const failure = copy.run('tsc', [...COMPILE, COMPILED])
  if (failure !== undefined) return failure
  for (const { project, files } of tests) {
    const failed = copy.run('vitest', ['run', '--project', project, ...options, ...files])
    if (failed !== undefined) return failed
  }
  return undefined
}

/** The first error of the compiler, or the first test that fails. */
const firstFailure = (printed: string | undefined) =>
  printed && (/^.*error TS.*$|^.*\bFAIL\b.*$/m.exec(printed)?.[0] ?? printed).trim()

const fileOf = (copy: CopyOfRepository, name: string) =>
  [...copy.texts(MIGRATIONS).keys()].find((path) => path.endsWith(`_${name}.sql`))

const added = (sql: string) => `--> statement-breakpoint\n${sql}\n`

function addMigration(
  copy: CopyOfRepository,
  { name, sql }: NonNullable<Recipe['migration']>,
): string | undefined {
  const failure = copy.run('node', ['scripts/generate-migration.ts', '--name', name])
  if (failure !== undefined) return failure
  const file = fileOf(copy, name)
  if (file === undefined) return `No migration ${name} was generated: the schema is as before.`
  if (sql !== undefined) copy.write(file, copy.read(file) + added(sql))
  return undefined
}
