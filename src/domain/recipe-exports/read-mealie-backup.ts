import type { ExportedRecipe } from './exported-recipe.ts'
import { camelKeys, isThing, listAt, longTextAt, numberAt, textAt, valueAt } from './json-values.ts'
import type { Thing } from './json-values.ts'
import { factsOf, filled, mealieLines, noteOf, stepOf } from './read-mealie.ts'

/** Whether a thing is the database of a backup of Mealie, since version 1.0: its tables by their names. */
export function isMealieBackup(value: unknown): value is Thing {
  return (
    isThing(value) &&
    Array.isArray(valueAt(value, 'recipes')) &&
    Array.isArray(valueAt(value, 'recipes_ingredients'))
  )
}

/** The recipes of a backup of Mealie, joined from its tables. */
export function readMealieBackup(tables: Thing): ExportedRecipe[] {
  const units = namesById(tables, 'ingredient_units')
  const foods = namesById(tables, 'ingredient_foods')
  const categories = namesById(tables, 'categories')
  const titles = namesById(tables, 'recipes')
  const lines = rowsByRecipe(tables, 'recipes_ingredients')
  const steps = rowsByRecipe(tables, 'recipe_instructions')
  const notes = rowsByRecipe(tables, 'notes')
  const categoryOf = rowsByRecipe(tables, 'recipes_to_categories')
  const textOnly = new Set(
    listAt(tables, 'recipe_settings')
      .filter((row) => [true, 1].includes(valueAt(row, 'disable_amount') as boolean | number))
      .map((row) => keyAt(row, 'recipe_id')),
  )
  return listAt(tables, 'recipes').map((recipe) => {
    const id = keyAt(recipe, 'id')
    const isText = textOnly.has(id)
    const [category] = (categoryOf.get(id) ?? []).flatMap(
      (row) => categories.get(keyAt(row, 'category_id')) ?? [],
    )
    return {
      ...factsOf(camelKeys(recipe)),
      category: category ?? null,
      lines: mealieLines(
        (lines.get(id) ?? []).map((line) => ({
          title: textAt(line, 'title'),
          quantity: isText ? null : numberAt(line, 'quantity'),
          unit: isText ? '' : (units.get(keyAt(line, 'unit_id')) ?? ''),
          food: isText
            ? ''
            : (foods.get(keyAt(line, 'food_id')) ?? titles.get(keyAt(line, 'referenced_recipe_id')) ?? ''),
          note: textAt(line, 'note'),
        })),
      ),
      steps: (steps.get(id) ?? []).flatMap(stepOf),
      notes: [longTextAt(recipe, 'description'), ...(notes.get(id) ?? []).map(noteOf)].flatMap(filled),
      photoData: null,
      photoKey: id || null,
    }
  })
}

/** Ids are with or without hyphens, as the database keeps them. */
const keyAt = (row: unknown, key: string) => textAt(row, key).replaceAll('-', '')

function namesById(tables: Thing, table: string): Map<string, string> {
  return new Map(
    listAt(tables, table)
      .map((row): [string, string] => [keyAt(row, 'id'), textAt(row, 'name')])
      .filter(([id]) => id !== ''),
  )
}

/** The rows of a table by their recipe, in their order. */
function rowsByRecipe(tables: Thing, table: string): Map<string, unknown[]> {
  const rows = new Map<string, unknown[]>()
  const ordered = listAt(tables, table).toSorted(
    (one, other) => (numberAt(one, 'position') ?? 0) - (numberAt(other, 'position') ?? 0),
  )
  for (const row of ordered) {
    const id = keyAt(row, 'recipe_id')
    const known = rows.get(id)
    if (known === undefined) rows.set(id, [row])
    else known.push(row)
  }
  return rows
}
