import { QUANTITY_DECIMALS, SCALE_DECIMALS } from '../quantity/limits.ts'
import type { Unit } from '../quantity/unit.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { isAtWill } from './at-will.ts'
import { fromColumns } from './line-columns.ts'
import type { TableColumns } from './table-columns.ts'
import type { CountedAmount } from './counted-words.ts'
import { contentOfAll, countsName, isContent, sizeWordBehind } from './count-behind.ts'
import { withoutQualities } from './counted-qualities.ts'
import { furtherQuantity, isRemark } from './unread-quantity.ts'
import { asStated, netInName, otherWeight, withoutNet } from './net-weight.ts'
import { forGuests, withoutGuests } from './per-guest.ts'
import { partOfPieces, pressedFruit } from './part-of-piece.ts'
import { pieceOfLength } from './piece-of-length.ts'
import { atRate } from './rates.ts'
import { readQuantity } from './read-quantity.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import type { RecipeDoubt } from './recipe-doubt.ts'
import { LINKING, namedParts, noteOf, withoutAbout, withoutTail } from './recipe-name.ts'
import { BULLET } from './several-products.ts'
import { scannedFigures } from './scanned-figures.ts'
import { withStatedLater } from './stated-later.ts'
import type { StatedSize } from './stated-size.ts'
import { vagueStart } from './vague-quantity.ts'
import { dayInFront } from '../tables/read-days.ts'

/** A line of a pasted recipe, as far as it can be read. */
export interface RecipeLine {
  /** As it was pasted. */
  text: string
  /** Null when the line has none, one that no scale shows ('une pincée'), or a count whose weight is open. */
  quantity: number | null
  /** Null when the line has none: then the product's unit counts. */
  unit: Unit | null
  /** '3 gousses', whose weight the line does not say. */
  counted: CountedAmount | null
  /** What is stated of one of what the line counts, or of all: '5/1', '(400 g)'; null where nothing is, or the quantity is made of it. */
  size: StatedSize | null
  /** The name to search among the products. */
  name: string
  /** The rest of the line. */
  note: string | null
  /** 'QS': the quantity is left to the cook, and no other one is there. */
  atWill: boolean
  /** Why the quantity is for the cook to confirm; null when it is certain. */
  doubt: RecipeDoubt | null
}

/** 'Compter 6 crevettes', 'prévoir une tranche' */
const TO_COUNT =
  /^(?:compte[rz]|pr[ée]vo(?:ir|yez)|il\s+(?:vous\s+|te\s+)?faut(?:\s+compter|\s+prévoir)?|et|allow)\s+(?=[\d¼-¾⅐-⅞]|une?\s|environ\s|about\s)/iu
/** '1 poulet fermier de 1,6 kg coupé en morceaux' */
const SIZE_PREPARED =
  /(?<=^\s*(?:\d+|une?|deux|trois|quatre)\s.*\p{Letter}\s)(de\s+(?:environ\s+)?\d[\d.,]*\s*k?g)\s+(?=(?:bien\s+)?\p{Letter}+(?:ée?s?|ie?s?|ue?s?)(?!\p{Letter}))/iu
/** 'Mayonnaise 1,5k', 'gorge 0k800' */
const kilos = (text: string) =>
  text
    .replace(/(?<=^|\s)(\d{1,2})\s?k(\d{1,3})(?![\p{Letter}\d])/iu, '$1,$2 kg')
    .replace(/(?<=\p{Letter}.*\s)(\d+[.,]\d+)\s?k\.?$/iu, '$1 kg')
/** 'Farine 1000 g 100 %', 'Sel 20 g - 2 %': the share of the flour behind a weight; of cream and chocolate it is part of the name. */
const SHARE =
  /(?<=^(?![^\d]*(?:cr[èe]me|chocolat|couverture|lait|cacao|fromage)).*\d\s?(?:k?g|grs?|ml|cl|l)\.?)\s*(?:[-–—|,:=]|soit)?\s*(\d{1,3}(?:[.,]\d+)?\s?%)$/iu
const withShareAside = (text: string) => text.replace(SHARE, ' ($1)')
/** 'Oeuf(s)' */
const MAYBE_PLURAL = /(?<=\p{Letter})\((s|x|es|e|ne)\)/giu

