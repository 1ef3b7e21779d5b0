import { foldForSearch, withPlainSigns } from '../catalogue/fold-for-search.ts'
import { unitOfWord } from '../quantity/unit-words.ts'
import type { Unit } from '../quantity/unit.ts'
import { COUNTED_BY_WORD, isPartOfName, NOT_BEFORE, ONLY_BEFORE } from './counted-words.ts'
import type { CountedWord } from './counted-words.ts'

/** So many of a unit. */
export interface UnitMeasure {
  unit: Unit
  factor: number
  /** Whether the word says more than the unit, so that it stays as a note. */
  spoken: boolean
  /** Why the factor may be another one. */
  doubt?: 'country' | 'heaped' | 'spoon'
}

/** The value of a word of measure: so many of a unit, a count whose weight the product has, or nothing measurable. */
type RecipeMeasure = UnitMeasure | { counted: CountedWord } | 'unmeasured'

export interface ReadMeasure {
  measure: RecipeMeasure
  word: string
  rest: string
  /** The word where it belongs to the name too: 'filets' of '4 filets de bar'. */
  inName?: string
}

const of = (unit: Unit, factor = 1, spoken = false): UnitMeasure => ({ unit, factor, spoken })
const inCountries = (factor: number): UnitMeasure => ({ ...of('ml', factor, true), doubt: 'country' })

const LENGTHS = 'mm cm centimetre pouce inch inche'
const LENGTH_WORDS: ReadonlySet<string> = new Set(LENGTHS.split(' '))

/** Whether a word of measure is a length, of which no weight is known. */
export const isLength = (word: string): boolean => LENGTH_WORDS.has(foldForSearch(word).replace(/s$/u, ''))

/**
 * Measures of recipes that are not units, singular, folded.
 * - Spoons: 15 ml and 5 ml, as measuring spoons are sold on both sides of the Atlantic. A dessert spoon is taken as
 *   10 ml, with a doubt.
 * - Weights: the avoirdupois pound of 453.59237 g and its sixteenth (international yard and pound agreement, 1959).
 *   A stick of butter is a quarter of a pound. The French livre is 500 g; its once was 30.6 g in old books, and is
 *   the avoirdupois ounce in Canada, which is taken, with a doubt.
 * - Volumes: the US gallon of 3785.411784 ml and its parts (NIST Handbook 44, appendix C): a cup is a sixteenth, 236.588 ml.
 *   Fluid ounce, gill, pint, quart and gallon are larger or smaller in the United Kingdom (pint: 568.261 ml): the US value
 *   is taken, with a doubt.
 * - A pinch, a drizzle or a handful cannot be measured. A length can, but no scale shows it.
 */
const MEASURES: [words: string, measure: RecipeMeasure][] = [
  ['mg', of('g', 0.001)],
  ['livre', of('g', 500, true)],
  ['kilogram', of('kg')],
  ['gram grm', of('g')],
  ['liter', of('L')],
  ['centiliter', of('cl')],
  ['milliliter millilitre', of('ml')],
  ['hl hectolitre', of('L', 100)],
  ['dl decilitre deciliter', of('cl', 10)],
  ['cs cas c.s c.a.s c.as cuil.s tbsp tbs tbl tblsp tablespoon tablespoonful', of('ml', 15, true)],
  ['cc cac c.c c.a.c c.ac cat c.a.t tsp teaspoon teaspoonful', of('ml', 5, true)],
  ['dessertspoon dsp dstspn', { ...of('ml', 10, true), doubt: 'spoon' }],
  ['oz ounce', of('g', 28.349_523_125, true)],
  ['once', { ...of('g', 28.349_523_125, true), doubt: 'country' }],
  ['lb pound', of('g', 453.592_37, true)],
  ['cup', of('ml', 236.588_236_5, true)],
  ['floz', inCountries(29.573_529_562_5)],
  ['jigger', inCountries(44.360_294_344)],
  ['gill', inCountries(118.294_118_25)],
  ['pint pt pinte', inCountries(473.176_473)],
  ['quart qt', inCountries(946.352_946)],
  ['gallon gal', inCountries(3785.411_784)],
  ['bottle', of('bouteille')],
  ['bag sachet sach envelope', of('sachet')],
  ['bott', of('botte')],
  ['punnet barq', of('barquette')],
  [
    `${LENGTHS} brassee chouia giclee larme tombee pincee pinc trait poignee goutte soupcon tour lichette pointe rasade nuage pluie pinch pinche dash dashe handful drizzle splash sprinkle sprinkling drop grind touch smidgen glug`,
    'unmeasured',
  ],
]

const BY_WORD = new Map(
  MEASURES.flatMap(([words, measure]) => words.split(' ').map((word) => [word, measure])),
)

