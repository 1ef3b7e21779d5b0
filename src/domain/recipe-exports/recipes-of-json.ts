import { parsedJson } from '../imports/schema-recipe.ts'
import { schemaScripts } from '../imports/schema-scripts.ts'
import type { ExportedRecipe } from './exported-recipe.ts'
import { isThing, valueAt } from './json-values.ts'
import { isMealieBackup, readMealieBackup } from './read-mealie-backup.ts'
import { isMealieRecipe, readMealieRecipe } from './read-mealie.ts'
import { isPaprikaRecipe, readPaprikaRecipe } from './read-paprika.ts'
import { isRecipeSageRecipe, readRecipeSageRecipe } from './read-recipe-sage.ts'
import { readSchemaThing, schemaThings } from './read-schema.ts'
import { isTandoorRecipe, readTandoorRecipe } from './read-tandoor.ts'

/** Programs whose exports are read; `web-page` is schema.org's JSON of any page or program. */
export type ExportKind = 'mealie' | 'tandoor' | 'paprika' | 'recipe-sage' | 'cooklang' | 'web-page'

export interface ExportedRecipes {
  kind: ExportKind
  recipes: ExportedRecipe[]
}

/** Things of a JSON text: more would take hundreds of megabytes of memory. */
const MOST_THINGS = 2_000_000

/** Whether a text has more objects and lists than are read. */
function isTooLarge(json: string): boolean {
  let things = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === 0x7b || sign === 0x5b || sign === 0x2c) things += 1
  }
  return things > MOST_THINGS
}

/** The recipes of a JSON text; 'too-large' where it has too many things, null where it has none or is no JSON. */
export function recipesOfJson(text: string): ExportedRecipes | 'too-large' | null {
  if (isTooLarge(text)) return 'too-large'
  return recipesOfValue(parsedJson(text))
}

/** The recipes that a page of HTML publishes for search engines. */
export function recipesOfPage(html: string): ExportedRecipes | 'too-large' | null {
  if (isTooLarge(html)) return 'too-large'
  const recipes = schemaScripts(html).flatMap((json) => schemaThings(parsedJson(json)).map(readSchemaThing))
  return recipes.length === 0 ? null : { kind: 'web-page', recipes }
}

function recipesOfValue(value: unknown): ExportedRecipes | null {
  if (isMealieBackup(value)) return { kind: 'mealie', recipes: readMealieBackup(value) }
  const listed = isThing(value) ? (valueAt(value, 'recipes') ?? valueAt(value, 'items')) : null
  const things = Array.isArray(value) ? value : Array.isArray(listed) ? listed : [value]
  for (const { kind, is, read } of READERS) {
    const recipes = things.filter(is)
    if (recipes.length > 0) return { kind, recipes: recipes.map(read) }
  }
  const recipes = schemaThings(value).map(readSchemaThing)
  return recipes.length === 0 ? null : { kind: 'web-page', recipes }
}

const READERS = [
  { kind: 'mealie', is: isMealieRecipe, read: readMealieRecipe },
  { kind: 'tandoor', is: isTandoorRecipe, read: readTandoorRecipe },
  { kind: 'paprika', is: isPaprikaRecipe, read: readPaprikaRecipe },
  { kind: 'recipe-sage', is: isRecipeSageRecipe, read: readRecipeSageRecipe },
] as const