/** '200 g de beurre doux (pommade)', 'Beurre doux : 200 g', 'Beurre doux⇥200⇥g'. */
export function readRecipeLine(line: string): RecipeLine {
  return readLine(line, null, null, null)
}

/**
 * A line, or a row with the columns of its table.
 * @param ofHead what a head above the line says of it: that it is of one guest; null without one
 */
export function readLine(
  line: string,
  columns: TableColumns | null,
  ofHead: string | null,
  guests: number | null,
): RecipeLine {
  const text = line.trim()
  const row = fromColumns(columns === null ? text : line, columns)
  if (row !== null) {
    const { written, notes } = row
    const stated = written === null ? null : netInName(row.name)
    const name = stated?.name ?? row.name
    const plain = written === null ? unmeasured(name, notes) : measured(written, name, notes)
    const read = stated === null ? plain : asStated(plain, stated.words, '')
    const perGuest = row.perGuest ?? ofHead
    return { text, ...(perGuest === null ? read : forGuests(read, perGuest, guests)) }
  }
  const scanned = scannedFigures(text)
  if (scanned !== null) {
    const doubt = { reason: 'several' as const, written: scanned.written }
    return { ...readLine(scanned.text, null, ofHead, guests), text, doubt }
  }
  const stated = withoutNet(text.replace(BULLET, ''))
  if (stated !== null) {
    const line = readLine(stated.text, null, ofHead, guests)
    return { ...asStated(line, stated.words, stated.amount), text }
  }
  const bare = withoutGuests(text)
  const perGuest = bare?.words ?? ofHead
  const plain = kilos(
    withShareAside(bare?.text ?? text)
      .replace(BULLET, '')
      .replace(TO_COUNT, '')
      .replace(SIZE_PREPARED, '$1, '),
  ).replaceAll(MAYBE_PLURAL, '$1')
  const dated = dayInFront(plain)
  if (dated !== null) {
    const doubt = { reason: 'several' as const, written: dated.day }
    return { text, ...unmeasured(dated.rest, [dated.day]), doubt }
  }
  const read =
    ofLength(plain) ??
    vague(plain) ??
    fromStart(plain) ??
    behindSign(plain) ??
    ofPieces(plain) ??
    fromEnd(plain) ??
    unmeasured(plain, [])
  const doubt =
    read.doubt?.reason === 'length'
      ? read.doubt
      : (furtherQuantity(plain, read) ?? read.doubt ?? otherWeight(read))
  const own = atRate(plain, { ...read, atWill: read.atWill && doubt === null, doubt })
  if (perGuest === null) return { text, ...own }
  const isOwn = bare !== null && own.quantity === null && own.counted === null && own.doubt?.reason !== 'rate'
  if (isOwn) return { text, ...own, note: noteOf([own.note ?? '', bare.words]) }
  const { of = 1 } = bare ?? {}
  const parts = of === null || guests === null ? null : guests / of
  return { text, ...forGuests(own, perGuest, bare?.guests ?? parts) }
}

type Read = Omit<RecipeLine, 'text'>

function fromStart(text: string): Read | null {
  const whole = readQuantity(text)
  if (whole === null) return null
  const { written, qualities } = withoutQualities(whole)
  const isBare = written.unit === null && written.counted === null && written.quantity !== null
  const isOpen = isBare && written.doubt === null && BARE_OF.test(text)
  const doubt = isOpen ? { reason: 'several' as const, written: text.trim() } : written.doubt
  const name = `${written.inName}${written.rest}`.trimStart().replace(LINKING, '')
  return measured({ ...written, doubt }, name, qualities)
}

