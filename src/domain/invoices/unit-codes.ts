import { MEASURES } from '../quantity/measure.ts'
import type { Measure } from '../quantity/measure.ts'

type PackageWord =
  | 'carton'
  | 'boîte'
  | 'caisse'
  | 'colis'
  | 'paquet'
  | 'sac'
  | 'sachet'
  | 'poche'
  | 'bouteille'
  | 'fût'
  | 'pot'
  | 'seau'
  | 'tube'
  | 'botte'

/**
 * What one unit of a billed quantity is: a weight or a volume, so many pieces, or a package, by the words that price lists
 * have for them.
 * - `measure`: grams or millilitres
 * - `piece`: one of what is sold, whatever that is: 'C62' and its like do not say whether of the colis or of what is in it
 * - `count`: so many pieces
 * - `package`: by its name, and by a second one where the code may also stand for that
 */
export type BilledUnit =
  | { kind: 'measure'; measure: Measure; word: string; factor: number }
  | { kind: 'piece'; word: string }
  | { kind: 'count'; word: 'douzaine' | 'cent'; count: number }
  | { kind: 'package'; word: PackageWord; or: PackageWord | null }

const measure = (unit: 'kg' | 'g' | 'L' | 'cl' | 'ml', factor = 1): BilledUnit => {
  const word = MEASURES[unit].dimension === 'weight' ? 'kg' : 'L'
  const amount = MEASURES[unit].amount * factor
  return {
    kind: 'measure',
    measure: { ...MEASURES[unit], amount },
    word,
    factor: amount / MEASURES[word].amount,
  }
}
const piece: BilledUnit = { kind: 'piece', word: 'unité' }
const count = (word: 'douzaine' | 'cent', of: number): BilledUnit => ({ kind: 'count', word, count: of })
const packed = (word: PackageWord, or: PackageWord | null = null): BilledUnit => ({
  kind: 'package',
  word,
  or,
})

/** Units of UN/ECE Recommendation 20, and packages of Recommendation 21, whose codes have an X in front. All others wait. */
const UNITS: ReadonlyMap<string, BilledUnit> = new Map<string, BilledUnit>([
  ['KGM', measure('kg')],
  ['GRM', measure('g')],
  ['HGM', measure('g', 100)],
  ['DTN', measure('kg', 100)],
  ['TNE', measure('kg', 1000)],
  ['LTR', measure('L')],
  ['DLT', measure('cl', 10)],
  ['CLT', measure('cl')],
  ['MLT', measure('ml')],
  ['HLT', measure('L', 100)],
  ['C62', piece],
  ['H87', piece],
  ['EA', piece],
  ['PCE', piece],
  ['NAR', piece],
  ['DZN', count('douzaine', 12)],
  ['CEN', count('cent', 100)],
  ['XBX', packed('carton', 'boîte')],
  ['XCT', packed('carton')],
  ['XCS', packed('caisse')],
  ['XCR', packed('caisse')],
  ['XPK', packed('colis', 'paquet')],
  ['XTR', packed('caisse')],
  ['XBG', packed('sac', 'sachet')],
  ['XSA', packed('sac')],
  ['XSH', packed('sachet')],
  ['XPO', packed('poche')],
  ['XPA', packed('paquet')],
  ['XBO', packed('bouteille')],
  ['XBQ', packed('bouteille')],
  ['XBS', packed('bouteille')],
  ['XBV', packed('bouteille')],
  ['XKG', packed('fût')],
  ['XTN', packed('boîte')],
  ['XJR', packed('pot')],
  ['XBJ', packed('seau')],
  ['XTU', packed('tube')],
  ['XBH', packed('botte')],
])

/** What a code stands for; null for one that is not known, and is never taken for a kilogram. */
export function billedUnit(code: string): BilledUnit | null {
  return UNITS.get(code) ?? null
}
