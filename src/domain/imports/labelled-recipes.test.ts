import { describe, expect, test } from 'vitest'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { RecipeLine } from './recipe-line.ts'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'
import type { LabelledRecipe, LineOfRecipe } from '#tests/corpora/written-recipes/labelled-recipe.ts'
import { ORDINARY_RECIPES } from '#tests/corpora/written-recipes/ordinary-recipes.ts'
import { HOME_RECIPES } from '#tests/corpora/written-recipes/home-recipes.ts'
import { ORDINARY_DESSERTS } from '#tests/corpora/written-recipes/ordinary-desserts.ts'
import { PASTED_RECIPES } from '#tests/corpora/written-recipes/pasted-recipes.ts'
import { PROFESSIONAL_RECIPES } from '#tests/corpora/written-recipes/professional-recipes.ts'

const ORDINARY = [...ORDINARY_RECIPES, ...ORDINARY_DESSERTS, ...HOME_RECIPES]

function judged({ text, title, portions, lines }: LabelledRecipe) {
  const recipe = readWrittenRecipe(text)
  const rest = readRecipeText(recipe.ingredients.join('\n'), recipe.portions, false, recipe.maybeYields)
  const silent: string[] = []
  const needless: string[] = []
  for (const line of lines) {
    const [quantity, unit, name, doubt] = line
    const at = rest.findIndex((read) => isNamed(read, name))
    const [read] = at === -1 ? [] : rest.splice(at, 1)
    if (read === undefined) silent.push(`lost: ${name}`)
    else if (read.doubt === null && (doubt !== undefined || !isRead(read, line)))
      silent.push(`${read.text}: ${String(quantity)} ${String(unit)}`)
    else if (read.doubt !== null && read.doubt.reason !== 'counted' && doubt === undefined)
      needless.push(read.text)
  }
  // What is no ingredient is left out or has a doubt.
  silent.push(...rest.filter(({ doubt }) => doubt === null).map((read) => `too many: ${read.text}`))
  const facts = { title: recipe.title, portions: recipe.portions }
  return { facts, stated: { title, portions }, silent, needless }
}

const isNamed = ({ name, text, doubt }: RecipeLine, label: string): boolean => {
  const [read, whole, own] = [name, text, label].map((words) => foldForSearch(words))
  return read === own || (doubt !== null && whole?.includes(own ?? '') === true)
}

function isRead({ quantity, unit, counted }: RecipeLine, [amount, word]: LineOfRecipe): boolean {
  const count = counted?.count ?? quantity
  const isSame =
    amount === null || count === null ? amount === count : Math.abs(count - amount) <= 0.005 * amount
  return isSame && (counted?.word ?? unit) === word
}

describe.each([...PASTED_RECIPES, ...PROFESSIONAL_RECIPES, ...ORDINARY])('a recipe, $kind', (recipe) => {
  const { facts, stated, silent } = judged(recipe)
  test('has its title and its portions', () => expect(facts).toEqual(stated))
  test('has no line that is wrong without a doubt', () => expect(silent).toEqual([]))
})

test('of a hundred lines ten at most have a needless doubt', () => {
  const needless = ORDINARY.flatMap((recipe) => judged(recipe).needless)
  const all = ORDINARY.flatMap(({ lines }) => lines)
  expect(needless.length).toBeLessThanOrEqual(0.1 * all.length)
})
