import { writtenLines } from './exported-lines.ts'
import type { ExportedRecipe } from './exported-recipe.ts'
import { isThing, linesOf, listAt, longTextAt, oneLine, textAt, valueAt } from './json-values.ts'
import type { Thing } from './json-values.ts'
import { minutesOf } from './minutes.ts'
import { writtenYield } from './written-yield.ts'

/** Whether a thing is a recipe of Paprika 3: its ingredients and its directions are one text each. */
export function isPaprikaRecipe(value: unknown): value is Thing {
  return (
    isThing(value) &&
    typeof valueAt(value, 'name') === 'string' &&
    typeof valueAt(value, 'ingredients') === 'string' &&
    typeof valueAt(value, 'directions') === 'string'
  )
}

export function readPaprikaRecipe(recipe: Thing): ExportedRecipe {
  const [photo] = [
    valueAt(recipe, 'photo_data'),
    ...listAt(recipe, 'photos').map((each) => valueAt(each, 'data')),
  ]
    .filter((data) => typeof data === 'string')
    .filter((data) => data !== '')
  const made = writtenYield(textAt(recipe, 'servings'))
  return {
    title: textAt(recipe, 'name'),
    category: listAt(recipe, 'categories').map(oneLine).find(Boolean) ?? null,
    ...made,
    lines: writtenLines(linesOf(longTextAt(recipe, 'ingredients')), made.portions),
    steps: linesOf(longTextAt(recipe, 'directions')),
    notes: ['description', 'notes']
      .map((key) => longTextAt(recipe, key).trim())
      .filter((note) => note !== ''),
    prepMinutes: minutesOf(textAt(recipe, 'prep_time')),
    cookMinutes: minutesOf(textAt(recipe, 'cook_time')),
    photoData: photo ?? null,
    photoKey: null,
  }
}
