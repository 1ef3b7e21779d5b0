import { isWeighedUnit } from './counted-words.ts'
import type { CountedWord } from './counted-words.ts'
import { furtherPart, partOfCount } from './further-part.ts'
import type { Amount } from './read-amount.ts'
import type { RecipeDoubt } from './recipe-doubt.ts'
import { isLength, readMeasure } from './recipe-units.ts'
import type { ReadMeasure, UnitMeasure } from './recipe-units.ts'
import { sizeOfContainer, sizeOfVessel } from './stated-size.ts'
import type { StatedSize } from './stated-size.ts'
import type { Unit } from '../quantity/unit.ts'

/** A quantity as it is written somewhere in a line. */
export interface WrittenQuantity {
  /** In `unit`, or a count of `counted`; null for what cannot be measured. */
  quantity: number | null
  /** Null without a word of measure, and for a counted word. */
  unit: Unit | null
  counted: CountedWord | null
  /** Whether it is weighed or measured, not counted. */
  measured: boolean
  /** Whether its unit is metric and written as such. */
  metric: boolean
  notes: string[]
  doubt: RecipeDoubt | null
  /** What is stated of one of the count, or of all; null where nothing is. */
  size: StatedSize | null
  /** The counted word where it belongs to the name too. */
  inName: string
  /** The text after it. */
  rest: string
}

/** 'N°10 can', 'A10 tins': the format in front of the word. */
const FORMAT_IN_FRONT =
  /^\s*((?:n[°o]\.?|#|number|size|A-?)\s*\d{1,2})[\s-]+(cans?|tins?|bo[iî]tes?|bo[iî]tages?)(?!\p{Letter})/iu
/** An amount and the measure directly behind it. */
export function plainQuantity(asWritten: Amount): WrittenQuantity {
  // '14-ounce'
  const rest = asWritten.rest.replace(/^-(?=\p{Letter})/u, '').replace(FORMAT_IN_FRONT, ' $2 $1')
  const read = readMeasure(rest) ?? readMeasure(rest.replace(/^\s*(?:de\s+|d['’])/iu, ''))
  const doubt = doubtOf(asWritten, read)
  const grouped = doubt?.reason === 'thousands' ? 1000 : 1
  const amount = { ...asWritten, quantity: asWritten.quantity * grouped }
  const remarks = amount.remark === null ? [] : [amount.remark]
  const bare = { counted: null, unit: null, measured: false, metric: false, inName: '', doubt, size: null }
  if (read === null) return { ...bare, quantity: amount.quantity, notes: remarks, rest }
  const { measure } = read
  const note = `${asWritten.figure} ${read.word}`
  if (measure === 'unmeasured') {
    const ofLength = isLength(read.word) ? { reason: 'length' as const, written: note } : null
    return { ...bare, quantity: null, notes: [note], doubt: ofLength, rest: read.rest }
  }
  if ('counted' in measure) {
    const sized =
      sizeOfContainer(measure.counted, read.word, read.rest) ??
      sizeOfVessel(measure.counted, read.word, read.rest)
    const part = partOfCount(sized?.rest ?? read.rest)
    const after = part?.rest ?? sized?.rest ?? read.rest
    const ofCount = read.rest.slice(0, read.rest.length - after.length)
    const words = (note.toLowerCase() + ofCount).replaceAll(/[\s()]+/gu, ' ').trim()
    const quantity = amount.quantity + (part?.quantity ?? 0)
    const open = sized === null ? 'counted' : sized.sure ? null : 'size'
    return {
      ...bare,
      quantity,
      counted: measure.counted,
      notes: [words],
      inName: read.inName ?? '',
      rest: after,
      size: sized === null ? null : { ...sized.size, count: quantity },
      doubt: doubt ?? (open === null ? null : { reason: open, written: words }),
    }
  }
  return withUnit(amount, { ...read, measure }, doubt)
}

const COUNTS: ReadonlySet<Unit> = new Set(['unité', 'pièce', 'botte', 'barquette', 'bouteille', 'sachet'])

function withUnit(
  amount: Amount,
  { measure, word, rest }: ReadMeasure & { measure: UnitMeasure },
  doubt: RecipeDoubt | null,
): WrittenQuantity {
  const counts = COUNTS.has(measure.unit)
  const part = counts ? partOfCount(rest) : null
  const further = amount.remark === null ? (part ?? furtherPart(measure, rest)) : null
  const remarks = amount.remark === null ? [] : [amount.remark]
  const before = further?.range === undefined ? amount.quantity : 0
  const own = (before + (further?.quantity ?? 0)) * measure.factor
  const sized = isWeighedUnit(measure.unit) ? sizeOfContainer(measure.unit, word, rest) : null
  const open = sized === null ? null : { reason: 'size' as const, written: `${amount.figure} ${word}` }
  return {
    quantity: own,
    unit: measure.unit,
    counted: null,
    measured: !counts,
    metric: !counts && !measure.spoken,
    notes: measure.spoken ? [word, ...remarks] : sized === null ? remarks : [sized.size.written, ...remarks],
    doubt: doubt ?? further?.range ?? open,
    inName: '',
    size: sized === null ? null : { ...sized.size, count: own },
    rest: sized?.rest ?? further?.rest ?? rest,
  }
}

function doubtOf(amount: Amount, read: ReadMeasure | null): RecipeDoubt | null {
  const figure = amount.figure
  if (amount.range) return { reason: 'range', written: figure }
  const measure =
    read === null || read.measure === 'unmeasured' || 'counted' in read.measure ? null : read.measure
  // '1,500 kg' is what a scale shows.
  const fine = measure !== null && (measure.unit === 'kg' || measure.unit === 'L')
  if (amount.maybeGrouped && !fine)
    return { reason: 'thousands', written: `${figure} ${read?.word ?? ''}`.trim() }
  return measure?.doubt === undefined
    ? null
    : { reason: measure.doubt, written: `${figure} ${read?.word ?? ''}`.trim() }
}

/** As short as a cook writes it, with at most three decimals. */
export const written = (quantity: number) => String(Math.round(quantity * 1000) / 1000)
