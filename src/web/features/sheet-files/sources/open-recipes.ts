import { decodeText } from '#domain/tables/decode-text.ts'
import { finishRecipes } from '#domain/recipe-exports/finish-recipes.ts'
import { readCooklang } from '#domain/recipe-exports/read-cooklang.ts'
import { tabsOfRecipes } from '#domain/recipe-exports/read-recipes.ts'
import { recipesOfJson, recipesOfPage } from '#domain/recipe-exports/recipes-of-json.ts'
import type { ExportedRecipes } from '#domain/recipe-exports/recipes-of-json.ts'
import { baseName } from '#web/lib/sources/member-name.ts'
import { recipePhotos } from './recipe-photos.ts'
import type { Around, RefusedSource, SourceFile } from '#web/lib/sources/source.ts'
import type { RecipeSource } from './recipe-source.ts'

/** Reads a file with recipes of another program. */
export function openRecipes(
  { path, bytes }: SourceFile,
  form: 'json' | 'page' | 'cooklang',
  { pictures, isAlone }: Around,
): RecipeSource | RefusedSource {
  const text = decodeText(bytes)?.text
  const read = text === undefined ? null : recipesOf(text, form, path)
  if (read === 'too-large') return { path, known: false, reason: 'too-many-cells' }
  if (read === null) {
    // Tills and stock programs write their 'Excel' files as web pages.
    const isTable = form === 'page' && /\.xls\w?$/iu.test(path) && /<table\b/iu.test(text ?? '')
    return { path, known: false, reason: isTable ? 'old-workbook' : 'no-recipes' }
  }
  const recipes = finishRecipes(read.recipes, baseName(path))
  if (recipes === 'too-large') return { path, known: false, reason: 'too-many-rows' }
  if (recipes.length === 0) return { path, known: false, reason: 'no-recipes' }
  const photos = recipePhotos(recipes, path, pictures, isAlone)
  return {
    path,
    known: true,
    kind: read.kind,
    tabs: tabsOfRecipes(recipes, (at) => photos.pictures.some(({ tab }) => tab === at)),
    circular: [],
    // Their bytes are among the pictures.
    recipes: recipes.map((recipe) => ({ ...recipe, photoData: null })),
    pictures: photos.pictures,
    picturesLeftOut: photos.leftOut,
  }
}

function recipesOf(
  text: string,
  form: 'json' | 'page' | 'cooklang',
  path: string,
): ExportedRecipes | 'too-large' | null {
  if (form === 'cooklang') return { kind: 'cooklang', recipes: [readCooklang(text, baseName(path))] }
  return form === 'json' ? recipesOfJson(text) : recipesOfPage(text)
}
