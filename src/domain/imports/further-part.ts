import type { RecipeDoubt } from './recipe-doubt.ts'
import { readAmount } from './read-amount.ts'
import { readMeasure } from './recipe-units.ts'
import type { UnitMeasure } from './recipe-units.ts'
import type { Unit } from '../quantity/unit.ts'

/** What is added to a quantity behind its unit, in that unit. */
interface FurtherPart {
  quantity: number
  rest: string
  /** That it is the upper bound of a range and replaces the part before it. */
  range?: RecipeDoubt
}

/** The factor of a bare figure after a unit, by its length: '1 kg 200' in grams, '1 l 50' in centilitres, '2 kg 5' in tenths. */
const BARE: Partial<Record<Unit, Record<number, number>>> = {
  kg: { 1: 10, 3: 1000 },
  L: { 1: 10, 2: 100, 3: 1000 },
}
/** A single digit apart counts only before 'de' or at the end, because of words such as 'cinq-épices'; '1kg2 paleron' has it beside its unit. */
const BARE_FIGURE =
  /^\s*(?:(\d{2,3})(?![\p{Letter}\d.,/%°])(?!\s*[%°/])|(\d)(?=\s+d(?:e\s|u\s|es\s|['’])|\s*$)|(?<!\s)(\d)(?=\s+\p{Letter}))/u
/** 'et demi', 'et 1/2' behind a measure. */
const AND_A_HALF = /^\s+(?:et\s+demie?|et\s+1[/⁄]2|and\s+a\s+half)(?!\p{Letter})/iu
/** '1 l 1/2', 'gousses 1/2' */
const FRACTION = /^\s*(?:et\s+)?(\d)\s*[/⁄]\s*(\d)(?!\d)/u
const MORE = /^\s*,?\s*(?:\+|plus\s|et\s+(?=\d))\s*/iu
const UP_TO = /^\s*(?:à|-|–|—|ou|to|or)\s*(?=\d)/iu

/** The further part of a weight, a volume or a count: '1 kg 200', 'un litre et demi', '200 g + 20 g'. */
export function furtherPart(measure: UnitMeasure, text: string): FurtherPart | null {
  const lengths = measure.spoken || measure.factor !== 1 ? undefined : BARE[measure.unit]
  const isLivre = measure.unit === 'g' && measure.factor === 500
  return (
    half(text) ??
    upTo(measure, text) ??
    added(measure, text) ??
    (isLivre ? fraction(text) : null) ??
    (lengths === undefined ? null : (fraction(text) ?? withItsUnit(measure, text) ?? bare(lengths, text)))
  )
}

/** What is added to a count behind its word: '2 gousses et demie', '2 sachets 1/2'. */
export const partOfCount = (text: string): FurtherPart | null => half(text) ?? fraction(text)

function half(text: string): FurtherPart | null {
  const [whole] = AND_A_HALF.exec(text) ?? []
  return whole === undefined ? null : { quantity: 0.5, rest: text.slice(whole.length) }
}

function fraction(text: string): FurtherPart | null {
  const [whole, parts, of] = FRACTION.exec(text) ?? []
  const quantity = Number(parts) / Number(of)
  return whole === undefined || !(quantity < 1) ? null : { quantity, rest: text.slice(whole.length) }
}

const MILLILITRES: Partial<Record<Unit, number>> = { L: 1000, cl: 10, ml: 1 }
const GRAMS: Partial<Record<Unit, number>> = { kg: 1000, g: 1 }

/** The quantity that a text begins with, in another unit of the same kind; null for any other text. */
function inUnit({ unit, factor }: UnitMeasure, text: string) {
  const amount = readAmount(text)
  const read = amount === null || amount.remark !== null ? null : readMeasure(amount.rest)
  if (amount === null || read === null || read.measure === 'unmeasured' || 'counted' in read.measure)
    return null
  const scale = unit in GRAMS ? GRAMS : MILLILITRES
  const [from, to] = [scale[read.measure.unit], scale[unit]]
  if (from === undefined || to === undefined) return null
  return { quantity: (amount.quantity * read.measure.factor * from) / (to * factor), rest: read.rest, read }
}

/** '200 g + 20 g', '1 cup plus 2 tablespoons': of the same product as long as no other name follows the first part. */
function added(measure: UnitMeasure, text: string): FurtherPart | null {
  const [sign] = MORE.exec(text) ?? []
  const more = sign === undefined ? null : inUnit(measure, text.slice(sign.length))
  return more === null ? null : { quantity: more.quantity, rest: more.rest }
}

/** '100 g à 150 g': what makes the first figure the second. */
function upTo(measure: UnitMeasure, text: string): FurtherPart | null {
  const [sign] = UP_TO.exec(text) ?? []
  const more = sign === undefined ? null : inUnit(measure, text.slice(sign.length))
  if (sign === undefined || more === null) return null
  const range = text.slice(0, text.length - more.rest.length).trim()
  return { quantity: more.quantity, rest: more.rest, range: { reason: 'range', written: `… ${range}` } }
}

const SMALLER: Partial<Record<Unit, readonly Unit[]>> = { kg: ['g'], L: ['cl', 'ml'] }

function withItsUnit(measure: UnitMeasure, text: string): FurtherPart | null {
  const more = /^\s*(?:et\s+)?\d/u.test(text) ? inUnit(measure, text.replace(/^\s*et\s+/u, '')) : null
  if (more === null) return null
  const { unit, spoken } = more.read.measure as UnitMeasure
  if (spoken || SMALLER[measure.unit]?.includes(unit) !== true) return null
  return { quantity: more.quantity, rest: more.rest }
}

function bare(lengths: Record<number, number>, text: string): FurtherPart | null {
  const [whole, long, digit, beside] = BARE_FIGURE.exec(text) ?? []
  const figure = long ?? digit ?? beside
  const parts = figure === undefined ? undefined : lengths[figure.length]
  if (whole === undefined || parts === undefined) return null
  return { quantity: Number(figure) / parts, rest: text.slice(whole.length) }
}