/** '1 de coriandre' behind '2 c. à café de cumin': of a measure that is left out. */
const BARE_OF = /^\s*\d+\s+d(?:e\s|['’])\p{Letter}/u

/** 'Sucre : une cuillère à soupe', 'Gruyère : une poignée', in words. */
const IN_WORDS = /^(?<name>[^\d:=]*\p{Letter})\s*[:=]\s*(?<behind>\p{Letter}[^\d:=]*)$/u

function behindSign(text: string): Read | null {
  const { name = '', behind = '' } = IN_WORDS.exec(text)?.groups ?? {}
  const written = behind === '' ? null : readQuantity(behind)
  if (written === null || !isRemark(written.rest.trim(), written)) return null
  return measured(written, `${name} ${written.rest.trim()}`.trim())
}

/** 'le jus de 3 citrons' */
function ofPieces(text: string): Read | null {
  const found = partOfPieces(text)
  return found === null ? null : measured(found.written, found.name, [found.note])
}

function vague(text: string): Read | null {
  const start = vagueStart(text)
  return start === null ? null : unmeasured(start.name, [start.words])
}

/** '1 tronçon de 5 cm de gingembre' */
function ofLength(text: string): Read | null {
  const piece = pieceOfLength(text)
  if (piece === null) return null
  const { words, name, notes } = piece
  return { ...unmeasured(name, [words, ...notes]), doubt: { reason: 'length', written: words } }
}

/** A place where a quantity behind the name may begin: a figure, or 'x 3'. */
const FIGURE = /(?<=[\s(:=.~≈±→>–-])(?:[x×]\s*)?(?=[\d¼-¾⅐-⅞])/giu
/** A quantity after the name needs a unit, an 'x', or a name that is counted: the '35' of 'Crème 35' is none. */
function fromEnd(text: string): Read | null {
  for (const { index } of text.matchAll(FIGURE)) {
    const name = text.slice(0, index)
    if (!/\p{Letter}/u.test(name)) continue
    const written = readQuantity(text.slice(index).replace(/(?<!\([^()]*)\)\s*$/u, ''))
    const sized = written === null ? null : sizeWordBehind(written.rest)
    const remark = withoutAbout(sized?.rest ?? written?.rest ?? '').trimStart()
    if (written === null || !isRemark(remark, written)) continue
    const figure = text.slice(index).trim()
    const isMeasured = written.unit !== null || written.counted !== null || written.quantity === null
    const isCount = /^[x×]/iu.test(figure) || sized !== null || isContent(remark)
    const counts = isMeasured || isCount ? 'sure' : countsName(name, figure)
    const several = { reason: 'several' as const, written: figure }
    if (counts === 'open') return { ...unmeasured(withoutTail(name), [figure]), doubt: several }
    if (counts === null) continue
    const doubt = counts === 'maybe' ? several : (written.doubt ?? contentOfAll(figure, withoutTail(name)))
    const size = sized === null ? '' : `, ${sized.word}`
    const aside = /^\p{Letter}/u.test(remark) ? `, ${remark}` : ` ${remark}`
    return measured({ ...written, doubt }, `${withoutTail(name)}${size}${aside}`.trim())
  }
  return null
}

function measured(asWritten: WrittenQuantity, text: string, notes: string[] = []): Read {
  const { written, name, kept } = withStatedLater(asWritten, text)
  const about = [...written.notes, ...notes, ...kept]
  const { counted, unit } = written
  if (written.quantity === null) return { ...unmeasured(name, about), doubt: written.doubt }
  const pressed = unit === null && counted === null ? pressedFruit(name) : null
  const read = pressed === null ? named(name, about) : named(pressed.name, [pressed.note, ...about])
  // A milligram is the finest that a cup or an ounce says; kilos and litres keep what was written.
  const decimals =
    (unit === 'g' || unit === 'ml') && written.quantity >= 1 ? SCALE_DECIMALS : QUANTITY_DECIMALS
  const quantity = roundHalfAwayFromZero(written.quantity, decimals)
  const { size, doubt } = written
  if (counted === null) return { ...read, quantity, unit, size, doubt }
  if (size?.content == null || !size.each)
    return { ...read, counted: { count: quantity, word: counted }, size, doubt }
  const held = roundHalfAwayFromZero(quantity * size.content.quantity, QUANTITY_DECIMALS)
  return { ...read, quantity: held, unit: size.content.unit, size, doubt }
}

function named(text: string, notes: readonly string[]): Read {
  const { name, asides } = namedParts(text)
  return { ...NOTHING, name, note: noteOf([...notes, ...asides]) }
}

/** Without a quantity: words that leave it to the cook are no note but the quantity itself. */
function unmeasured(text: string, notes: readonly string[]): Read {
  const { name, asides } = namedParts(text)
  const about = [...notes, ...asides]
  const others = about.filter((part) => !isAtWill(part))
  return { ...NOTHING, name, note: noteOf(others), atWill: others.length < about.length }
}

const NOTHING = { quantity: null, unit: null, counted: null, size: null, atWill: false, doubt: null }
