import { readRecipes } from '#domain/recipe-exports/read-recipes.ts'
import { readFile } from '#domain/sheet-files/sheet/read-file.ts'
import type { ReadFile } from '#domain/sheet-files/sheet/read-file.ts'
import type { FixedLayout } from '#domain/sheet-files/tables/column-role.ts'
import type { ExportedRecipe } from '#domain/recipe-exports/exported-recipe.ts'
import type { SourceFacts } from '#web/lib/sources/source.ts'

/** What sheets are read from; of pictures only where they are. */
type ReadParts = Pick<SourceFacts, 'path' | 'tabs' | 'circular'> & {
  /** Of another program. */
  recipes?: readonly ExportedRecipe[]
  pictures: readonly { tab: number }[]
}

/**
 * What a source has, for `joinFiles` of sheet-files.
 * @param at the place of the source in the import
 * @param layoutsOf the layouts whose columns the user named, for each tab
 */
export function readSource(
  { path, tabs, circular, recipes, pictures }: ReadParts,
  at: number,
  layoutsOf?: (tab: number) => readonly FixedLayout[],
): ReadFile {
  if (recipes === undefined) return readFile({ name: path, tabs, circular }, at, layoutsOf)
  const photographed = new Set(pictures.map(({ tab }) => tab))
  return readRecipes(recipes, at, (tab) => photographed.has(tab))
}
