import { MAX_MINUTES } from '../catalogue/sheet-limits.ts'
import { MAX_PORTIONS } from '../quantity/limits.ts'
import { plainMarkup } from './plain-markup.ts'
import { schemaScripts } from './schema-scripts.ts'

/** The facts of a recipe in schema.org's JSON; https://schema.org/Recipe. */
export interface SchemaRecipe {
  title: string | null
  description: string
  portions: number | null
  /** The bounds of '4 à 6', of which `portions` is the lower one. */
  portionsRange?: [number, number] | undefined
  prepMinutes: number | null
  cookMinutes: number | null
  /** One a line, as written. */
  ingredients: string[]
  steps: string[]
  /** The ingredients that may be what the recipe makes: 'Mayonnaise 1 kg', '2 pains' above other lines. */
  maybeYields?: string[]
}

type Thing = Record<string, unknown>

/**
 * Reads a recipe from JSON as websites publish it: a Recipe, a list or an @graph that holds one, or a page of HTML
 * with it inside. Null for anything else.
 */
export function readSchemaRecipe(text: string): SchemaRecipe | null {
  for (const json of [text, ...schemaScripts(text)]) {
    const recipe = findRecipe(parsedJson(json), 0)
    if (recipe !== null) return schemaRecipeOf(recipe)
  }
  return null
}

const LOOKS_LIKE_JSON = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"]|$))/u

/** Why a text that is JSON is no recipe: it was cut off, or contains something else. Null for other texts. */
export function schemaRecipeFault(text: string): 'cut-off' | 'no-recipe' | null {
  const json = text.trim()
  if (!LOOKS_LIKE_JSON.test(json) || readSchemaRecipe(json) !== null) return null
  return parsedJson(json) === null ? 'cut-off' : 'no-recipe'
}

/**
 * The value of a JSON text, also of one with line breaks inside its texts, or whose quotes are character references; null
 * for any other text.
 */
export function parsedJson(json: string): unknown {
  const value = parsedStrictly(json) ?? parsedStrictly(withBreaksEscaped(json))
  if (value !== null || !ENCODED_JSON.test(json)) return value
  const decoded = plainMarkup(json)
  return parsedStrictly(decoded) ?? parsedStrictly(withBreaksEscaped(decoded))
}

