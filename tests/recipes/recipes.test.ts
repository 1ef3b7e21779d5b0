import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addAProductField } from './add-a-product-field.ts'
import { addAStoredTable } from './add-a-stored-table.ts'
import { edited, filesOf, type Recipe, sectionOf, stepsOf } from './recipe.ts'
import { RECIPES } from './recipes.ts'

const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8')
const read = (file: string) => readFileSync(file, 'utf8')

/** Its paths in quotes. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|e2e|docs)\/[^`]+)`/g)].map(([, path = '']) => path)

/** What a step begins with, or says, that is not always taken. */
const OPTIONAL = /^(Only for|For a)|where something new is stored/

test('each recipe of CONTRIBUTING.md that adds something to the product is followed by an example', () => {
  const headings = [...CONTRIBUTING.matchAll(/^## (Add .*)$/gm)].map(([, heading = '']) => heading)
  const followed = RECIPES.map(({ heading }) => heading)
  expect(headings.filter((heading) => heading !== 'Add a dependency').toSorted()).toEqual(followed.toSorted())
})

test('a field of a product is shown everywhere by a change of eight files, the migration among them', () => {
  expect(filesOf(addAProductField)).toBeLessThanOrEqual(8)
})

test('a stored table is named in at most four files beside its own, the migration among them', () => {
  const { edits } = addAStoredTable
  expect(filesOf(addAStoredTable) - edits.filter((edit) => 'text' in edit).length).toBeLessThanOrEqual(4)
})

test('each step of what the compiler has to ask for is left out in turn', () => {
  expect(RECIPES.filter(({ requiredBy }) => requiredBy).map(({ heading }) => heading)).toEqual([
    'Add a column to the printed sheet',
    'Add a stored table',
    'Add a field to a product',
    'Add a number to a product',
  ])
})

/** The text of a file after a recipe. */
const after = ({ edits }: Recipe, changed: string) =>
  edits.filter(({ file }) => file === changed).reduce((text, edit) => edited(edit, () => text), read(changed))

test('a recipe is followed as well after another', () => {
  const broken = RECIPES.flatMap((first) =>
    RECIPES.filter((second) => second !== first).flatMap(({ heading, edits }) =>
      edits.flatMap((edit) => {
        try {
          edited(edit, (file) => after(first, file))
          return []
        } catch (error) {
          return `${heading}, after ${first.heading}: ${String(error)}`
        }
      }),
    ),
  )
  expect(broken).toEqual([])
})

describe.each(RECIPES)('$heading', ({ heading, names, edits, migration, tests }) => {
  const section = sectionOf(CONTRIBUTING, heading, names)
  const changed = [...edits.map(({ file }) => file), ...(migration ? ['src/database/migrations/'] : [])]
  const changes = (path: string) => changed.some((file) => file === path || file.startsWith(`${path}/`))

  test('says which files are changed, and the example changes no other', () => {
    const named = pathsIn(section)
    const folders = new Set(named.map((path) => dirname(path)))
    const unnamed = edits.filter(
      (edit) =>
        !named.some((path) => edit.file === path || edit.file.startsWith(`${path}/`)) &&
        !('text' in edit && folders.has(dirname(edit.file))),
    )
    expect(unnamed.map(({ file }) => file)).toEqual([])
  })

  test('has a step for each file that the example changes, and the example takes each step', () => {
    const taken = stepsOf(section).filter((step) => !OPTIONAL.test(step))
    const untaken = taken.filter((step) => {
      const paths = pathsIn(step)
      return paths.length > 0 && !paths.some(changes)
    })
    expect(untaken).toEqual([])
  })

  test('changes what is there', () => {
    for (const edit of edits) {
      expect(edited(edit, read), edit.file).not.toBe('')
      expect(existsSync(edit.file), edit.file).toBe(!('text' in edit))
    }
  })

  test('is tried by tests that exist', () => {
    expect(tests.flatMap(({ files }) => files).filter((path) => !existsSync(path) && !changes(path))).toEqual(
      [],
    )
  })
})
