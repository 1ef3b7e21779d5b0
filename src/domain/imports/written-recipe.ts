import { foldForSearch, withPlainSigns } from '../catalogue/fold-for-search.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { withoutStamps } from './chat-stamps.ts'
import { bareYield } from './bare-yield.ts'
import { isFoodForGuests } from './dish-or-food.ts'
import { withoutCover } from './cover-lines.ts'
import { textOfHtml } from './html-text.ts'
import { withoutReferences } from './plain-markup.ts'
import { withoutMarks } from './plain-marks.ts'
import { isHeadOfGuests } from './per-guest.ts'
import { MAX_LINE_LENGTH } from './limits.ts'
import { firstOf, isBareName, isFirstApart, linesAround, withoutHeading } from './head-of-text.ts'
import { givenRecipe } from './message-lead.ts'
import { endOfFoods, isOfMethod, isStep, stepOf, STEPS } from './method-lines.ts'
import { readRecipeLine } from './recipe-line.ts'
import { unitOfHead, withHeadsOfUnits } from './heads-of-unit.ts'
import { guestsOfColumns } from './guest-columns.ts'
import { headOfPart, mayBePartApart } from './recipe-parts.ts'
import { isTotal } from './recipe-total.ts'
import { headsOfRecipes, isNameAlone } from './several-recipes.ts'
import { withCellsOfSeparators } from './separated-lines.ts'
import { BULLET as LIST_BULLET, productsOf } from './several-products.ts'
import { withCountInFigures } from './title-ends.ts'
import { mayHeadPart } from './may-head-part.ts'
import { titleOf } from './recipe-title.ts'
import type { SchemaRecipe } from './schema-recipe.ts'
import { isAboutRecipe } from './work-lines.ts'
import {
  isFactOrAmount,
  isYieldAlone,
  labelledTitle,
  saysHowMuch,
  takeNamed,
  takesGiven,
  takesYield,
  takeTitle,
  withoutIntroduction,
} from './take-title.ts'
import {
  countsGuests,
  factsOf,
  folded,
  isFact,
  LONGEST_FACT,
  namedFacts,
  takePortions,
  takePortionsIn,
  yieldIn,
} from './written-facts.ts'

/** 'Ingrédients', 'Ingrédients pour 6 personnes :', or with the first of them after the colon. */
const INGREDIENTS =
  /^(?:les |liste (?:des |d.)?)?ingredients?\s*(?:\([^)]*\)|(?:pour|for|par|per)\b[^:]*|\/[^:]*)?\s*(?::\s*(.*))?$/u
/** The heading of what a kitchen works with. */
const TOOLS =
  /^(?:(?:le )?materiel|(?:les )?ustensiles?|equipement|equipment|tools|utensils)(?: necessaire| needed)?\s*:?$/u
/**
 * Reads a recipe as people write it: its name, its portions, its ingredients, and its steps under a heading. Without
 * such headings all lines are ingredients.
 */
