import { keptLine, writtenLines } from './exported-lines.ts'
import type { ExportedLine, ExportedRecipe } from './exported-recipe.ts'
import { isThing, listAt, longTextAt, nameOf, numberAt, oneLine, textAt, valueAt } from './json-values.ts'
import type { Thing } from './json-values.ts'
import { minutesOf } from './minutes.ts'
import { writtenYield } from './written-yield.ts'

/** Whether a thing is a recipe as Mealie's API and its exports write it, since version 1.0. */
export function isMealieRecipe(value: unknown): value is Thing {
  return (
    isThing(value) &&
    Array.isArray(valueAt(value, 'recipeIngredient')) &&
    listAt(value, 'recipeIngredient').every(isThing) &&
    typeof valueAt(value, 'slug') === 'string'
  )
}

/** A recipe of Mealie, with the food, unit and quantity that it keeps of each line. */
export function readMealieRecipe(recipe: Thing): ExportedRecipe {
  const isText = valueAt(valueAt(recipe, 'settings'), 'disableAmount') === true
  return {
    ...factsOf(recipe, CAMEL),
    category: listAt(recipe, 'recipeCategory').map(nameOf).find(Boolean) ?? null,
    lines: mealieLines(
      listAt(recipe, 'recipeIngredient').map((line) => ({
        title: textAt(line, 'title'),
        quantity: isText ? null : numberAt(line, 'quantity'),
        unit: isText ? '' : nameOf(valueAt(line, 'unit')),
        food: isText ? '' : nameOf(valueAt(line, 'food')) || nameOf(valueAt(line, 'referencedRecipe')),
        note: textAt(line, 'note'),
      })),
    ),
    steps: listAt(recipe, 'recipeInstructions').flatMap(stepOf),
    notes: [longTextAt(recipe, 'description'), ...listAt(recipe, 'notes').map(noteOf)].flatMap(filled),
    photoData: null,
    photoKey: textAt(recipe, 'id').replaceAll('-', '') || null,
  }
}

/** Names of the same facts in the API's files, and in the tables of a backup. */
interface FactNames {
  servings: string
  yieldQuantity: string
  yield: string
  prep: string
  cook: string
  perform: string
}
const CAMEL: FactNames = {
  servings: 'recipeServings',
  yieldQuantity: 'recipeYieldQuantity',
  yield: 'recipeYield',
  prep: 'prepTime',
  cook: 'cookTime',
  perform: 'performTime',
}
export const SNAKE: FactNames = {
  servings: 'recipe_servings',
  yieldQuantity: 'recipe_yield_quantity',
  yield: 'recipe_yield',
  prep: 'prep_time',
  cook: 'cook_time',
  perform: 'perform_time',
}

export function factsOf(
  recipe: unknown,
  names: FactNames,
): Pick<ExportedRecipe, 'title' | 'portions' | 'writtenYield' | 'yieldNote' | 'prepMinutes' | 'cookMinutes'> {
  const servings = numberAt(recipe, names.servings) ?? 0
  const made = servings > 0 ? servings : (numberAt(recipe, names.yieldQuantity) ?? 0)
  const unit = servings > 0 ? '' : textAt(recipe, names.yield)
  return {
    title: textAt(recipe, 'name'),
    ...writtenYield([made > 0 ? String(made) : '', unit].join(' ').trim()),
    prepMinutes: minutesOf(textAt(recipe, names.prep)),
    cookMinutes: minutesOf(textAt(recipe, names.cook)) ?? minutesOf(textAt(recipe, names.perform)),
  }
}

interface MealieLine {
  title: string
  quantity: number | null
  unit: string
  food: string
  note: string
}

/** Lines of separate facts where a food is kept, and of a text where there is a note alone. */
export function mealieLines(lines: readonly MealieLine[]): ExportedLine[] {
  let section: string | null = null
  return lines.flatMap(({ title, quantity, unit, food, note }) => {
    section = title === '' ? section : title
    if (food !== '') return [keptLine({ quantity, unit, name: food, note, section })]
    // A line without a food has the quantity 1 whatever its text says.
    const figure = quantity === null || quantity === 0 || quantity === 1 ? '' : String(quantity)
    const written = [figure, unit, note].filter((part) => part !== '').join(' ')
    return writtenLines(written === '' ? [] : [written]).map((line) => ({ ...line, section }))
  })
}

export function stepOf(step: unknown): string[] {
  const [title, text] = [textAt(step, 'title'), textAt(step, 'text')]
  return [title === '' || text === '' ? title + text : `${title} : ${text}`].filter((each) => each !== '')
}

export function noteOf(note: unknown): string {
  const [title, text] = [textAt(note, 'title'), longTextAt(note, 'text').trim()]
  return title === '' || text === '' ? title + text : `${title} : ${text}`
}

export const filled = (text: string) => (oneLine(text) === '' ? [] : [text.trim()])
