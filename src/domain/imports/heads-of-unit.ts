import type { Unit } from '../quantity/unit.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { isCountedFood } from './count-behind.ts'
import { COUNTED_BY_WORD } from './counted-words.ts'
import type { RecipeLine } from './recipe-line.ts'
import { readMeasure } from './recipe-units.ts'
import { NAME_HEADS } from './words/recipe-heads.ts'

const UNIT = String.raw`(?<unit>g|grs?\.?|grammes?|grams?|kg|kilos?|kilogrammes?|ml|millilitres?|cl|centilitres?)`
const OF_AMOUNTS = String.raw`(?:(?:toutes\s+)?(?:les\s+)?(?:quantit[ée]s?|qt[ée]s?\.?|poids|pes[ée]es?|mesures?|grammages?|proportions?|dosages?|unit[ée]s?|tout|le\s+tout|all|quantities|amounts?|weights?)(?:\s+(?:sont|est|toutes?|tous|are|exprim[ée]e?s?|indiqu[ée]e?s?|donn[ée]e?s?|not[ée]e?s?))*)`
/** 'Quantités en grammes', '(en g)', 'Poids (g)', '(g)', 'Unité : g'; a bare unit needs its parentheses. */
const IN_UNIT = String.raw`(?:\(\s*(?:${OF_AMOUNTS}\s*)?(?:(?:en|in|:)\s*)?${UNIT}\s*\)|(?:${OF_AMOUNTS}\s*)?(?:en|in)\s+${UNIT}|${OF_AMOUNTS}\s*(?:\(|:)\s*${UNIT}\s*\)?)`
const named = (text: string) => text.replaceAll('?<unit>', '')
const ALONE = new RegExp(String.raw`^[\s*#]*${named(IN_UNIT)}\s*[.:]?[\s*]*$`, 'iu')
/** 'Pâte à tarte (en grammes)', 'CRÈME ANGLAISE - pesées en grammes', 'Ingrédients⇥g' */
const BEHIND = new RegExp(
  String.raw`^(?<name>[^\d\t(]*?\p{Letter}[^\d\t(]*?)(?:\s*(?<tail>\(\s*(?:${named(OF_AMOUNTS)}\s*)?(?:en|in|:)?\s*${named(UNIT)}\s*\))|\s*[-–—:,.]?\s+(?<words>(?:${named(OF_AMOUNTS)}\s*)?(?:en|in)\s+(?:g|grammes?|grams|kg|kilos?))|\t+(?<cell>${named(UNIT)}))\s*[.:]?[\s*]*$`,
  'iu',
)
const NAME_HEAD = new RegExp(String.raw`^${NAME_HEADS}.*$`, 'u')
const WORD_OF_UNIT = new RegExp(String.raw`(?<!\p{Letter})${UNIT}\s*\)?\s*[.:]?[\s*]*$`, 'iu')
/** Characters; what is longer is prose. */
const LONGEST = 80

/** The unit of the bare figures below a line, 'Quantités en grammes'; null where it is no such head. */
export function unitOfHead(line: string): Unit | null {
  return line.length > LONGEST || !ALONE.test(line) ? null : unitAtEnd(line)
}

function unitAtEnd(text: string): Unit | null {
  const word = WORD_OF_UNIT.exec(text)?.groups?.unit
  const measure = word === undefined ? undefined : readMeasure(word)?.measure
  return measure === undefined || measure === 'unmeasured' || 'counted' in measure ? null : measure.unit
}

/** Lines of which a head of a unit has its line to itself: 'Pâte sucrée (quantités en g)' is a name and such a head. */
export function withHeadsOfUnits(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (line.length > LONGEST || unitOfHead(line) !== null) return [line]
    const { name, tail, words, cell } = BEHIND.exec(line)?.groups ?? {}
    const unit = unitAtEnd(tail ?? words ?? cell ?? '')
    const isOther =
      name === undefined || unit === null || (cell !== undefined && !NAME_HEAD.test(foldForSearch(name)))
    return isOther ? [line] : [name.trimEnd(), `(en ${unit})`]
  })
}

/** More pieces than a line of a recipe counts, where it could be a weight. */
const MOST_PIECES = 40
/** A line that ends in a figure. */
const BARE_END = /(?<=\p{Letter}\)?\s*[\s:=.→–-]\s*|[%)]\s*|[\p{Letter}]\d{2}\s+)\d+(?:[.,]\d+)?$/u

/** Whether a text ends in a figure without its unit. */
const endsInFigure = (text: string): boolean => BARE_END.test(text.trim())

/** A line below a head of a unit: its bare figure is so many of it; what a kitchen counts is a doubt. */
export function inUnitOfHead(read: RecipeLine, unit: Unit, again: (text: string) => RecipeLine): RecipeLine {
  const { text, quantity } = read
  if (read.unit !== null || read.counted !== null || read.size !== null || read.atWill) return read
  if (quantity === null) {
    if (!endsInFigure(text) || text.includes('\t')) return read
    const whole = again(`${text.trim()} ${unit}`)
    if (whole.quantity === null || whole.unit !== unit) return read
    return mayCount(whole.name, whole.quantity, unit)
      ? read
      : { ...whole, text, doubt: read.doubt === null ? asFigure(text) : whole.doubt }
  }
  if (mayCount(read.name, quantity, unit)) return { ...read, doubt: read.doubt ?? asFigure(text) }
  const isResolved = read.doubt?.reason === 'abbreviated' || endsInFigure(text)
  return { ...read, unit, doubt: isResolved ? null : read.doubt }
}

const asFigure = (text: string) => ({ reason: 'abbreviated' as const, written: text.replaceAll('\t', ' ') })

/** 'Œufs 3', 'Vanille gousse 2': pieces among weights. */
function mayCount(name: string, quantity: number, unit: Unit): boolean {
  const isWeight = (unit === 'kg' || unit === 'L') && !Number.isInteger(quantity)
  if (quantity > MOST_PIECES || isWeight) return false
  const words = foldForSearch(name).split(/[^\p{Letter}]+/u)
  return isCountedFood(name) || words.some((word) => COUNTED_BY_WORD.has(word.replace(/s$/u, '')))
}
