import { readRecipeText } from '../recipe-text.ts'
import { readWrittenRecipe } from '../written-recipe.ts'

/** A pasted recipe as it is read to its end: its head, the names of its lines, and the doubt of each, null without one. */
export function readWholeRecipe(text: string) {
  const { title, portions, description, ingredients, maybeYields } = readWrittenRecipe(text)
  const lines = readRecipeText(ingredients.join('\n'), portions, false, maybeYields)
  return {
    title,
    portions,
    description,
    names: lines.map(({ name }) => name),
    doubts: lines.map(({ doubt }) => doubt?.reason ?? null),
  }
}
