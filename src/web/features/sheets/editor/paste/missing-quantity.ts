import { VESSELS, WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import type { WeighedWord } from '#domain/imports/counted-words.ts'
import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import type { StatedSize } from '#domain/imports/stated-size.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { MEASURES } from '#domain/quantity/measure.ts'
import { CONTENT_UNITS, dimensionOf } from '#domain/quantity/unit.ts'
import type { ContentUnit, LineUnit, Unit } from '#domain/quantity/unit.ts'
import { sourceName, sourceUnit } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'

type CountUnit = Exclude<Unit, ContentUnit | 'unité'>

/** The fact that a line lacks: the weight or the content of one. */
export interface MissingQuantity {
  word: WeighedWord | CountUnit | 'lettre'
  count: number
  /** Whether a vessel is filled, so that a volume is asked for. */
  holds: boolean
  /** Whether it stays a count of pieces, whose cost the sheet itself reports as unknown. */
  isPiece: boolean
  /** The note of the line, which keeps its words. */
  note: string | null
}

/** A count whose weight is known: 3 times 5 g. */
interface KnownWeight {
  word: WeighedWord | 'pièce'
  count: number
  quantity: number
  unit: Unit
  note: string | null
  /** Whether the line states it; otherwise the product keeps it. */
  stated: boolean
}

/** What the user has to give before the line means an amount of the product; null where nothing is missing. */
export function missingOf(read: RecipeLine, source: LineSource): MissingQuantity | null {
  return knownWeightOf(read, source) === null ? uncertainCount(read, source) : null
}

/** The weight of one of what the line counts: the one that the line states, else the one that the product keeps. */
export function knownWeightOf(read: RecipeLine, source: LineSource): KnownWeight | null {
  const { size } = read
  const kept = size === null ? null : keptSize(size, source)
  if (size !== null && isOfFormat(read, size)) {
    // What one weighs is used where a product that is weighed has no density.
    const fits = kept !== null && isOtherKind(size, kept) && keepsAbout(size, kept, 1) && !isCounted(source)
    return fits ? { word: size.word, count: size.count, note: read.note, stated: false, ...kept } : null
  }
  const uncertain = uncertainCount(read, source)
  if (uncertain === null) return null
  const { word, count, note } = uncertain
  if (size !== null) {
    const one = statedWeight(size, kept)
    return one === null ? null : { word: size.word, count, note, stated: true, ...one }
  }
  if (!isWeighed(word)) return null
  const weight = source.product?.countedWeights[word]
  return weight === undefined ? null : { word, count, note, stated: false, ...weight }
}

export type Weight = { quantity: number; unit: Unit }

/** What the product keeps of one of the stated word, of a piece its content. */
export function keptSize({ word }: StatedSize, { product }: LineSource): Weight | null {
  if (product === null) return null
  if (word !== 'pièce') return product.countedWeights[word] ?? null
  const { contentQuantity: quantity, contentUnit: unit } = product
  return quantity === null || unit === null ? null : { quantity, unit }
}

/** Whether the line's quantity is made of the format of its tins. */
const isOfFormat = ({ counted, unit }: RecipeLine, { content }: StatedSize) =>
  counted === null && content !== null && unit === content.unit

/** The weight of one as it is stated. Where it may be that of all, what the product keeps of one says which. */
function statedWeight(size: StatedSize, kept: Weight | null): Weight | null {
  const { content, each, count } = size
  if (content === null) return null
  if (each || (kept !== null && keepsAbout(size, kept, 1))) return content
  return kept !== null && keepsAbout(size, kept, count) ? shareOf(content, count) : null
}

/** What each holds where a content is that of all. */
export const shareOf = ({ quantity, unit }: Weight, count: number): Weight => ({
  quantity: roundHalfAwayFromZero(quantity / count, QUANTITY_DECIMALS),
  unit,
})

const amountOf = ({ quantity, unit }: Weight) => quantity * (MEASURES[unit]?.amount ?? 0)
const isOtherKind = ({ content }: StatedSize, kept: Weight) =>
  content !== null && dimensionOf(content.unit) !== dimensionOf(kept.unit)

/** Whether a stated content is about so many times what the product keeps; a litre weighs about a kilo here. */
function keepsAbout({ content }: StatedSize, kept: Weight, times: number): boolean {
  const ratio = content === null ? 0 : (amountOf(kept) * times) / amountOf(content)
  return ratio > 0.85 && ratio < 1.15
}

/** Whether a product can keep the weight of one of it; that of a piece is its content. */
export function isWeighed(word: MissingQuantity['word']): word is WeighedWord {
  return WEIGHED_WORDS.some((each) => each === word)
}

/** What the line counts without saying how much of the product that is. */
function uncertainCount(read: RecipeLine, source: LineSource): MissingQuantity | null {
  const { counted, quantity, unit, note, doubt, size } = read
  if (counted !== null) {
    if (countOfPieces(read, source) !== null) return null
    return { ...counted, holds: VESSELS.has(counted.word), isPiece: false, note }
  }
  if (quantity === null) return null
  if (doubt?.reason === 'abbreviated')
    return { word: 'lettre', count: 1, holds: false, isPiece: false, note: withWords(doubt.written, note) }
  const own = sourceUnit(source)
  if (size !== null && isOfFormat(read, size)) {
    // A tin of a product that is sold by the piece may not be that piece.
    if (!isCounted(source) || countOfPieces(read, source) !== null) return null
    return { word: size.word, count: size.count, holds: false, isPiece: false, note }
  }
  if (unit === null || unit === 'pièce' || unit === 'unité') {
    if (own === 'pièce' || own === 'unité' || own === 'portion') return null
    if (size !== null) return { word: 'pièce', count: quantity, holds: false, isPiece: false, note }
    if (hasPieces(source)) return null
    return { word: 'pièce', count: quantity, holds: false, isPiece: true, note }
  }
  if (dimensionOf(unit) !== 'count' || unit === own) return null
  const words = `${String(quantity)} ${unit}`
  return {
    word: unit as CountUnit,
    count: quantity,
    holds: unit === 'bouteille',
    isPiece: false,
    note: withWords(words, note),
  }
}

const withWords = (words: string, note: string | null) => (note === null ? words : `${words}, ${note}`)

/** Whether the product is sold by the piece, whose content is not known. */
function isCounted(source: LineSource): boolean {
  const own = sourceUnit(source)
  return own !== 'portion' && dimensionOf(own) === 'count' && source.product?.contentQuantity == null
}

/** Whether one of the product has a known content. */
function hasPieces({ product }: LineSource): boolean {
  return product !== null && dimensionOf(product.unit) !== 'count' && product.contentQuantity !== null
}

/**
 * A count that is one of pieces because the product is sold so: '4 filets' of a 'Filet de bar' bought by the piece, or a tin
 * whose format is in the name of the product.
 */
export function countOfPieces({ counted, name, size, unit }: RecipeLine, source: LineSource): number | null {
  const own = sourceUnit(source)
  if (own !== 'pièce' && own !== 'unité') return null
  const isTin = size !== null && (counted !== null || unit === size.content?.unit)
  if (isTin && size.written.includes('/') && sourceName(source)?.includes(size.written) === true)
    return size.count
  if (counted === null) return null
  const word = foldForSearch(counted.word)
  const both = [name, sourceName(source) ?? ''].map(foldForSearch)
  return both.every((text) => text.startsWith(word)) ? counted.count : null
}

/** '3 œufs' are pieces; 'sel' without a figure is measured as it is bought. */
export function impliedUnit({ quantity }: RecipeLine, source: LineSource): LineUnit {
  const own = sourceUnit(source)
  if (quantity === null || own === 'portion') return own
  return own === 'unité' ? own : 'pièce'
}

/** The units in which one of a word can be given, the likeliest first. */
export function unitsToGive(source: LineSource, holds: boolean): LineUnit[] {
  const own = sourceUnit(source)
  const likely: Unit = holds || (own !== 'portion' && dimensionOf(own) === 'volume') ? 'cl' : 'g'
  return [...new Set<LineUnit>([likely, ...CONTENT_UNITS, own])]
}