const SPOON =
  /^(?:cs?|cuil(?:l(?:ere{0,2})?)?s?(?!\p{Letter}))\.?(?:\s+(?:bien\s+)?(bombees?|pleines?|rases?)(?=\s+a\s))?\s*(?:\/\s*(?:a\s+)?|a\s*\.?\s*|de\s+)?(soupe|bouche|table|tab|s|cafe|c|the|t|dessert|d|entremets)\b(?!')\.?(?:\s+(?:bien\s+)?(bombees?|pleines?|genereuses?|rases?)\b)?/u
const FLUID = /^fl(?:uid)?\.?\s*(?:oz|ounces?)\b\.?/u
/** 'heaping' in front of a spoon or a cup; 'level' and 'scant' change nothing that a scale would show. */
const FILLED = /^(heap(?:ing|ed)|rounded|generous|level|scant)\s+(?=(?:tea|table|t(?:ea)?sp|tbs|cup)\w*)/u
/** 'une bonne pincée', '2 petites bottes', '1 small bunch' */
const SIZE =
  /^(?:bon(?:ne)?|petite?|grande?|gros(?:se)?|belle?|beau|beaux|fine?|large|small|big|good|medium|generous|fat|fresh|thick|thin)s?\s+/u
/** What is written of a measure in more than one word: 'pointe de couteau', 'cuillerée rase'. */
const LONG_WORD =
  /^(?:pointes? de couteau|tours? de moulin(?: a(?= ))?|cuill?(?:ers?|eres?|erees?)?\.? (?:bien )?ra(?:s|ses?)(?= d))/u
/** A measure and the words behind it that change what it means. */
const LONGEST_MEASURE = 60
const WORD = /^\p{Letter}+(?:\.\p{Letter}+)*\.?/u
const LIQUID =
  /^\s+(?:of\s+)?(?:d(?:e|u|')\s*)?(?:la\s+|l')?(?:\p{Letter}+\s+d(?:e|')\s*)?(?:huile|vinaigre|citron|jus|creme|lait|sauce|miel|sirop|nuoc|creme)/u

/** The measure that a text begins with, how it was written, and what follows; null when it begins with none. */
export function readMeasure(text: string): ReadMeasure | null {
  const plain = withPlainSigns(text.trimStart())
  // Folding keeps the length of all letters but 'œ' and its like, which no word of measure contains.
  const folded = foldForSearch(plain.slice(0, LONGEST_MEASURE))
  return special(plain, folded) ?? filled(plain, folded) ?? common(plain, folded) ?? sized(plain, folded)
}

function special(plain: string, folded: string): ReadMeasure | null {
  const [spoon, inFront = '', kind = '', fill = inFront] = SPOON.exec(folded) ?? []
  if (spoon !== undefined) {
    const large = /^(?:s|tab|bouche)/u.test(kind)
    const rare = kind.startsWith('d') || kind === 'entremets'
    const measure = of('ml', large ? 15 : rare ? 10 : 5, true)
    const doubt = rare ? 'spoon' : /^[bpg]/u.test(fill) ? 'heaped' : undefined
    const word = plain.slice(0, spoon.length).trim()
    return {
      measure: doubt === undefined ? measure : { ...measure, doubt },
      word,
      rest: plain.slice(spoon.length),
    }
  }
  const [fluid] = FLUID.exec(folded) ?? []
  const measure = BY_WORD.get('floz')
  if (fluid === undefined || measure === undefined) return null
  return { measure, word: plain.slice(0, fluid.length), rest: plain.slice(fluid.length) }
}

function filled(plain: string, folded: string): ReadMeasure | null {
  const [whole, how = ''] = FILLED.exec(folded) ?? []
  const read = whole === undefined ? null : readMeasure(plain.slice(whole.length))
  if (whole === undefined || read === null || read.measure === 'unmeasured' || 'counted' in read.measure)
    return null
  const word = plain.slice(0, whole.length) + read.word
  return /^[hrg]/u.test(how)
    ? { ...read, word, measure: { ...read.measure, doubt: 'heaped' } }
    : { ...read, word }
}

function common(plain: string, folded: string): ReadMeasure | null {
  const [word] = WORD.exec(folded) ?? []
  if (word === undefined) return null
  const behind = folded.slice(word.length)
  // '3 p’tits suisses' are not three pieces of something, nor is a pot-au-feu a pot.
  if (/^(?:['-]|\()\p{Letter}/u.test(behind)) return null
  const bare = word.replace(/\.$/u, '')
  const one = bare.replace(/s$/u, '')
  const measure = counted(bare, one, behind) ?? BY_WORD.get(bare) ?? BY_WORD.get(one) ?? unitMeasure(bare)
  if (measure === null) return null
  const keep = measure !== 'unmeasured' && 'counted' in measure && isPartOfName(measure.counted, behind)
  const written = plain.slice(0, LONG_WORD.exec(folded)?.[0].length ?? bare.length)
  return {
    measure,
    word: written,
    rest: plain.slice(Math.max(written.length, word.length)),
    ...(keep && { inName: written }),
  }
}

function counted(bare: string, one: string, behind: string): RecipeMeasure | null {
  if (one === 'stick' && /^\s+(?:\([^)]*\)\s*)?(?:of\s+)?(?:\w+\s+){0,2}(?:butter|margarine)/u.test(behind))
    return of('g', 453.592_37 / 4, true)
  if (one === 'filet' && LIQUID.test(behind)) return 'unmeasured'
  const key = COUNTED_BY_WORD.get(bare) ?? COUNTED_BY_WORD.get(one)
  if (key === undefined) return null
  const word = bare === 'noix' ? bare : one
  const only = ONLY_BEFORE[word]
  if ((only !== undefined && !only.test(behind)) || NOT_BEFORE[word]?.test(behind) === true) return null
  return { counted: key }
}

/** A size in front of a word that measures; in front of a name it is part of the name. */
function sized(plain: string, folded: string): ReadMeasure | null {
  const [size] = SIZE.exec(folded) ?? []
  if (size === undefined) return null
  const read = common(plain.slice(size.length), folded.slice(size.length))
  if (
    read === null ||
    (read.measure !== 'unmeasured' &&
      'unit' in read.measure &&
      !/^(?:botte|bunch|sachet|livre)/u.test(read.word))
  )
    return null
  return { ...read, word: plain.slice(0, size.length) + read.word }
}

function unitMeasure(word: string): RecipeMeasure | null {
  const unit = unitOfWord(word)
  // Portions are the yield of a recipe, not an ingredient.
  return unit === null || unit === 'portion' ? null : of(unit)
}
