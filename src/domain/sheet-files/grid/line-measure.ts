import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import type { CountedWord } from '../../imports/counted-words.ts'
import { readMeasure } from '../../imports/recipe-units.ts'
import { MEASURES } from '../../quantity/measure.ts'
import { unitOfWord } from '../../quantity/unit-words.ts'
import type { Unit } from '../../quantity/unit.ts'
import { keepByText } from './keep-by-text.ts'

/** What one of a quantity or of a price is: a unit, or a word that counts ('gousse'). */
export type LineMeasure = Unit | CountedWord

/** So many of a unit, or of a word that counts. */
export interface MeasureFactor {
  measure: LineMeasure
  factor: number
}

/** Units as kitchens shorten them, and as those abroad write them, folded; the usual ones are those of every list. */
const WRITTEN: Record<string, LineMeasure> = {
  unit: 'unité',
  units: 'unité',
  tr: 'tranche',
  trs: 'tranche',
  pqt: 'paquet',
  pqts: 'paquet',
  bout: 'bouteille',
  sach: 'sachet',
  sch: 'sachet',
  gsse: 'gousse',
  gsses: 'gousse',
  flle: 'feuille',
  flles: 'feuille',
  bott: 'botte',
  ud: 'unité',
  uds: 'unité',
  und: 'unité',
  unid: 'unité',
  unidad: 'unité',
  unidades: 'unité',
  ea: 'pièce',
  each: 'pièce',
  pcs: 'pièce',
  pzas: 'pièce',
  pza: 'pièce',
  pieza: 'pièce',
  piezas: 'pièce',
  grs: 'g',
  gramo: 'g',
  gramos: 'g',
  kilos: 'kg',
  kilogramo: 'kg',
  kilogramos: 'kg',
  k: 'kg',
  lts: 'L',
  ltr: 'L',
  litro: 'L',
  litros: 'L',
  manojo: 'botte',
  manojos: 'botte',
  botella: 'bouteille',
  botellas: 'bouteille',
  bottle: 'bouteille',
  bottles: 'bouteille',
  blle: 'bouteille',
  bandeja: 'barquette',
  bqt: 'barquette',
  barq: 'barquette',
  sobre: 'sachet',
}

const DOZENS: ReadonlySet<string> = new Set([
  'dz',
  'douz',
  'douzaine',
  'douzaines',
  'dozen',
  'docena',
  'docenas',
])
/** 'bt' and 'bte' may be a botte, a boîte or a bouteille; 'pt' a pot, a pointe or a pint. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['bt', 'bts', 'bte', 'btes', 'pt', 'pts'])

/** Whether a word, folded, shortens several units. */
export const isAmbiguousMeasure = (word: string): boolean => AMBIGUOUS.has(word)

/** A longer word is no unit. */
const LONGEST = 30

/** What a whole text measures in: 'kg', 'Gr.', 'uds', 'gousse', 'dl'; null for any other text. */
export const measureOf = keepByText(readWord)

function readWord(text: string): MeasureFactor | null {
  // 'pièce(s)', 'le kg', '€/kg'
  const bare = text
    .replace(/\((?:s|x|es)\)$/iu, '')
    .replace(/^(?:€\s*)?(?:\/|(?:au|le|la|par|per|el|por)\s+)\s*/iu, '')
  const word = foldForSearch(bare).trim().replace(/\.$/u, '')
  if (word === '' || word.length > LONGEST || /\d/u.test(word)) return null
  if (isAmbiguousMeasure(word)) return null
  if (DOZENS.has(word)) return { measure: 'pièce', factor: 12 }
  const known = unitOfWord(word) ?? WRITTEN[word] ?? null
  if (known === 'portion') return null
  if (known !== null) return { measure: known, factor: 1 }
  const read = readMeasure(bare.trim())
  if (read === null || read.rest.trim().replace(/^\./u, '') !== '' || read.measure === 'unmeasured')
    return null
  if ('counted' in read.measure) return { measure: read.measure.counted, factor: 1 }
  return read.measure.doubt === undefined ? { measure: read.measure.unit, factor: read.measure.factor } : null
}

function metric(measure: LineMeasure) {
  return measure in MEASURES ? MEASURES[measure as Unit] : null
}

/** How many of `to` one of `from` is; null where no metric step leads there. 'pièce' and 'unité' are the same. */
export function conversion(from: LineMeasure, to: LineMeasure): number | null {
  if (from === to) return 1
  const counts: readonly LineMeasure[] = ['pièce', 'unité']
  if (counts.includes(from) && counts.includes(to)) return 1
  const [one, other] = [metric(from), metric(to)]
  return one === null || other === null || one.dimension !== other.dimension
    ? null
    : one.amount / other.amount
}

/** The unit that kitchens price by: kilos and litres, else the unit itself. */
export function usualPriceUnit(unit: LineMeasure): LineMeasure {
  const measure = metric(unit)
  if (measure === null) return unit
  return measure.dimension === 'weight' ? 'kg' : 'L'
}

/** '1,24 pièce': pieces and bottes are halved and cut in thirds, and not weighed. */
export function isUnlikelyCount(quantity: number, unit: LineMeasure): boolean {
  if (usualPriceUnit(unit) === 'kg' || usualPriceUnit(unit) === 'L') return false
  const isPart = (parts: number) =>
    Math.abs(quantity * parts - Math.round(quantity * parts)) < 0.011 * parts ** 0.5
  return ![1, 2, 3, 4, 5, 8, 10].some(isPart)
}

/** Price of a weight or volume in EUR per kg or L; null for counts. */
export function perKiloOrLitre(price: number, unit: LineMeasure | null): number | null {
  if (unit === null) return null
  const usual = usualPriceUnit(unit)
  if (usual !== 'kg' && usual !== 'L') return null
  return unit === 'kg' || unit === 'L' ? price : unit === 'cl' ? price * 100 : price * 1000
}
