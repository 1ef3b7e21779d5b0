import { VESSELS, WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import type { CountedWord, WeighedWord } from '#domain/imports/counted-words.ts'
import type { RecipeLine } from '#domain/imports/recipe-line.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { CONTENT_UNITS, dimensionOf } from '#domain/quantity/unit.ts'
import type { ContentUnit, LineUnit, Unit } from '#domain/quantity/unit.ts'
import { sourceName, sourceUnit } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'

type CountUnit = Exclude<Unit, ContentUnit | 'unité'>

/** The fact that a line lacks: the weight or the content of one. */
export interface MissingQuantity {
  word: CountedWord | CountUnit | 'lettre'
  count: number
  /** Whether a vessel is filled, so that a volume is asked for. */
  holds: boolean
  /** Whether it stays a count of pieces, whose cost the sheet itself reports as unknown. */
  isPiece: boolean
  /** The note of the line, which keeps its words. */
  note: string | null
}

/** A count whose weight the product knows: 3 times 5 g. */
interface KnownWeight {
  word: WeighedWord
  count: number
  quantity: number
  unit: Unit
  note: string | null
}

/** What the user has to give before the line means an amount of the product; null where nothing is missing. */
export function missingOf(read: RecipeLine, source: LineSource): MissingQuantity | null {
  return knownWeightOf(read, source) === null ? uncertainCount(read, source) : null
}

/** The weight of one of what the line counts, as the product keeps it. */
export function knownWeightOf(read: RecipeLine, source: LineSource): KnownWeight | null {
  const uncertain = uncertainCount(read, source)
  if (uncertain === null || !isWeighed(uncertain.word)) return null
  const { word, count, note } = uncertain
  const weight = source.product?.countedWeights[word]
  return weight === undefined ? null : { word, count, note, ...weight }
}

/** Whether a product can keep the weight of one of it; that of a piece is its content. */
export function isWeighed(word: MissingQuantity['word']): word is WeighedWord {
  return WEIGHED_WORDS.some((each) => each === word)
}

/** What the line counts without saying how much of the product that is. */
function uncertainCount(read: RecipeLine, source: LineSource): MissingQuantity | null {
  const { counted, quantity, unit, note, doubt } = read
  if (counted !== null) {
    if (countOfPieces(read, source) !== null) return null
    return { ...counted, holds: VESSELS.has(counted.word), isPiece: false, note }
  }
  if (quantity === null) return null
  if (doubt?.reason === 'abbreviated')
    return { word: 'lettre', count: 1, holds: false, isPiece: false, note: withWords(doubt.written, note) }
  const own = sourceUnit(source)
  if (unit === null || unit === 'pièce' || unit === 'unité') {
    if (own === 'pièce' || own === 'unité' || own === 'portion' || hasPieces(source)) return null
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

/** Whether one of the product has a known content. */
function hasPieces({ product }: LineSource): boolean {
  return product !== null && dimensionOf(product.unit) !== 'count' && product.contentQuantity !== null
}

/** A count that is one of pieces because the product is sold so: '4 filets' of a 'Filet de bar' bought by the piece. */
export function countOfPieces({ counted, name }: RecipeLine, source: LineSource): number | null {
  const own = sourceUnit(source)
  if (counted === null || (own !== 'pièce' && own !== 'unité')) return null
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
