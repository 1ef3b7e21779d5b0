import { schemaRecipeOf } from '../imports/schema-recipe.ts'
import { writtenLines } from './exported-lines.ts'
import type { ExportedRecipe } from './exported-recipe.ts'
import { isThing, listAt, oneLine, valueAt } from './json-values.ts'
import type { Thing } from './json-values.ts'
import { writtenYield } from './written-yield.ts'

const DEPTH = 6

/** The recipes of schema.org in a thing, at any of the places where pages and programs put them. */
export function schemaThings(value: unknown, depth = 0): Thing[] {
  if (depth > DEPTH || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each) => schemaThings(each, depth + 1))
  if (isSchemaRecipe(value)) return [value]
  return ['@graph', 'mainEntity', 'itemListElement', 'item', 'recipes'].flatMap((key) =>
    schemaThings(valueAt(value, key), depth + 1),
  )
}

function isSchemaRecipe(value: unknown): value is Thing {
  if (!isThing(value)) return false
  const types = valueAt(value, '@type')
  return (Array.isArray(types) ? types : [types]).some(
    (type) => typeof type === 'string' && /(?:^|[/:])Recipe$/u.test(type),
  )
}

/** A recipe of schema.org, as Nextcloud Cookbook and RecipeSage export it and pages publish it. */
export function readSchemaThing(thing: Thing): ExportedRecipe {
  const recipe = schemaRecipeOf(thing)
  const category = valueAt(thing, 'recipeCategory')
  const yields = [valueAt(thing, 'recipeYield') ?? valueAt(thing, 'yield')]
    .flat()
    .map(oneLine)
    .filter(Boolean)
  // ['8', '8 parts']
  const made = yields.find((text) => writtenYield(text).portions !== null) ?? yields[0]
  const yielded =
    made === undefined ? { portions: recipe.portions, writtenYield: '', yieldNote: null } : writtenYield(made)
  return {
    title: recipe.title ?? '',
    category: (Array.isArray(category) ? category : [category]).map(oneLine).find(Boolean) ?? null,
    ...yielded,
    lines: writtenLines(recipe.ingredients, yielded.portions),
    steps: recipe.steps.map((step) => step.replace(/^\[(.*)\]$/u, '$1')),
    notes: [
      recipe.description,
      ...listAt(thing, 'comment').map((comment) => oneLine(valueAt(comment, 'text'))),
    ].filter((note) => note !== ''),
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    photoData: null,
    photoKey: null,
  }
}
