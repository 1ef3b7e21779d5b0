import type { Measure } from '../quantity/measure.ts'
import { packStatements } from './pack-statements.ts'
import type { PackLevel, Statement } from './pack-statements.ts'
import { hasUnlikelyContent } from './unlikely-content.ts'
import { plainPackText } from './pack-text.ts'

/**
 * The content of one order unit, from the outside inwards: 'Portion de 50 g. Barquette de 10 portions.' is the barquette
 * (500 g), then ten portions (50 g each). The outermost level has the count 1.
 */
export interface Pack {
  levels: PackLevel[]
  approximate: boolean
  /** True when the text can be understood in another way, or contradicts itself. */
  ambiguous: boolean
  /** The second measure of the whole: the weight of 'bac 2,5 L (1,4 kg)'. */
  besides: Measure | null
}

export type PackReading =
  | { known: true; pack: Pack }
  | { known: false; reason: 'pack-missing' | 'pack-unreadable' }

/** Two writings of one content may differ by this share, for their rounding. */
const ROUNDING = 0.02
/** Least content of an item, in grams or millilitres. */
const LEAST_ITEM = 5
/** Least content of one of several packs that a measure may be the sum of: of '24 pots (125 g)' it is none. */
const LEAST_PACKED = 100
const LONGEST = 160
/** Bounds of the density of food, in kg per L: salad in a tub, and honey. */
const LIGHTEST = 0.2
const HEAVIEST = 2

/** Parses the text of a pack: '6x1L', 'carton 4x2,5kg', 'Par sachet de 2 kg. Colis de 4 sachets.', 'boîte 4/4'. */
export function readPack(packText: string): PackReading {
  if (packText.trim() === '') return { known: false, reason: 'pack-missing' }
  const { text, approximate, ambiguous } = plainPackText(packText.slice(0, LONGEST))
  const statements = packStatements(text)
  const [first, ...others] = inOrder(statements)
  if (first === undefined) return { known: false, reason: 'pack-unreadable' }
  const pack: Pack = { levels: first, approximate, ambiguous, besides: null }
  for (const statement of others) join(pack, statement)
  const levels = withMeasures(pack)
  const misread = hasUnlikelyContent(levels)
  // The 'g' of 'KEG5G' is gallons: what no such container holds is no content.
  if (misread && levels.length === 1)
    return { known: true, pack: { ...pack, levels: levels.map(empty), ambiguous: true } }
  return { known: true, pack: { ...pack, levels, ambiguous: pack.ambiguous || misread } }
}

function empty(level: PackLevel): PackLevel {
  return { ...level, each: null }
}

/** Statements with more levels first, as the others are details of them; outer levels before inner ones. */
function inOrder(statements: readonly Statement[]): Statement[] {
  return statements
    .map((statement) => statement.map((level) => ({ ...level })))
    .toSorted((one, other) => {
      if (isInside(one, other)) return 1
      if (isInside(other, one)) return -1
      return other.length - one.length
    })
}

function isInside(statement: Statement, whole: Statement): boolean {
  const name = statement[0]?.container?.name
  return (
    statement !== whole &&
    name !== undefined &&
    whole.slice(1).some(({ container }) => container?.name === name)
  )
}

function join(pack: Pack, statement: Statement): void {
  const [head, ...tail] = statement
  if (head === undefined) return
  const at = pack.levels.findIndex(
    ({ container }) => container !== null && container.name === head.container?.name,
  )
  if (at !== -1) return joinAt(pack, at, head, tail)
  if (restates(pack, statement)) return
  if (tail.length > 0) {
    // 'poche de 2 kg - carton de 6': the unnamed content is what was named before.
    if (statement.at(-1)?.container === null && pack.levels.length === 1) return wrap(pack, statement)
    pack.ambiguous = true
    return
  }
  const last = pack.levels.at(-1)
  // '5 pièces (120 g l’unité)' names the piece in another word.
  if (head.each !== null && isOneOf(last, head)) {
    Object.assign(last ?? {}, { each: head.each })
    return
  }
  if (head.each !== null) return placeMeasure(pack, head)
  if (head.container !== null && last?.container === null && pack.levels.length > 1)
    last.container = head.container
}

function joinAt(pack: Pack, at: number, head: PackLevel, tail: PackLevel[]): void {
  const level = pack.levels[at]
  if (level === undefined) return
  const written = [level, head].filter(({ each, nominal }) => each !== null && nominal !== true)
  if (written.length === 2 && level.each !== null && head.each !== null && differ(level.each, head.each)) {
    pack.ambiguous = true
  }
  level.each = written[0]?.each ?? level.each ?? head.each
  level.nominal = written.length === 0 && level.each !== null
  if (tail.length === 0) return
  if (at === pack.levels.length - 1) pack.levels.push(...tail)
  else pack.ambiguous ||= tail.some(({ count }, index) => pack.levels[at + 1 + index]?.count !== count)
}

