import type { SourceRefusal } from '#web/lib/sources/source.ts'
import type { RecipeSource, SheetSource } from './recipe-source.ts'

/** What the files beside recipes are, in an archive of recipes: its program's own. */
const BESIDE: ReadonlySet<SourceRefusal> = new Set(['no-recipes', 'not-a-table', 'empty-file', 'picture'])

/**
 * The sources of an archive, those of recipes as one, with the places of their tabs moved.
 * @param unopened pictures of the archive that are too large, or too many
 */
export function mergedRecipes(
  path: string,
  sources: readonly SheetSource[],
  unopened: number,
): SheetSource[] {
  const recipes = sources.filter(isRecipes)
  const [first] = recipes
  if (first === undefined)
    return sources.length === 0 ? [{ path, known: false, reason: 'no-recipes' }] : [...sources]
  let offset = 0
  const merged: RecipeSource = {
    ...first,
    path,
    tabs: recipes.flatMap(({ tabs }) => tabs),
    recipes: recipes.flatMap((source) => source.recipes),
    pictures: recipes.flatMap(({ tabs, pictures }) => {
      const moved = pictures.map((picture) => ({ ...picture, tab: picture.tab + offset }))
      offset += tabs.length
      return moved
    }),
    picturesLeftOut: recipes.reduce((sum, source) => sum + source.picturesLeftOut, unopened),
  }
  return [
    merged,
    ...sources.filter((source) => !isRecipes(source) && (source.known || !BESIDE.has(source.reason))),
  ]
}

const isRecipes = (source: SheetSource): source is RecipeSource => source.known && 'recipes' in source
