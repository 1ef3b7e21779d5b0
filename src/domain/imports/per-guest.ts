import { QUANTITY_DECIMALS } from '../quantity/limits.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { RecipeLine } from './recipe-line.ts'
import { written } from './plain-quantity.ts'
import { readAmount } from './read-amount.ts'

const GUEST = String.raw`(?:personnes?|pers\b\.?|pax\b|p\.\s?p\b\.?|convives?|clients?|couverts?|cvts?\b\.?|portions?|parts?(?=\s*[).,]|\s*$)|invit[ée]s?|assiettes?|t[êe]te(?:\s+de\s+pipe)?(?=\s*[).,]|\s*$)|adultes?|enfants?|person|people|servings?|guests?|diners?|plates?|head(?=\s*[).,]|\s*$))(?![\p{Letter}\d-])`
/** Behind a stroke also by a letter: '60 g/p', '60 g/ass.' */
const STROKE = String.raw`\/\s*(?:${GUEST}|(?:p|ass)\b\.?(?![\p{Letter}\d/-]))`
const END = String.raw`(?=\s*[).,]?\s*$)`
/** 'p.p.', 'pp', 'ppers' behind a quantity; 'la portion', 'à l’assiette' at the end */
const SHORT = String.raw`(?<=[\s(\d])p\.?\s?p(?:ers?)?\b\.?(?:${END}|(?=\s+d(?:e\s|['’])))|(?<=\s)(?:à\s+)?(?:la\s+|l['’]\s*|le\s+)(?:portion|personne|assiette|couvert|convive)${END}`
const PER = String.raw`(?:(?:à\s+raison\s+de\s+|à\s+raison\s+)?(?:par|per|pour\s+chaque|for\s+each)\s+${GUEST}|${STROKE})`
/** 'par personne', '/pers.', '(par convive)', wherever it is in the line. */
const PER_GUEST = new RegExp(
  String.raw`${PER}|${SHORT}|(?<=\S\s+)(?:pour|for)\s+(?:1|une?|one)\s+${GUEST}${END}`,
  'iu',
)
const AT_RATE = /^à raison d(?:e\s+|['’])/iu
/** 'Ingrédients par personne', 'Par personne :', without a quantity: all lines below are of one guest. */
const HEAD = new RegExp(
  String.raw`^(?:(?:les\s+)?ingr[ée]dients?|quantit[ée]s?|grammages?|proportions?|amounts?|ingredients?)?[\s(:,–-]*${PER}\s*\)?\s*:?$`,
  'iu',
)
const SECTION = new RegExp(String.raw`^[^\d¼-¾⅐-⅞]*${PER}\s*\)?\s*:$`, 'iu')

/** What a head of guests says of each line below it. */
export const OF_HEAD = 'par personne'

/** Whether a line says that the quantities below it are of one guest. */
export const isHeadOfGuests = (line: string): boolean => headOf(line) === 'all'

/** Characters; a longer line is no head. */
const LONGEST_HEAD = 100

function headOf(line: string): 'all' | 'section' | null {
  if (line.length > LONGEST_HEAD) return null
  const text = line.trim().replace(/^[#*\s]+|[*\s]+$/gu, '')
  return HEAD.test(text) ? 'all' : SECTION.test(text) ? 'section' : null
}

/** Follows the heads of a list: below one of guests each line is of one, to the end or to the next head. */
export function guestHeads() {
  let of: 'all' | 'section' | null = null
  return {
    /** @param isOther whether the line is a head of anything else */
    takesHead(line: string, isOther: boolean): boolean {
      const head = headOf(line)
      if (head === null && !isOther) return false
      if (head !== null || of === 'section') of = head
      return true
    },
    isOfOne: (): boolean => of !== null,
  }
}

const FOR_ONE = new RegExp(String.raw`\b(?:pour|for)\s+(?:1|une?|one)\s+${GUEST}`, 'iu')

/** The words of a column's head that say that its quantities are of one guest: '/pers' of 'Qté/pers'; null without them. */
export const guestsOfColumn = (head: string): string | null =>
  withoutGuests(head)?.words ?? FOR_ONE.exec(head)?.[0] ?? null

/** '2 œufs chacun', of a line with one figure: with two it is the content of a piece, '4 filets de 150 g chacun'. */
const EACH = /(?<=\s)(?:chacune?|each)(?=\s*[).,]?\s*$|\s+d(?:e\s|['’]))/iu
/** Of how many guests one is: '1 melon pour 2', '1 pain (pour 4 personnes)', 'pour 2 à 3'. */
const COUNT = String.raw`(?:\d{1,3}|deux|trois|quatre|cinq|six|huit|dix|douze|two|three|four|five|six|eight|ten|twelve)`
const FOR_SOME = new RegExp(
  String.raw`(?<=\S\s+\(?)(?:pour|for)\s+(?<least>${COUNT})(?:\s*(?<sign>à|-|–|ou|to|or)\s*${COUNT})?(?:\s*${GUEST})?${END}`,
  'iu',
)
const FIGURES = /\d+(?:[.,/⁄]\d+)?|[¼-¾⅐-⅞]/gu
/** '50 g de riz x 6 pers.' */
const TIMES_GUESTS = new RegExp(String.raw`\s*[x×*]\s*(\d{1,4})\s*${GUEST}${END}`, 'iu')

function eachOf(text: string): RegExpExecArray | null {
  const found = EACH.exec(text)
  if (found === null || text.match(FIGURES)?.length !== 1) return null
  const amount = readAmount(text)
  // 'four fillets, 150 g each'
  return amount !== null && /\d/u.test(amount.rest) ? null : found
}

interface OfGuests {
  text: string
  words: string
  /** How many guests the line itself counts. */
  guests?: number
  /** Of how many guests the quantity is; null where that is open, one where it is missing. */
  of?: number | null
}

/** A line without the words that say that its quantity is of one guest or of some, and their number where it says it; null where there are none. */
export function withoutGuests(text: string): OfGuests | null {
  const times = TIMES_GUESTS.exec(text)
  if (times !== null) {
    const [words, count] = times
    return { text: text.slice(0, times.index), words: words.trim(), guests: Number(count) }
  }
  const each = PER_GUEST.exec(text) ?? eachOf(text)
  const some =
    each === null && /\d|^\W*(?:une?|deux|trois|a|one|two)\s/iu.test(text) ? FOR_SOME.exec(text) : null
  const found = each ?? some
  if (found === null) return null
  const [words] = found
  const before = text.slice(0, found.index).trimEnd()
  const behind = text.slice(found.index + words.length).trimStart()
  const isAside = before.endsWith('(') && behind.startsWith(')')
  const parts = isAside ? [before.slice(0, -1), behind.slice(1)] : [before, behind]
  const [first = '', last = ''] = parts.map((part) => part.trim().replace(AT_RATE, ''))
  const plain = `${first.replace(/,$/u, '')} ${last.replace(/^:/u, '').trimStart()}`.trim()
  return { text: plain, words: words.trim(), ...(some !== null && { of: guestsOf(some) }) }
}

function guestsOf({ groups = {} }: RegExpExecArray): number | null {
  const { least = '', sign } = groups
  return sign === undefined ? (readAmount(least)?.quantity ?? null) : null
}

type Read = Omit<RecipeLine, 'text'>

/** What a line of one guest is for all of them; a doubt without a quantity where their number is not known. */
export function forGuests(line: Read, words: string, guests: number | null): Read {
  const { quantity, counted, unit, size } = line
  if (quantity === null && counted === null) return line
  const figure = counted === null ? `${written(quantity ?? 0)} ${unit ?? ''}`.trim() : ''
  const parts = counted === null ? [`${figure} ${words}`, line.note] : [line.note, words]
  const note = parts.filter((part) => part !== null && part !== '').join(', ')
  if (guests === null) {
    const doubt = { reason: 'per-guest' as const, written: counted === null ? `${figure} ${words}` : note }
    return { ...line, quantity: null, counted: null, size: null, note, doubt }
  }
  const times = (each: number) => roundHalfAwayFromZero(each * guests, QUANTITY_DECIMALS)
  return {
    ...line,
    quantity: quantity === null ? null : times(quantity),
    counted: counted === null ? null : { ...counted, count: times(counted.count) },
    size: size === null ? null : { ...size, count: times(size.count) },
    note,
  }
}