/** Adds an outer level around the levels so far. */
function wrap(pack: Pack, statement: Statement): void {
  const [inside] = pack.levels
  const around = statement.slice(0, -1)
  const counted = statement.at(-1)
  if (inside === undefined || counted === undefined) return
  pack.levels = [...around, { ...inside, count: counted.count, each: inside.each ?? counted.each }]
}

/** Whether a statement repeats the content in another way: '1 kg (10 x 100 g)'. */
function restates(pack: Pack, statement: Statement): boolean {
  const [whole, stated] = [contentOf(pack.levels), contentOf(statement)]
  if (whole === null || stated === null)
    return whole === stated && pack.levels.length > 1 && countOf(pack.levels) === countOf(statement)
  // Litres beside kilograms are a second measure, not a further content.
  if (whole.dimension !== stated.dimension) return weighs(pack, whole, stated)
  if (differ(whole, stated)) return false
  const [outside] = pack.levels
  const [head] = statement
  if (outside !== undefined && outside.container === null && head?.container)
    outside.container = head.container
  return true
}

/**
 * Whether a statement is the weight beside a volume, or the other way round, of the whole or of its items: only with the
 * density of a food.
 */
function weighs(pack: Pack, whole: Measure, stated: Measure): boolean {
  const tin = pack.levels.find(({ each, nominal }) => each !== null && nominal === true)
  if (tin !== undefined) {
    // A written weight overrides the format of a tin.
    const inside = pack.levels.slice(pack.levels.indexOf(tin) + 1)
    Object.assign(tin, { each: { ...stated, amount: stated.amount * countOf(inside) }, nominal: false })
    return true
  }
  const counts = pack.levels.map((_, level) => countOf(pack.levels.slice(1, level + 1)))
  const likely = [...new Set(counts)].filter((count) => {
    const density = densityOf(whole, { ...stated, amount: stated.amount * count })
    return density !== null && density >= LIGHTEST && density <= HEAVIEST
  })
  const [count] = likely
  if (count === undefined || likely.length > 1) pack.ambiguous = true
  else pack.besides = { ...stated, amount: stated.amount * count }
  return true
}

/** Kilograms per litre from a weight and a volume; null when both are weights, or both volumes. */
export function densityOf(one: Measure, other: Measure): number | null {
  if (one.dimension === other.dimension) return null
  return one.dimension === 'weight' ? one.amount / other.amount : other.amount / one.amount
}

function countOf(levels: readonly PackLevel[]): number {
  return levels.reduce((product, { count }) => product * count, 1)
}

function isOneOf(last: PackLevel | undefined, { container }: PackLevel): boolean {
  return container?.rank === 'item' && last?.container?.rank === 'item' && last.each === null
}

/** Assigns a separate measure beside counts: to the innermost items, or to the whole. */
function placeMeasure(pack: Pack, { container, each, behind }: PackLevel): void {
  const last = pack.levels.at(-1)
  const [outside] = pack.levels
  if (each === null || last === undefined || outside === undefined) return
  if (contentOf(pack.levels) !== null) {
    pack.ambiguous = true
    return
  }
  const share = each.amount / countOf(pack.levels)
  const isItem = last.container?.rank === 'item' && share < each.amount
  const total = behind === 'total'
  const ofWhole = (isItem || total) && share >= LEAST_ITEM
  const either = behind === 'loose' && !isBottle(each) && share < each.amount && share >= LEAST_PACKED
  pack.ambiguous ||= total ? !ofWhole : isItem || either
  if (ofWhole) outside.each = each
  else Object.assign(last, { each, container: last.container ?? container })
}

/** Whether a volume is one that bottles and cans have: 'carton de 6 (75 cl)' is of six such bottles. */
function isBottle({ dimension, amount }: Measure): boolean {
  return dimension === 'volume' && amount <= 1500
}

/** The content of the outermost level; null when unknown. */
function contentOf(levels: readonly PackLevel[]): Measure | null {
  let count = 1
  for (const [index, level] of levels.entries()) {
    if (index > 0) count *= level.count
    if (level.each !== null) return { ...level.each, amount: level.each.amount * count }
  }
  return null
}

/** Every level with its content, computed outwards and inwards from the known ones. */
function withMeasures(pack: Pack): PackLevel[] {
  const whole = contentOf(pack.levels)
  let count = 1
  return pack.levels.map((level, index) => {
    if (index > 0) count *= level.count
    if (whole === null) return level
    const each = { ...whole, amount: whole.amount / count }
    if (level.each !== null && differ(level.each, each)) pack.ambiguous = true
    return { ...level, each: level.each ?? each }
  })
}

function differ(one: Measure, other: Measure): boolean {
  if (one.dimension !== other.dimension) return false
  return Math.abs(one.amount - other.amount) > ROUNDING * Math.max(one.amount, other.amount)
}
