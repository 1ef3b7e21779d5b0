import { expect, test } from 'vitest'
import { priceHeaderOf } from '../price-lists/price-header.ts'
import { pricedByOf } from '../price-lists/read-price.ts'
import { readSchemaRecipe, schemaRecipeFault } from './schema-recipe.ts'
import { readWrittenRecipe } from './written-recipe.ts'

/**
 * Texts for which a pattern could try every start with every end: an hour or more for each of them, so that a reader
 * that is not bounded ends at the time limit of the test.
 */
const LETTERS = 400_000
const filled = (part: string, end = '') => part.repeat(Math.ceil(LETTERS / part.length)) + end

test.each([
  ['scripts that are not closed', readSchemaRecipe, filled('<script type="application/ld+json">')],
  ['beginnings of scripts', readSchemaRecipe, filled('<script ')],
  ['a text in JSON that is not closed', schemaRecipeFault, `{"name": ${filled('"\\')}`],
  ['signs of smaller in a recipe', readSchemaRecipe, schemaRecipe({ name: filled('<') })],
  ['digits in place of portions', readSchemaRecipe, schemaRecipe({ recipeYield: filled('1') })],
  ['tags that are not closed', readWrittenRecipe, `<br>${filled('<p ')}`],
  ['comments that are not closed', readWrittenRecipe, filled('<p><!--')],
  ['spaces between tags', readWrittenRecipe, filled('<b> </b>', '<br>')],
  ['spaces behind a heading', readWrittenRecipe, `ingrédients pour${filled(' ', 'x')}`],
  ['spaces in a header', pricedByOf, filled(' ')],
  ['fractions in a header', priceHeaderOf, filled('1/2 ')],
])('%s are read in time', (_what, read, text) => {
  expect(() => read(text)).not.toThrow()
})

function schemaRecipe(facts: Record<string, string>): string {
  return JSON.stringify({ '@type': 'Recipe', ...facts })
}
