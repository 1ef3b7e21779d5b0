import { SHEET_MAX_LENGTH } from '../catalogue/sheet-limits.ts'
import { MAX_EXPORTED_LINES, MAX_RECIPES } from './exported-recipe.ts'
import type { ExportedRecipe } from './exported-recipe.ts'

/**
 * Recipes as sheets can hold them: each with a title, its yield among the notes where it is no number of portions, and
 * long steps in several. Those without ingredients and without steps are left out.
 * @param name for a recipe that has none
 * @returns 'too-large' where there are more than one import reads
 */
export function finishRecipes(
  recipes: readonly ExportedRecipe[],
  name: string,
): ExportedRecipe[] | 'too-large' {
  const filled = recipes.filter(({ lines, steps }) => lines.length > 0 || steps.length > 0)
  const lines = filled.reduce((sum, recipe) => sum + recipe.lines.length, 0)
  if (filled.length > MAX_RECIPES || lines > MAX_EXPORTED_LINES) return 'too-large'
  return filled.map((recipe) => ({
    ...recipe,
    title: shortened(recipe.title.trim() || name.trim() || '?', SHEET_MAX_LENGTH.title),
    notes: recipe.yieldNote === null ? recipe.notes : [...recipe.notes, recipe.yieldNote],
    steps: recipe.steps.flatMap(parted),
  }))
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** A step in parts that a sheet holds, each to the end of a sentence where there is one. */
function parted(step: string): string[] {
  const parts: string[] = []
  let rest = step
  while (rest.length > SHEET_MAX_LENGTH.step) {
    const head = rest.slice(0, SHEET_MAX_LENGTH.step)
    const end = Math.max(head.lastIndexOf('. ') + 1, head.lastIndexOf('\n'))
    const cut = end > SHEET_MAX_LENGTH.step / 2 ? end : head.length
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...parts, rest].filter((part) => part !== '')
}
