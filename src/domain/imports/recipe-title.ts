import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { beginning, whole } from '../words/word-list.ts'
import { amountOf, sumOf } from './line-sums.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import { beginsWithFood } from './begins-with-food.ts'
import { bareYield } from './bare-yield.ts'
import { isDish, isFood } from './dish-or-food.ts'
import { portionsOfPieces } from './made-portions.ts'
import { mouldedTitle } from './moulds.ts'
import { readRecipeLine } from './recipe-line.ts'
import { readQuantity } from './read-quantity.ts'
import { isHead } from './table-columns.ts'
import { MADE_IN_PIECES } from './words/made-pieces.ts'
import { PARTS } from './words/part-words.ts'
import { PREPARATIONS, WITHOUT_QUANTITY } from './words/preparations.ts'

const PREPARATION = whole(PREPARATIONS)
const MADE = beginning(MADE_IN_PIECES)
/** What is baked has it among its lines. */
const FLOUR = /\b(?:farine|flour|fecule|maizena|poudre d'amandes?|amandes? en poudre|almond meal)\b/u
const PART = whole(PARTS)
const NO_TITLE = whole(WITHOUT_QUANTITY)
/** Characters and words; what is longer is a sentence. */
const LONGEST_TITLE = 80
const MOST_WORDS = 9
/** 'Béchamel 5 L', 'Pâte brisée (2,5 kg)', 'Cookies : 24 pièces' */
export const NAMED_YIELD =
  /^(?<name>[^\d¼-¾⅐-⅞()]*\p{Letter}{3}[^\d¼-¾⅐-⅞()]*?)(?<sign>\s*[\s(,:/|•–—-]\s*(?:[x×]\s*(?=\d))?)(?:pour\s+|env(?:iron|\.)?\s+|[~≈±]\s*)?(?<made>[\d¼-¾⅐-⅞][^()]*)\)?\s*:?$/u

/** '• Daube provençale •' */
export const withoutSigns = (line: string): string =>
  line.trim().replace(/^[#*\s•·▪★☆~=]+|[*\s•·▪★☆~=]+$/gu, '')

/** What is beside the first line of a recipe. */
interface Around {
  /** The lines below it. */
  rest: readonly string[]
  /** Whether an empty line follows it, and none the next. */
  isApart: boolean
  /** Whether the text has a heading of its ingredients. */
  headed: boolean
}

interface Title {
  title: string
  /** Null where the recipe does not say how many pieces it makes. */
  pieces: number | null
  /** What else it says that the recipe makes: 'moule de 2 kg'. */
  made?: string
}

/**
 * The title that the first line of a text is: a name alone, or a name with what the recipe makes. 'open' where it may be
 * an ingredient as well, null where it is one.
 */
export function titleOf(line: string, around: Around): Title | 'open' | null {
  const plain = withoutSigns(line)
  if (plain.length > LONGEST_TITLE || plain.includes('\t')) return null
  const moulded = inMould(plain, around)
  if (moulded !== null) return moulded
  const { name, sign = '', made = '' } = NAMED_YIELD.exec(plain)?.groups ?? {}
  if (name === undefined && mayBeTitle(plain, around)) return 'open'
  if (name === undefined) return isBareTitle(plain, around) ? { title: plain, pieces: null } : null
  const written = readQuantity(made)
  if (written?.quantity == null || written.rest.trim().split(/\s+/u).length > 2)
    return withPieces(plain, made, name, around)
  const [pieces = null] = written.measured ? portionsOfPieces(made.replace(/\)\s*$/u, ''), false) : []
  const title = written.measured
    ? pieces === null
      ? { title: plain, pieces }
      : { title: name, pieces, made: made.replace(/[\s:]+$/u, '') }
    : { title: name, ...countedIn(made, written) }
  if (around.headed) return title
  const words = foldForSearch(name)
    .replace(/[\s,:(–—-]+base$/u, '')
    .trim()
  const kind = kindOf(words, written, /[(x×]/u.exec(sign)?.[0] ?? null, around)
  return kind === 'title' ? title : kind
}

/** The pieces of '(40)' and '(24 pièces)'; '3 moules' say how much it makes, and no portions. */
function countedIn(made: string, { quantity, rest }: WrittenQuantity): Pick<Title, 'pieces' | 'made'> {
  if (!/\p{Letter}/u.test(rest)) return { pieces: quantity }
  const pieces = portionsOfPieces(made, false)[0] ?? null
  return pieces === null ? { pieces, made } : { pieces }
}

/** ' - x20' behind a mould */
const COUNT_BEHIND = /\s*[-–—,(]?\s*[x×]\s?\d{1,3}\)?$/u

/** 'Terrine de campagne (moule de 2 kg)'; 'Glace (bac de 2 L)' may be bought. */
function inMould(line: string, { rest, headed }: Around): Title | 'open' | null {
  const [count = ''] = COUNT_BEHIND.exec(line) ?? []
  const moulded = mouldedTitle(line.slice(0, line.length - count.length))
  if (moulded === null || saysHowMuch(moulded.name) || !(headed || hasLines(rest))) return null
  const held = readQuantity(/\d.*$/u.exec(moulded.mould)?.[0] ?? '')
  const isOfLines = held?.measured === true && isSumOf(held, rest)
  const isSure = headed || moulded.isForm || (isDish(foldForSearch(moulded.name).trim()) && isOfLines)
  const pieces = Number(/\d+/u.exec(count)?.[0] ?? 0)
  return isSure ? { title: moulded.name, pieces: pieces || null, made: moulded.mould } : 'open'
}

/** 'Pain au levain – 2 pains de 800 g', 'Pâte à pizza – 20 pâtons de 250 g' */
function withPieces(title: string, made: string, name: string, { rest }: Around): Title | 'open' | null {
  const pieces = bareYield(made, name)
  if (pieces === null || !hasLines(rest)) return null
  const [, count = '', each = ''] = /^(\d+)\D+?(\d.*)$/u.exec(made) ?? []
  const piece = readQuantity(each)
  const whole = piece?.quantity == null ? null : { ...piece, quantity: piece.quantity * Number(count) }
  const words = foldForSearch(name).trim()
  const isOfLines =
    whole?.measured === true &&
    rest.some(hasFlour) &&
    (isDish(words) || MADE.test(words)) &&
    (title.includes('(') || isSumOf(whole, rest))
  if (pieces === 'sure') return { title, pieces: null }
  return isOfLines ? { title: name, pieces: portionsOfPieces(made, true)[0] ?? null, made } : 'open'
}

function kindOf(
  name: string,
  made: WrittenQuantity,
  sign: string | null,
  { rest, isApart }: Around,
): 'title' | 'open' | null {
  const isPreparation = isDish(name)
  if (!hasLines(rest)) return null
  // 'Chouquettes (40)', 'Chouquettes x40' above lines that are written in another way.
  const isOwn = sign !== null && !rest.some((line) => NAMED_YIELD.exec(line)?.groups?.sign?.includes(sign))
  const isInPieces = made.unit === 'pièce' && !rest.some((line) => readRecipeLine(line).unit === 'pièce')
  const isMade = isPreparation || MADE.test(name)
  if ((isInPieces || made.notes.some(OF_PIECES)) && isMade && rest.some(hasFlour)) return 'title'
  if (!isPreparation && isFood(name))
    return isOwn && name.split(/\s+/u).length >= LEAST_OF_DISH ? 'open' : null
  if (!isPreparation && beginsWithFood(name)) return isOwn ? 'open' : null
  const isSure = made.measured ? isSumOf(made, rest) : isOwn || (isApart && isPreparation)
  if (isSure && (isPreparation || isApart || isOwn)) return 'title'
  return isMade || isApart || isOwn || isInPieces ? 'open' : null
}

/** '12 × 80 g', what '12 pièces de 80 g' leaves as a note */
const OF_PIECES = (note: string): boolean => /^\d+ × \d/u.test(note)

const hasFlour = (line: string): boolean => FLOUR.test(foldForSearch(line))

/** Words of a name that may be that of a dish though it begins with a food. */
const LEAST_OF_DISH = 2

/** Least and most of what the lines weigh together, of what they make. */
const [LEAST_OF_YIELD, MOST_OF_YIELD] = [0.6, 1.7]

/** Whether lines come to about a yield, a litre as a kilo: a sauce bought for a dish is less than the dish. */
export function isSumOf(made: WrittenQuantity, rest: readonly string[]): boolean {
  const sum = sumOf(rest.map(readRecipeLine))
  const ratio = sum / amountOf(made)
  return ratio >= LEAST_OF_YIELD && ratio <= MOST_OF_YIELD
}

/** 'Magret de canard, jus à l’orange' above quantities: a title, or foods without one. */
const mayBeTitle = (line: string, { rest, isApart }: Around): boolean =>
  /^\p{Letter}[^\d;:+=.!?]*,[^\d;:+=.!?]*$/u.test(line) &&
  !isApart &&
  hasLines(rest) &&
  line.split(',').every((part) => /\p{Letter}+['’ ]\p{Letter}/u.test(part.trim())) &&
  isOfSeveral(line)

/** 'POULET BASQUAISE.', 'Sauce gribiche.' */
const ENDS_IN_STOP = /^(?!(?:une?|l[ea]s?)\s).*\p{Letter}{2}\.$/iu

const withoutStop = (line: string): string =>
  ENDS_IN_STOP.test(line) && (line === line.toUpperCase() || isDish(foldForSearch(line.slice(0, -1))))
    ? line.slice(0, -1)
    : line

/** A name alone above lines with quantities. */
function isBareTitle(line: string, { rest, isApart }: Around): boolean {
  const plain = withoutStop(line)
  const isName =
    /^\p{Letter}[^\d;:+=¼-¾⅐-⅞]*$/u.test(plain) &&
    plain.split(/\s+/u).length <= MOST_WORDS &&
    !/[.!?]$/u.test(plain)
  if (!isName) return false
  if (plain.includes(',')) return isApart && hasLines(rest) && isOfSeveral(plain)
  const { quantity, counted, atWill, note } = readRecipeLine(plain)
  if (quantity !== null || counted !== null || atWill || note !== null) return false
  const [next = ''] = rest
  if (next.includes('\t') && isHead(next.split('\t').map((cell) => cell.trim()))) return true
  const words = foldForSearch(plain).trim()
  // 'Beurre blanc' is a title where it is apart.
  if (NO_TITLE.test(words) && !(isApart && PREPARATION.test(words))) return false
  const shown = isPlainName(words) ? 1 : 2
  return hasLines(rest) && (isApart || saysMuch(rest.slice(0, shown)))
}

/** 'Œuf parfait, crème de cèpes, noisettes', and not 'Sel, poivre, huile d’olive'. */
const isOfSeveral = (line: string): boolean =>
  foldForSearch(line)
    .split(',')
    .every((part) => !NO_TITLE.test(part.trim())) && /^\p{Letter}+['’ ]\p{Letter}/u.test(line)

/** Whether a name is that of no food and no part: one line below it is enough to show that it is a title. */
const isPlainName = (words: string): boolean => !beginsWithFood(words) && !PART.test(words)

/** Whether each of the next lines is a heading of a part, or has a quantity. */
const saysMuch = (lines: readonly string[]): boolean =>
  lines.every((line) => /:\s*$/u.test(line) || /^\s*\|/u.test(line) || saysHowMuch(line))

/** Lines that make a recipe of what is below a name. */
export const LEAST_LINES = 2
const SHOWN_LINES = 12

function hasLines(rest: readonly string[]): boolean {
  const shown = rest.slice(0, SHOWN_LINES).filter((line) => !/:\s*$/u.test(line))
  const much = shown.filter((line) => line.includes('\t') || /^\s*\|/u.test(line) || saysHowMuch(line))
  return much.length >= LEAST_LINES && much.length * 2 > shown.length
}

/** Whether a line has a quantity, counted words included. */
export function saysHowMuch(line: string): boolean {
  const { quantity, counted, doubt } = readRecipeLine(line)
  return quantity !== null || counted !== null || doubt !== null
}
