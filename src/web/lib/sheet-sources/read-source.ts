import { readRecipes } from '#domain/recipe-exports/read-recipes.ts'
import { readFile } from '#domain/sheet-files/find-sheets.ts'
import type { ReadSource } from './source.ts'

/**
 * What a source has, for `joinFiles` of sheet-files.
 * @param at the place of the source in the import
 */
export function readSource(
  { tabs, circular, recipes, pictures }: ReadSource,
  at: number,
): ReturnType<typeof readFile> {
  if (recipes === null) return readFile({ tabs, circular }, at)
  const photographed = new Set(pictures.map(({ tab }) => tab))
  return readRecipes(recipes, at, (tab) => photographed.has(tab))
}