const ENCODED_JSON = /^\s*[[{]\s*(?:[[{]\s*)*&(?:amp;)?(?:quot|#0*34|#x0*22);/iu

function parsedStrictly(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Also an unclosed one, to the end: it is searched once. */
const JSON_TEXT = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)/gu
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f]/gu

/** The same JSON with the line breaks and tabs inside its texts escaped, as pages forget to do. */
function withBreaksEscaped(json: string): string {
  return json.replaceAll(JSON_TEXT, (text) =>
    text.replaceAll(CONTROL, (sign) => JSON.stringify(sign).slice(1, -1)),
  )
}

/** Enough for real pages; a malicious nesting ends here. */
const DEPTH = 6

function findRecipe(value: unknown, depth: number): Thing | null {
  if (depth > DEPTH || typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) {
    for (const item of value) {
      const recipe = findRecipe(item, depth + 1)
      if (recipe !== null) return recipe
    }
    return null
  }
  const thing = value as Thing
  if (list(thing['@type']).some((type) => /(?:^|\/)Recipe$/u.test(String(type)))) return thing
  for (const key of ['@graph', 'mainEntity', 'itemListElement', 'item']) {
    const recipe = findRecipe(thing[key], depth + 1)
    if (recipe !== null) return recipe
  }
  return null
}

/** The facts of a thing of the type Recipe. */
export function schemaRecipeOf(recipe: Thing): SchemaRecipe {
  return {
    title: plain(recipe['name']) || null,
    description: plain(recipe['description']),
    ...portionsOf(recipe['recipeYield'] ?? recipe['yield']),
    prepMinutes: minutesOf(recipe['prepTime']),
    cookMinutes: minutesOf(recipe['cookTime']),
    ingredients: ingredientsOf(recipe['recipeIngredient'] ?? recipe['ingredients']),
    steps: stepsOf(recipe['recipeInstructions']),
  }
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Text without the tags and entities that pages leave in it, on one line. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return plainMarkup(String(value)).replaceAll(/\s+/gu, ' ').trim()
}

const ingredientsOf = (value: unknown) => (typeof value === 'string' ? textLines(value) : linesOf(value))

/** The lines of ingredients: texts, lists in lists, things with a text or an amount, and lists with a name, which is their head. */
function linesOf(value: unknown, depth = 0): string[] {
  if (depth > DEPTH) return []
  return list(value).flatMap((item) => {
    if (Array.isArray(item)) return linesOf(item, depth + 1)
    // A line break without a tag does not end a line of a list.
    if (typeof item === 'string') return textLines(item.replaceAll(/\s+/gu, ' '))
    if (typeof item !== 'object' || item === null) return [plain(item)].filter(Boolean)
    const thing = item as Thing
    const name = plain(thing['name'])
    if (thing['itemListElement'] !== undefined)
      return [...headed(name), ...linesOf(thing['itemListElement'], depth + 1)]
    const amount = [
      thing['amount'] ?? thing['quantity'] ?? thing['value'],
      thing['unitText'] ?? thing['unit'],
    ]
    const text = plain(thing['text']) || plain(thing['item'])
    return [text || [...amount.map(plain), name].filter(Boolean).join(' ')].filter(Boolean)
  })
}

/** The name of a section as the head above its lines. */
const headed = (name: string) => (name === '' ? [] : [`${name.replace(/\s*:$/u, '')} :`])

const textLines = (text: string) =>
  plainMarkup(text)
    .split(/\r?\n+/u)
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)

const GUESTS =
  /(\d+)(?:\s*(?:à|-|–|to|ou|or)\s*(\d+))?\s*(?:personnes?|pers\b|portions?|couverts?|convives?|parts?|servings?|serves|people|persons?)/iu
/** '1 kg', '2 pots': a yield that is no number of portions. */
const AMOUNT_MADE = /^\D*\d+(?:[.,]\d+)?\s*(?:kg|g|gr|grammes?|l|litres?|cl|dl|ml|oz|lbs?|cups?|quarts?)\b/iu

/** Characters; a longer text is no number of portions. */
const LONGEST_YIELD = 200

/** The number of portions in '8 portions', '8', 8, ['8', '8 parts'], or a QuantitativeValue of it. */
export function portionsOf(value: unknown): Pick<SchemaRecipe, 'portions' | 'portionsRange'> {
  const texts = list(value)
    .flatMap(yieldTexts)
    .filter((text) => text.length <= LONGEST_YIELD)
  const matches = texts.flatMap((text) => [GUESTS.exec(text) ?? []])
  const [, least, most] = matches.find((match) => match.length > 0) ?? []
  const guests = matches.map(([, digits]) => digits)
  const others = texts.filter((text) => !AMOUNT_MADE.test(text)).map((text) => /\d+/u.exec(text)?.[0])
  for (const figure of [...guests, ...others].map((digits) => Number(digits ?? 0))) {
    if (figure < 1 || figure > MAX_PORTIONS) continue
    const isRange = most !== undefined && figure === Number(least)
    return { portions: figure, portionsRange: isRange ? [figure, Number(most)] : undefined }
  }
  return { portions: null }
}

/** A yield as texts; https://schema.org/QuantitativeValue has a value or its bounds, and the unit apart. */
function yieldTexts(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return [plain(item)]
  const { value, minValue, unitText, unitCode } = item as Thing
  const figure = plain(value ?? minValue)
  return [`${figure} ${plain(unitText ?? unitCode)}`.trim()]
}

/** ISO 8601 duration: 'PT1H30M' is 90, 'P0DT45M' is 45. */
function minutesOf(value: unknown): number | null {
  const [whole, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/u.exec(
      plain(value),
    ) ?? []
  if (whole === undefined) return null
  const total =
    Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0) + Number(seconds ?? 0) / 60
  return Math.min(Math.round(total), MAX_MINUTES)
}

/** A text, a list of texts, of HowToStep, or of HowToSection that hold these, whose name begins the first of its steps. */
function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > DEPTH) return []
  return list(value).flatMap((item) => {
    if (Array.isArray(item)) return stepsOf(item, depth + 1)
    if (typeof item === 'string') return textLines(item)
    if (typeof item !== 'object' || item === null) return []
    const step = item as Thing
    if (step['itemListElement'] === undefined) return [plain(step['text'] ?? step['name'])].filter(Boolean)
    const [first, ...others] = stepsOf(step['itemListElement'], depth + 1)
    const name = plain(step['name'])
    if (first === undefined) return [name].filter(Boolean)
    return [name === '' ? first : `${name.replace(/\s*:$/u, '')} : ${first}`, ...others]
  })
}
