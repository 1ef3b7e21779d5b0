import { keptLine, writtenLines } from './exported-lines.ts'
import type { ExportedLine, ExportedRecipe } from './exported-recipe.ts'
import { camelKeys, isThing, listAt, longTextAt, nameOf, numberAt, oneLine, textAt } from './json-values.ts'
import type { Thing } from './json-values.ts'
import { minutesOf } from './minutes.ts'
import { writtenYield } from './written-yield.ts'

/** Whether a thing is a recipe as Mealie's API and its exports write it, since version 1.0. */
export function isMealieRecipe(value: unknown): value is Thing {
  const { recipeIngredient: lines, slug } = camelKeys(value)
  return Array.isArray(lines) && lines.every(isThing) && typeof slug === 'string'
}

/** A recipe of Mealie, with the food, unit and quantity that it keeps of each line. The keys of some exports are in snake case. */
export function readMealieRecipe(thing: Thing): ExportedRecipe {
  const recipe = camelKeys(thing)
  const isText = camelKeys(recipe['settings'])['disableAmount'] === true
  return {
    ...factsOf(recipe),
    category: listAt(recipe, 'recipeCategory').map(nameOf).find(Boolean) ?? null,
    lines: mealieLines(
      listAt(recipe, 'recipeIngredient')
        .map(camelKeys)
        .map((line) => ({
          title: textAt(line, 'title'),
          quantity: isText ? null : numberAt(line, 'quantity'),
          unit: isText ? '' : nameOf(line['unit']),
          food: isText ? '' : nameOf(line['food']) || nameOf(line['referencedRecipe']),
          note: textAt(line, 'note'),
        })),
    ),
    steps: listAt(recipe, 'recipeInstructions').flatMap(stepOf),
    notes: [longTextAt(recipe, 'description'), ...listAt(recipe, 'notes').map(noteOf)].flatMap(filled),
    photoData: null,
    photoKey: textAt(recipe, 'id').replaceAll('-', '') || null,
  }
}

/** @param recipe with keys in camel case */
export function factsOf(
  recipe: Thing,
): Pick<ExportedRecipe, 'title' | 'portions' | 'writtenYield' | 'yieldNote' | 'prepMinutes' | 'cookMinutes'> {
  const servings = numberAt(recipe, 'recipeServings') ?? 0
  const made = servings > 0 ? servings : (numberAt(recipe, 'recipeYieldQuantity') ?? 0)
  const unit = servings > 0 ? '' : textAt(recipe, 'recipeYield')
  return {
    title: textAt(recipe, 'name'),
    ...writtenYield([made > 0 ? String(made) : '', unit].join(' ').trim()),
    prepMinutes: minutesOf(textAt(recipe, 'prepTime')),
    cookMinutes: minutesOf(textAt(recipe, 'cookTime')) ?? minutesOf(textAt(recipe, 'performTime')),
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
