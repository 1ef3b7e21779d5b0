import { withPlainSigns } from '../catalogue/fold-for-search.ts'
import { withoutReferences } from './plain-markup.ts'
import { isHeadOfGuests } from './per-guest.ts'
import { readRecipeLine } from './recipe-line.ts'
import { titleOf } from './recipe-title.ts'
import type { SchemaRecipe } from './schema-recipe.ts'
import {
  countsGuests,
  factsOf,
  folded,
  isFact,
  LONGEST_FACT,
  namedFacts,
  takePortions,
  yieldIn,
} from './written-facts.ts'

/** 'Ingrédients', 'Ingrédients pour 6 personnes :', or with the first of them after the colon. */
const INGREDIENTS =
  /^(?:les |liste (?:des |d.)?)?ingredients?\s*(?:\([^)]*\)|(?:pour|for|par|per)\b[^:]*|\/[^:]*)?\s*(?::\s*(.*))?$/u
/** The heading of the steps, alone on its line or before the first of them. */
const STEPS =
  /^(?:les? |la )?(?:etapes?|preparation|methode|recette|progression|realisation|deroulement|instructions?|directions|steps|method)\s*(?::\s*(.*))?$/u
const BULLET =
  /^(?:[-–—•*·▪◦●□☐#§→■➢►✔◆○]+\s*|(?:[ée]tape|step)?\s*\d{1,2}\s*[.):–-]\s*|(?:[ée]tape|step)\s*\d{1,2}\s*$)/iu

/** Whether a line has a quantity, counted words included. */
function saysHowMuch(line: string): boolean {
  const { quantity, counted } = readRecipeLine(line)
  return quantity !== null || counted !== null
}

/** Whether an empty line parts the first line of a text from the others. */
function isFirstApart(all: readonly string[]): boolean {
  const from = all.findIndex((line) => line.trim() !== '')
  const isEmpty = (at: number) => (all[at] ?? '').trim() === ''
  return (
    from !== -1 &&
    isEmpty(from + 1) &&
    !all.slice(from + 2, from + 5).some((line, at) => at > 0 && line.trim() === '')
  )
}

/**
 * Reads a recipe as people write it: its name, its portions, its ingredients, and its steps under a heading. Without
 * such headings all lines are ingredients.
 */
export function readWrittenRecipe(text: string): SchemaRecipe {
  const all = withPlainSigns(withoutReferences(text)).normalize('NFC').split(/\r?\n/u)
  const lines = all.filter((line) => line.trim() !== '')
  const headed = lines.some((line) => INGREDIENTS.test(folded(line)))
  // A title and a line on it above 'Pour 6 personnes'.
  const subtitled = saysForHowMany(lines[2]) && !lines.slice(0, 2).some(isFactOrAmount)
  const recipe: SchemaRecipe = {
    title: null,
    description: '',
    portions: null,
    prepMinutes: null,
    cookMinutes: null,
    ingredients: [],
    steps: [],
  }
  let part: 'head' | 'ingredients' | 'steps' = headed ? 'head' : 'ingredients'
  lines.forEach((line, index) => {
    const words = folded(line)
    const list = INGREDIENTS.exec(words)
    if (list !== null) {
      part = 'ingredients'
      if (isHeadOfGuests(line.replace(/:.*$/u, ''))) recipe.ingredients.push(OF_ONE_GUEST)
      takePortions(line.replace(/^.*?ingr[ée]dients?\s*/iu, '').trim(), recipe)
      recipe.ingredients.push(...listed(behindColon(line, list[1])))
      return
    }
    if (part === 'steps') return void recipe.steps.push(...stepOf(line))
    if (line.length > LONGEST_FACT) return void recipe.ingredients.push(line)
    const made = yieldIn(line)
    if (made !== null && recipe.description === '') recipe.description = made
    if (factsOf(line, recipe)) return
    const heading = STEPS.exec(words)
    if (heading !== null && recipe.ingredients.length > 0) {
      part = 'steps'
      return void recipe.steps.push(...stepOf(behindColon(line, heading[1])))
    }
    const isFirst =
      index === 0 && (headed || subtitled || saysForHowMany(lines[1]) || namedFacts(line) !== null)
    if (isFirst && takeTitle(line, recipe)) return
    const named =
      index === 0 ? titleOf(line, { rest: lines.slice(1), isApart: isFirstApart(all), headed }) : null
    if (named === 'open') recipe.maybeTitle = line
    else if (named !== null) {
      takeNamed(named, recipe)
      return
    }
    if (index === 1 && subtitled) return void (recipe.description = line.trim())
    // A price or a difficulty above the ingredients is not an ingredient.
    if (part === 'head' && !saysHowMuch(line) && !isHeadOfGuests(line)) return
    recipe.ingredients.push(line)
  })
  // Without a number of guests, quantities for one of them make a sheet for one.
  if (recipe.portions === null && recipe.ingredients.some(isHeadOfGuests)) recipe.portions = 1
  return recipe
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

function stepOf(line: string): string[] {
  const step = line.trim().replace(BULLET, '').trim()
  return step === '' ? [] : [step]
}

function takeNamed({ title, pieces }: { title: string; pieces: number | null }, recipe: SchemaRecipe): void {
  recipe.title = title.replace(/[\s:.]+$/u, '')
  if (pieces !== null && Number.isInteger(pieces)) recipe.portions ??= pieces
}

function saysForHowMany(line: string | undefined): boolean {
  return line !== undefined && (countsGuests(line) || yieldIn(line) !== null)
}

/** 'Un classique de famille' is no amount, '3 œufs' is one. */
function isFactOrAmount(line: string): boolean {
  return isFact(line) || (/\d/u.test(line) && saysHowMuch(line))
}

/** Takes a line as the title unless it is an amount or a heading. */
function takeTitle(line: string, recipe: SchemaRecipe): boolean {
  const plain = line.trim().replace(/^[#*\s]+|[*\s]+$/gu, '')
  const named = namedFacts(plain)
  const title = (named?.name ?? plain).replace(/^(?:recette|titre|nom)\s*:\s*/iu, '')
  if (saysHowMuch(title)) return false
  recipe.title = title.replace(/[\s:.]+$/u, '')
  if (named !== null) factsOf(named.facts, recipe)
  return true
}
