import { expect, test } from 'vitest'
import { readCooklang } from '#domain/recipe-exports/read-cooklang.ts'
import { recipesOfJson } from '#domain/recipe-exports/recipes-of-json.ts'
import { documentTab } from '#web/lib/sources/document-tab.ts'
import { shownPath } from '#web/lib/sources/member-name.ts'
import { drawnCases } from '#tests/property-runs.ts'

/** Texts for which a pattern that tries every start with every end does not end within the time limit of a test. */
const LETTERS = 400_000
const PARTS = [' ', '\t', '.', ' . ', '1 ', '(', '@a{', '= ', '---\n', '[-', 'a: ', '../']
const filled = (part: string) => `${part.repeat(Math.ceil(LETTERS / part.length))}!`

const paprika = (text: string) =>
  recipesOfJson(
    JSON.stringify({ name: text, ingredients: text, directions: text, servings: text, prep_time: text }),
  )
const tandoor = (text: string) =>
  recipesOfJson(
    JSON.stringify({ name: text, steps: [{ name: text, ingredients: [{ note: text, amount: text }] }] }),
  )
const cell = (text: string) => ({ paragraphs: [text, text], columns: 1, continued: false })

test.each([
  ['a paragraph', (text: string) => documentTab([text], 'a')],
  ['a cell', (text: string) => documentTab([[[cell(text), cell(text)]]], 'a')],
  ['Cooklang', (text: string) => readCooklang(text, text)],
  ['a recipe of texts', paprika],
  ['a recipe of facts', tandoor],
  ['a path', shownPath],
])('the reader of %s is in time with texts of one sign', (_, read) => {
  for (const part of drawnCases(PARTS)) expect(() => read(filled(part))).not.toThrow()
})