export function readWrittenRecipe(text: string): SchemaRecipe {
  const written = withPlainSigns(textOfHtml(withoutReferences(text)))
    .normalize('NFC')
    .split(/\r?\n/u)
  const pasted = withHeadsOfUnits(withoutMarks(withCellsOfSeparators(withoutStamps(written))))
  const around = linesAround(pasted)
  const all = withoutHeading(withoutCover(pasted.filter((line) => !around.has(line))))
  const first = firstOf(all)
  const introduced = withoutIntroduction(first)
  const places = all.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const lines = places.map((at) => (all[at] ?? '').trimEnd())
  lines[0] = withCountInFigures(introduced ?? lines[0] ?? '')
  const message = givenRecipe(first)
  const given = introduced === null || message?.made != null ? message : null
  const headed = lines.some((line) => INGREDIENTS.test(folded(line)))
  const isBelowEmpty = (index: number) => index > 0 && (all[(places[index] ?? 0) - 1] ?? '').trim() === ''
  // A title and a line on it above 'Pour 6 personnes', or above an empty line and quantities.
  const subtitled =
    (saysForHowMany(lines[2]) && !lines.slice(0, 2).some(isFactOrAmount)) ||
    (isBelowEmpty(2) &&
      !isBelowEmpty(1) &&
      lines.slice(0, 2).every(isBareName) &&
      lines.slice(2, 4).every(saysHowMuch))
  /** The lines below one to the next empty line. */
  const partBelow = (index: number) => {
    const next = lines.findIndex((_, at) => at > index && isBelowEmpty(at))
    return lines.slice(index + 1, next === -1 ? undefined : next)
  }
  const recipe: SchemaRecipe = {
    title: null,
    description: '',
    portions: null,
    prepMinutes: null,
    cookMinutes: null,
    ingredients: [],
    steps: [],
  }
  const proseFrom = endOfFoods(lines)
  let part: 'head' | 'ingredients' | 'tools' | 'steps' = headed ? 'head' : 'ingredients'
  lines.forEach((line, index) => {
    if (index === 0 && given !== null && takesGiven(given, first, recipe)) return
    const words = folded(line)
    const [ofFirst] = guestsOfColumns(line)
    if (ofFirst !== undefined) {
      part = 'ingredients'
      recipe.portions ??= ofFirst
      return void recipe.ingredients.push(line)
    }
    const list = INGREDIENTS.exec(words)
    if (list !== null) {
      part = 'ingredients'
      if (isHeadOfGuests(line.replace(/:.*$/u, ''))) recipe.ingredients.push(OF_ONE_GUEST)
      takePortions(line.replace(/^.*?ingr[ée]dients?\s*/iu, '').trim(), recipe)
      recipe.ingredients.push(...listed(behindColon(line, list[1])))
      return
    }
    const labelled = part === 'steps' ? null : labelledTitle(line, recipe.title !== null)
    if (labelled !== null && !recipe.ingredients.some(saysHowMuch) && takeTitle(labelled, recipe))
      // What is above a labelled title is the head of the document.
      return void (recipe.ingredients.length = 0)
    const isCountBelow = part === 'steps' && recipe.portions === null && countsGuests(line)
    if (isCountBelow && takePortions(line.trim(), recipe)) return
    if (part === 'steps') return void recipe.steps.push(...stepOf(line))
    if (unitOfHead(line) !== null) return void recipe.ingredients.push(line)
    const isBegun = recipe.steps.length > 0
    const besideStep = { isApart: isBelowEmpty(index), isBegun, isAtEnd: index + 1 >= proseFrom }
    if (recipe.ingredients.length > 0 && isOfMethod(line, besideStep) && isOfFoods(recipe.ingredients)) {
      takePortionsIn(line, recipe)
      return void recipe.steps.push(...stepOf(line))
    }
    if (line.length > LONGEST_FACT) return void recipe.ingredients.push(line)
    if (TOOLS.test(words)) return void (part = 'tools')
    if (part === 'tools' && STEPS.exec(words) === null) {
      if (!isIngredient(line)) return
      part = 'ingredients'
    }
    const bare = line.replace(LIST_BULLET, '')
    const made = yieldIn(bare) ?? (isTotal(line) ? line.trim() : null)
    if (made !== null && recipe.description === '') recipe.description = made
    const above = recipe.ingredients.at(-1)
    if (recipe.portions !== null && countsGuests(bare) && isNameAlone(above))
      (recipe.maybeYields ??= []).push(above)
    if (factsOf(bare, recipe) || isTotal(line)) return
    const heading = STEPS.exec(words)
    if (heading !== null && recipe.ingredients.length > 0) {
      part = 'steps'
      return void recipe.steps.push(...stepOf(behindColon(line, heading[1])))
    }
    const below = lines.slice(index + 1)
    const isFirst =
      index === 0 &&
      (introduced !== null ||
        bareYield(lines[1] ?? '', line) === 'sure' ||
        headed ||
        subtitled ||
        saysForHowMany(lines[1]) ||
        (namedFacts(line) !== null && !isFoodForGuests(line)))
    if (isFirst && takeTitle(line, recipe)) return
    if (index === 0 && isFoodForGuests(line)) (recipe.maybeYields ??= []).push(line)
    const named =
      index === 0
        ? titleOf(line, {
            rest: belowTitle(line, below),
            isApart: isFirstApart(all) || isYieldAlone(below[0] ?? '', line),
            headed,
          })
        : null
    if (named === 'open') (recipe.maybeYields ??= []).push(line)
    else if (named !== null) {
      takeNamed(named, recipe)
      return
    }
    if (index === 1 && subtitled) return void (recipe.description = line.trim())
    if (recipe.ingredients.length === 0 && takesYield(line, recipe)) return
    if (recipe.ingredients.length > 0 && isStep(line)) return void recipe.steps.push(...stepOf(line))
    // A price or a difficulty above the ingredients is not an ingredient.
    if (part === 'head' && (!saysHowMuch(line) || isAboutRecipe(line)) && !isHeadOfGuests(line)) return
    const isApart = isBelowEmpty(index)
    if (isApart && mayHeadPart(line, partBelow(index))) (recipe.maybeYields ??= []).push(line)
    const isOverEmpty = isBelowEmpty(index + 1)
    const head = headOfPart(line, { below, isApart, isOverEmpty })
    if (head === null && isApart && isOverEmpty && mayBePartApart(line))
      (recipe.maybeYields ??= []).push(line)
    recipe.ingredients.push(head === null ? line : `${head} :`)
  })
  const others = headsOfRecipes(recipe.ingredients, recipe.title)
  if (others.length > 0) (recipe.maybeYields ??= []).push(...others)
  // 'Coucou ! Le curry (pour 4)'
  for (const line of around) takePortions(namedFacts(line)?.facts.replace(/\)$/u, '') ?? '', recipe)
  // Without a number of guests, quantities for one of them make a sheet for one.
  if (recipe.portions === null && recipe.ingredients.some(isHeadOfGuests)) recipe.portions = 1
  return recipe
}

