import { foldForSearch, withPlainSigns } from '../catalogue/fold-for-search.ts'
import { withoutReferences } from './plain-markup.ts'
import { readAmount } from './read-amount.ts'
import { isHeadOfGuests } from './per-guest.ts'
import { readRecipeLine } from './recipe-line.ts'
import type { SchemaRecipe } from './schema-recipe.ts'
import { MAX_PORTIONS } from '../quantity/limits.ts'

/** 'Ingrédients', 'Ingrédients pour 6 personnes :', or with the first of them after the colon. */
const INGREDIENTS =
  /^(?:les |liste (?:des |d.)?)?ingredients?\s*(?:\([^)]*\)|(?:pour|for|par|per)\b[^:]*|\/[^:]*)?\s*(?::\s*(.*))?$/u
/** The heading of the steps, alone on its line or before the first of them. */
const STEPS =
  /^(?:les? |la )?(?:etapes?|preparation|methode|recette|progression|realisation|deroulement|instructions?|directions|steps|method)\s*(?::\s*(.*))?$/u
const TIME = /^(?:temps de |duree de )?(preparation|prep|cuisson|cooking)(?: time)?\s*:?\s*(\d.*)$/u
const NOTHING_TO_COST = /^(?:temps|duree|repos|difficulte|niveau|budget|cout|prix|total)\b[^:]*:/u

const GUESTS = String.raw`(?:personnes?|pers\.?|portions?|couverts?|convives?|parts?|servings?|people)`
/** 'Pour 6 personnes', '6 portions', 'Portions : 6', 'Rendement : 40 pièces' */
const PORTIONS = new RegExp(
  String.raw`^\(?(?:(?:recette\s+)?(?:pour|serves|for)\s+(?<one>.+?)(?:\s+${GUESTS})?|(?<two>\d.*?)\s+${GUESTS}|(?:nombre de )?${GUESTS}\s*:\s*(?<three>\d.*?)|(?:base|rendement|yields?|makes)\s*(?::|de|pour)?\s*(?<four>\d.*?)\s*(?:${GUESTS}|pi[eè]ces?)?)\)?\s*[.:]?$`,
  'iu',
)
/** 'Blanquette de veau (pour 6 personnes)', 'Quiche (6 parts)' */
const NAMED_PORTIONS = new RegExp(
  String.raw`^(.+?)[\s,(–-]+((?:(?:pour|for)\s+\S.*?|\d+)\s+${GUESTS})\)?\s*:?$`,
  'iu',
)
const BULLET =
  /^(?:[-–—•*·▪◦●□☐#§→■➢►✔◆○]+\s*|(?:[ée]tape|step)?\s*\d{1,2}\s*[.):–-]\s*|(?:[ée]tape|step)\s*\d{1,2}\s*$)/iu

/** Whether a line has a quantity, counted words included. */
function saysHowMuch(line: string): boolean {
  const { quantity, counted } = readRecipeLine(line)
  return quantity !== null || counted !== null
}

/** A longer line is prose. */
const LONGEST_FACT = 200

/**
 * Reads a recipe as people write it: its name, its portions, its ingredients, and its steps under a heading. Without
 * such headings all lines are ingredients.
 */
export function readWrittenRecipe(text: string): SchemaRecipe {
  const lines = withPlainSigns(withoutReferences(text))
    .normalize('NFC')
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
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
    if (factOf(words, line.trim(), recipe)) return
    const heading = STEPS.exec(words)
    if (heading !== null && recipe.ingredients.length > 0) {
      part = 'steps'
      return void recipe.steps.push(...stepOf(behindColon(line, heading[1])))
    }
    const isFirst =
      index === 0 && (headed || subtitled || saysForHowMany(lines[1]) || NAMED_PORTIONS.test(line.trim()))
    if (isFirst && takeTitle(line, recipe)) return
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

/** Characters; a longer line is neither a heading nor a fact. */
const LONGEST_LINE = 2000

const folded = (line: string) =>
  line.length > LONGEST_LINE ? '' : foldForSearch(line.trim().replace(/^[#*\s]+|[*\s]+$/gu, ''))

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

function saysForHowMany(line: string | undefined): boolean {
  return line !== undefined && line.length <= LONGEST_FACT && guestsIn(line.trim()).length > 0
}

/** 'Un classique de famille' is no amount, '3 œufs' is one. */
function isFactOrAmount(line: string): boolean {
  const words = folded(line)
  return (
    saysForHowMany(line) ||
    (/\d/u.test(line) && saysHowMuch(line)) ||
    NOTHING_TO_COST.test(words) ||
    TIME.test(words)
  )
}

/** The number of guests, or the least and the most of 'pour 6 à 8 personnes'. */
function guestsIn(line: string): number[] {
  const { one, two, three, four } = PORTIONS.exec(line)?.groups ?? {}
  const counted = one ?? two ?? three ?? four
  const amount = counted === undefined ? null : readAmount(counted)
  if (counted === undefined || amount === null || amount.rest.trim() !== '') return []
  const guests = amount.range ? (counted.match(/\d+/gu) ?? []).map(Number) : [amount.quantity]
  return guests.every((each) => Number.isInteger(each) && each >= 1 && each <= MAX_PORTIONS) ? guests : []
}

/** Takes the portions of a line, unless an earlier one has given them; of a range the least. */
function takePortions(line: string, recipe: SchemaRecipe): boolean {
  const [least, most] = guestsIn(line)
  if (least === undefined) return false
  if (recipe.portions === null && most !== undefined) recipe.portionsRange = [least, most]
  recipe.portions ??= least
  return true
}

/** Whether a line states portions, a duration, or a fact that a sheet does not have; takes the first two. */
function factOf(words: string, line: string, recipe: SchemaRecipe): boolean {
  if (takePortions(line, recipe)) return true
  const [, kind = '', duration = ''] = TIME.exec(words) ?? []
  const minutes = minutesIn(duration)
  if (minutes === null) return NOTHING_TO_COST.test(words)
  if (kind.startsWith('prep')) recipe.prepMinutes ??= minutes
  else recipe.cookMinutes ??= minutes
  return true
}

/** '20 min', '1 h', '1 h 30', '2 heures' */
function minutesIn(text: string): number | null {
  const [, hours, half, minutes] =
    /^(?:(\d{1,3})\s*h(?:eures?|ours?)?\s*(\d{1,2})?)?\s*(?:(\d{1,4})\s*(?:mn|min|minutes?))?\.?$/u.exec(
      text,
    ) ?? []
  if (hours === undefined && minutes === undefined) return null
  return Number(hours ?? 0) * 60 + Number(half ?? 0) + Number(minutes ?? 0)
}

/** Takes a line as the title unless it is an amount or a heading. */
function takeTitle(line: string, recipe: SchemaRecipe): boolean {
  const plain = line.trim().replace(/^[#*\s]+|[*\s]+$/gu, '')
  const [, named, guests = ''] = NAMED_PORTIONS.exec(plain) ?? []
  const isNamed = guestsIn(guests).length > 0
  const title = (isNamed ? (named ?? plain) : plain).replace(/^(?:recette|titre|nom)\s*:\s*/iu, '')
  if (saysHowMuch(title)) return false
  recipe.title = title.replace(/[\s:.]+$/u, '')
  if (isNamed) takePortions(guests, recipe)
  return true
}
