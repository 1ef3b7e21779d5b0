import { readAmount } from './read-amount.ts'
import type { Amount } from './read-amount.ts'
import { readMeasure } from './recipe-units.ts'
import type { RecipeMeasure } from './recipe-units.ts'
import type { Unit } from '../quantity/unit.ts'

/** Amount and measure at the start of a line. */
export interface WrittenQuantity extends Amount {
  /** The measure and the word for it; null when there is none. */
  read: { measure: RecipeMeasure; word: string } | null
}

/** The amount and the measure that a text begins with, '1 kg 200' and '1 l 5 dl' included; null when it begins with none. */
export function readQuantity(text: string): WrittenQuantity | null {
  const amount = readAmount(text)
  if (amount === null) return null
  const read = readMeasure(amount.rest)
  if (read === null) return { ...amount, read: null }
  const { measure, word, rest } = read
  const more = measure === 'unmeasured' || amount.remark !== null ? null : furtherOf(measure, rest)
  if (more === null) return { ...amount, read: { measure, word }, rest }
  return { ...amount, quantity: amount.quantity + more.quantity, read: { measure, word }, rest: more.rest }
}

/** The factor of a bare figure after a unit, by its length: '1 kg 200' in grams, '1 l 50' in centilitres, '2 kg 5' in tenths. */
const BARE: Partial<Record<Unit, Record<number, number>>> = {
  kg: { 1: 10, 3: 1000 },
  L: { 1: 10, 2: 100, 3: 1000 },
}
/** A single digit counts only before 'de' or at the end, because of words such as 'cinq-épices'. */
const BARE_FIGURE =
  /^\s*(?:(\d{2,3})(?![\p{Letter}\d.,/%°])(?!\s*[%°/])|(\d)(?=\s+d(?:e\s|u\s|es\s|['’])|\s*$))/u
const AND_A_HALF = /^\s+et\s+demie?(?!\p{Letter})/iu

/** The further part of a weight in kilograms or a volume in litres, in that unit. */
function furtherOf(measure: Exclude<RecipeMeasure, 'unmeasured'>, text: string) {
  const lengths = measure.spoken || measure.factor !== 1 ? undefined : BARE[measure.unit]
  if (lengths === undefined) return null
  const half = AND_A_HALF.exec(text)
  if (half !== null) return { quantity: 0.5, rest: text.slice(half[0].length) }
  return withItsUnit(measure.unit, text) ?? bare(lengths, text)
}

const SMALLER: Partial<Record<Unit, Partial<Record<Unit, number>>>> = {
  kg: { g: 1000 },
  L: { cl: 100, ml: 1000 },
}

function withItsUnit(unit: Unit, text: string) {
  const amount = /^\s*(?:et\s+)?\d/u.test(text) ? readAmount(text.replace(/^\s*et\s+/u, '')) : null
  const read = amount === null || amount.remark !== null ? null : readMeasure(amount.rest)
  if (amount === null || read === null || read.measure === 'unmeasured' || read.measure.spoken) return null
  const parts = SMALLER[unit]?.[read.measure.unit]
  if (parts === undefined) return null
  return { quantity: (amount.quantity * read.measure.factor) / parts, rest: read.rest }
}

function bare(lengths: Record<number, number>, text: string) {
  const [whole, long, digit] = BARE_FIGURE.exec(text) ?? []
  const figure = long ?? digit
  const parts = figure === undefined ? undefined : lengths[figure.length]
  if (whole === undefined || parts === undefined) return null
  return { quantity: Number(figure) / parts, rest: text.slice(whole.length) }
}
