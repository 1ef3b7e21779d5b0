import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { type WeighedWord, WEIGHED_WORDS } from '../imports/counted-words.ts'
import { FOODS_OF_TRADE, FOODS_OF_USDA, type TradeRow } from './known-foods.ts'
import { dimensionOf, type Unit } from './unit.ts'

type MeasureSource =
  | { table: 'trade'; row: TradeRow }
  | { table: 'usda'; number: string; measure: 'weight' | 'density'; size: 'medium' | 'large' | null }

/** A figure that a public table knows of a product; it is proposed, never taken by itself. */
export interface KnownMeasure {
  /** Grams of one, or kg per litre. */
  figure: number
  source: MeasureSource
}

const whole = (name: string) => new RegExp(`^(?:${name})$`, 'u')
const OF_TRADE = FOODS_OF_TRADE.map((food) => ({ ...food, pattern: whole(food.name) }))
const OF_USDA = FOODS_OF_USDA.map((food) => ({ ...food, pattern: whole(food.name) }))

/** The density that is known of a product by its name; null where the name may mean another product. */
export function knownDensity(name: string): KnownMeasure | null {
  const folded = fold(name)
  const ofTrade = OF_TRADE.find(({ pattern }) => pattern.test(folded))
  if (ofTrade) return { figure: ofTrade.kgPerL, source: { table: 'trade', row: ofTrade.trade } }
  const ofUsda = OF_USDA.find(({ pattern }) => pattern.test(folded))
  if (ofUsda?.kgPerL === undefined) return null
  const { usda: number, kgPerL } = ofUsda
  return { figure: kgPerL, source: { table: 'usda', number, measure: 'density', size: null } }
}

/** What one of the word weighs in grams, a piece of the product among them. */
export function knownWeight(name: string, word: WeighedWord | 'pièce'): KnownMeasure | null {
  const folded = fold(name)
  const food = OF_USDA.find(({ pattern }) => pattern.test(folded))
  const figure = word === 'pièce' ? food?.piece : food?.words?.[word]
  if (food === undefined || figure === undefined) return null
  const { usda: number, size = null } = food
  return { figure, source: { table: 'usda', number, measure: 'weight', size } }
}

/** What one of the product holds in grams, where that is a piece: a bunch or a pack holds what its grower puts in. */
export function knownContent(name: string, unit: Unit): KnownMeasure | null {
  const isPiece = unit === 'pièce' || unit === 'unité' || dimensionOf(unit) !== 'count'
  return isPiece ? knownWeight(name, 'pièce') : null
}

/** The counted words of which a weight is known. */
export function knownWords(name: string): { word: WeighedWord; known: KnownMeasure }[] {
  return WEIGHED_WORDS.flatMap((word) => {
    const known = knownWeight(name, word)
    return known === null ? [] : [{ word, known }]
  })
}

const fold = (name: string) => foldForSearch(name).trim().replaceAll(/\s+/gu, ' ')
