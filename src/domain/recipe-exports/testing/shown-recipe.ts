import type { ExportedLine, ExportedRecipe } from '../exported-recipe.ts'
import { recipesOfJson } from '../recipes-of-json.ts'

/** A line on one line, for tests: '[Pâte] 250 g beurre (mou) ?' with its section, its note, and a sign where it is unclear. */
export function shownLine({ section, quantity, unit, name, note, atWill, unclear }: ExportedLine): string {
  return [
    section === null ? '' : `[${section}]`,
    quantity === null ? '' : String(Math.round(quantity * 1000) / 1000),
    unit ?? '',
    name,
    note === null ? '' : `(${note})`,
    atWill ? 'QS' : '',
    unclear ? '?' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** The recipes of a value as JSON, for tests. @throws Error where it has none */
export function recipesIn(value: unknown): ExportedRecipe[] {
  const read = recipesOfJson(JSON.stringify(value))
  if (read === null || read === 'too-large') throw new Error(`no recipes: ${String(read)}`)
  return read.recipes
}

/** The lines of the first recipe of a value. */
export function linesIn(value: unknown): string[] {
  return recipesIn(value)[0]?.lines.map(shownLine) ?? []
}
