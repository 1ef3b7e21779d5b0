import type { NameMatch } from '#contract/matches.ts'
import type { RecipeDoubt } from '#domain/imports/recipe-doubt.ts'
import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { asQs, asQuantity } from '../state/line-amount.ts'
import type { NewLine } from '../state/lines.ts'
import { ofPreparation, ofProduct, sourceUnit } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { countOfPieces, impliedUnit, knownWeightOf, missingOf } from './missing-quantity.ts'

/** How sure a line is; `chosen` once the user has chosen. */
export type PastedCertainty = NameMatch['certainty'] | 'chosen'

/** What the user gives where the recipe leaves it open. */
export interface GivenQuantity {
  quantity: number
  unit: LineUnit
}

/** A line of a pasted recipe on its way into the sheet. */
export interface PastedLine {
  key: string
  read: RecipeLine
  candidates: readonly LineSource[]
  /** How sure its product is. */
  match: PastedCertainty
  /** How sure its product and its quantity are together. */
  certainty: PastedCertainty
  source: LineSource | null
  /** Of one where a count lacks its weight, else in all; null until it is given. */
  given: GivenQuantity | null
  /** Whether the product keeps the weight that is given of one. */
  kept: boolean
  /** Whether it goes into the sheet. */
  taken: boolean
}

/** The lines that were read beside what they may mean; the likeliest is proposed, an unknown one left out unless it is QS. */
export function pastedLines(read: readonly RecipeLine[], matches: readonly NameMatch[]): PastedLine[] {
  return read.map((line, index) => {
    const { certainty: match, candidates } = matches[index] ?? { certainty: 'unknown', candidates: [] }
    const sources = candidates.flatMap(({ product, preparation }): LineSource[] => {
      if (product !== null) return [ofProduct(product)]
      return preparation === null ? [] : [ofPreparation(preparation)]
    })
    const source = sources[0] ?? null
    return judged({
      key: String(index),
      read: line,
      candidates: sources,
      match,
      source,
      given: null,
      kept: true,
      taken: source !== null || line.atWill,
    })
  })
}

/** The product may be sure while how much of it is not. */
function judged(line: Omit<PastedLine, 'certainty'>): PastedLine {
  const { match, source, read, given } = line
  if (source === null || match === 'doubtful' || match === 'unknown') return { ...line, certainty: match }
  if (given !== null) return { ...line, certainty: 'chosen' }
  // Choosing the product confirms the quantity as it was read, but gives no missing weight.
  const isUnclear = openDoubt(read, match) !== null && match !== 'chosen'
  return { ...line, certainty: isUnclear || missingOf(read, source) !== null ? 'doubtful' : match }
}

/**
 * The doubt of a line that no product can answer: what one of a count weighs or holds, the product may say, and words that
 * name a product for sure are no remark.
 */
export function openDoubt({ doubt }: RecipeLine, match?: PastedCertainty): RecipeDoubt | null {
  if (doubt === null || OF_ONE.has(doubt.reason)) return null
  return doubt.reason === 'remark' && (match === 'sure' || match === 'chosen') ? null : doubt
}

const OF_ONE: ReadonlySet<RecipeDoubt['reason']> = new Set(['counted', 'each', 'size'])

/** What the user has chosen is certain, and goes into the sheet. */
export function resolvedWith(line: PastedLine, source: LineSource | null): PastedLine {
  const candidates =
    source === null || line.candidates.includes(source) ? line.candidates : [source, ...line.candidates]
  return judged({
    ...line,
    candidates,
    source,
    match: source === null ? 'unknown' : 'chosen',
    given: source === line.source ? line.given : null,
    taken: source !== null || line.read.atWill,
  })
}

/** The line with the quantity that the recipe leaves open, or without it again. */
export function withGiven(line: PastedLine, given: GivenQuantity | null): PastedLine {
  return judged({ ...line, given })
}

const times = (quantity: number, count: number) => roundHalfAwayFromZero(quantity * count, QUANTITY_DECIMALS)

/** The line as the sheet holds it; nothing is guessed: a count of what is bought by weight stays a count. */
export function newLineOf(line: Pick<PastedLine, 'read' | 'source' | 'given'>): NewLine | null {
  const { read, source, given } = line
  if (source === null) return read.atWill ? namedAlone(read) : null
  const missing = missingOf(read, source)
  const pieces = countOfPieces(read, source)
  const known = knownWeightOf(read, source)
  const own = sourceUnit(source)
  const note = missing?.note ?? known?.note ?? read.note
  const taken = (quantity: number | null, unit: LineUnit) => ({
    source,
    ...asQuantity(quantity, unit, 0),
    note,
  })
  if (given !== null) return taken(times(given.quantity, missing?.count ?? 1), given.unit)
  if (read.atWill) return { source, ...asQs({ unit: own }), note }
  if (known !== null) return taken(times(known.quantity, known.count), known.unit)
  if (pieces !== null) return taken(pieces, own)
  if (missing !== null && !missing.isPiece) return taken(null, own)
  return taken(read.quantity, read.unit ?? impliedUnit(read, source))
}

/** 'Sel QS' needs no product: it costs nothing, and the sheet says that its allergens are not declared. */
function namedAlone({ name, note }: RecipeLine): NewLine {
  return { source: null, ...asQs({ unit: 'unité' }), note: [name, note].filter(Boolean).join(', ') }
}
