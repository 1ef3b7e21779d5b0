import { writtenLines } from './exported-lines.ts'
import type { ExportedRecipe } from './exported-recipe.ts'
import { isThing, linesOf, listAt, longTextAt, nameOf, textAt, valueAt } from './json-values.ts'
import type { Thing } from './json-values.ts'
import { minutesOf } from './minutes.ts'
import { writtenYield } from './written-yield.ts'

/** Whether a thing is a recipe as RecipeSage's own API writes it: a title, and a text of ingredients. */
export function isRecipeSageRecipe(value: unknown): value is Thing {
  return (
    isThing(value) &&
    typeof valueAt(value, 'title') === 'string' &&
    typeof valueAt(value, 'ingredients') === 'string' &&
    typeof valueAt(value, 'instructions') === 'string'
  )
}

export function readRecipeSageRecipe(recipe: Thing): ExportedRecipe {
  const labels = [
    ...listAt(recipe, 'recipeLabels').map((label) => textAt(valueAt(label, 'label'), 'title')),
    ...listAt(recipe, 'labels').map((label) => nameOf(label) || textAt(label, 'title')),
  ]
  const made = writtenYield(textAt(recipe, 'yield'))
  return {
    title: textAt(recipe, 'title'),
    category: labels.find((label) => label !== '') ?? null,
    ...made,
    lines: writtenLines(linesOf(longTextAt(recipe, 'ingredients')), made.portions),
    steps: linesOf(longTextAt(recipe, 'instructions')).map((step) => step.replace(/^\[(.*)\]$/u, '$1')),
    notes: ['description', 'notes']
      .map((key) => longTextAt(recipe, key).trim())
      .filter((note) => note !== ''),
    prepMinutes: minutesOf(textAt(recipe, 'activeTime')),
    // The total time says nothing of the cooking alone.
    cookMinutes: null,
    photoData: null,
    photoKey: null,
  }
}