/** The lines below a title, without facts, yields and sentences; heads of parts have their colon. */
function belowTitle(title: string, below: readonly string[]): string[] {
  return below.slice(0, SHOWN_BELOW).flatMap((line, at) => {
    if (isFact(line) || isTotal(line) || isStep(line) || unitOfHead(line) !== null) return []
    if (at === 0 ? isYieldAlone(line, title) : bareYield(line, title) !== null) return []
    const head = headOfPart(line, { below: below.slice(at + 1), isApart: false })
    return head === null ? foodsOf(line) : [`${head} :`]
  })
}

/** Whether lines have two quantities or more. */
const isOfFoods = (lines: readonly string[]): boolean =>
  lines.slice(0, SHOWN_BELOW).flatMap(foodsOf).filter(saysHowMuch).length > 1

const foodsOf = (line: string): string[] =>
  line.includes('\t') || line.length > MAX_LINE_LENGTH ? [line] : productsOf(line)

/** Lines that show whether the first one is a title. */
const SHOWN_BELOW = 20

/** Whether a line below the heading of the tools is an ingredient again: it has a weight or a volume, or names a food. */
function isIngredient(line: string): boolean {
  const { unit, name } = readRecipeLine(line)
  return unit !== null || beginsWithFood(foldForSearch(name))
}

/** The head that `readRecipeText` reads above lines of one guest. */
const OF_ONE_GUEST = 'Par personne :'

/** The text after a heading's colon. */
function behindColon(line: string, words = ''): string {
  return words === '' ? '' : line.slice(line.indexOf(':') + 1)
}

/** '200 g de beurre, 3 œufs': a comma before a figure begins another ingredient. */
function listed(text: string): string[] {
  return text.split(/\s*[,;]\s+(?=\d)/u).filter((line) => line.trim() !== '')
}

function saysForHowMany(line: string | undefined): boolean {
  return line !== undefined && (countsGuests(line) || yieldIn(line) !== null || isHeadOfGuests(line))
}
