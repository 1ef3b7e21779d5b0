import { MAX_MINUTES } from '../catalogue/sheet-limits.ts'
import { keptLine, writtenLines } from './exported-lines.ts'
import type { ExportedLine, ExportedRecipe } from './exported-recipe.ts'
import { isThing, linesOf, listAt, longTextAt, nameOf, numberAt, textAt, valueAt } from './json-values.ts'
import type { Thing } from './json-values.ts'
import { writtenYield } from './written-yield.ts'

/** Whether a thing is a recipe of Tandoor's own export: steps that hold the ingredients. */
export function isTandoorRecipe(value: unknown): value is Thing {
  const steps = listAt(value, 'steps')
  return (
    isThing(value) && steps.length > 0 && steps.every((step) => Array.isArray(valueAt(step, 'ingredients')))
  )
}

/** A recipe of Tandoor. Its waiting time is what its own import takes the cooking for. */
export function readTandoorRecipe(recipe: Thing): ExportedRecipe {
  const steps = inOrder(listAt(recipe, 'steps'))
  const made = [textAt(recipe, 'servings'), textAt(recipe, 'servings_text')].join(' ').trim()
  const keywords = listAt(recipe, 'keywords').map(nameOf).filter(Boolean)
  return {
    title: textAt(recipe, 'name'),
    // Several keywords say no category.
    category: keywords.length === 1 ? (keywords[0] ?? null) : null,
    ...writtenYield(made),
    lines: steps.flatMap(linesOfStep),
    steps: steps.flatMap((step) => linesOf(longTextAt(step, 'instruction'))),
    notes: [longTextAt(recipe, 'description').trim()].filter((note) => note !== ''),
    prepMinutes: minutesAt(recipe, 'working_time'),
    cookMinutes: minutesAt(recipe, 'waiting_time'),
    photoData: null,
    photoKey: null,
  }
}

function linesOfStep(step: unknown): ExportedLine[] {
  let section: string | null = textAt(step, 'name') || null
  return inOrder(listAt(step, 'ingredients')).flatMap((line) => {
    const note = textAt(line, 'note')
    if (valueAt(line, 'is_header') === true) {
      section = note === '' ? section : note
      return []
    }
    const name = nameOf(valueAt(line, 'food'))
    if (name === '') return writtenLines(note === '' ? [] : [note]).map((read) => ({ ...read, section }))
    const quantity = valueAt(line, 'no_amount') === true ? null : numberAt(line, 'amount')
    return [keptLine({ quantity, unit: nameOf(valueAt(line, 'unit')), name, note, section })]
  })
}

const inOrder = (rows: readonly unknown[]) =>
  rows.toSorted((one, other) => (numberAt(one, 'order') ?? 0) - (numberAt(other, 'order') ?? 0))

function minutesAt(recipe: Thing, key: string): number | null {
  const minutes = Math.round(numberAt(recipe, key) ?? 0)
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null
}
