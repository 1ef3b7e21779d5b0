import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { Unit } from '../quantity/unit.ts'
import { readQuantity } from './read-quantity.ts'
import type { WrittenQuantity } from './read-quantity.ts'
import { readMeasure } from './recipe-units.ts'
import { MAX_LINE_LENGTH } from './limits.ts'
import { QUANTITY_DECIMALS } from '../quantity/limits.ts'

/** A line of a pasted recipe, as far as it can be read. */
export interface RecipeLine {
  /** As it was pasted. */
  text: string
  /** Null when the line has none, or one that no scale shows ('une pincée'). */
  quantity: number | null
  /** Null when the line has none: then the product's unit counts. */
  unit: Unit | null
  /** The name to search among the products. */
  name: string
  /** The rest of the line. */
  note: string | null
  /** The range that was written, '10 à 12'; the quantity is its upper bound. */
  range: string | null
}

const BULLET = /^\s*(?:[-–—•*·▪◦●□☐]\s*|\d{1,2}[.)]\s+)/u
const LINKING = /^\s*(?:de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’])/iu
const HEADING = /^[^\d¼-¾⅐-⅞]+:\s*$/u
const PARENTHESES = /\s*\(([^)]*)\)/gu

/** Reads a recipe line by line; blank lines and headings ('Pour la pâte :') are left out. */
export function readRecipeText(text: string): RecipeLine[] {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\u2009]/gu, ' ')
    .split(/\r?\n/u)
    .map((line) => line.trim().slice(0, MAX_LINE_LENGTH).trim())
    .filter((line) => line !== '' && !HEADING.test(line))
    .flatMap(saltAndPepper)
    .map(readRecipeLine)
    .filter((line) => line.name !== '')
}

/** 'Sel, poivre' is the usual line with two products. */
function saltAndPepper(line: string): string[] {
  return /^\W*sel\b[^\d]*$/iu.test(line) ? line.split(/\s*,\s*|\s+et\s+/u) : [line]
}

/** '200 g de beurre doux (pommade)', 'Beurre doux : 200 g', 'Beurre doux⇥200⇥g'. */
export function readRecipeLine(line: string): RecipeLine {
  const text = line.trim()
  const plain = text.replace(BULLET, '')
  return { text, ...(fromColumns(plain) ?? fromStart(plain) ?? fromEnd(plain) ?? named(plain, [])) }
}

type Read = Omit<RecipeLine, 'text'>

function fromStart(text: string): Read | null {
  const written = readQuantity(text)
  return written === null ? null : measured(written, written.rest.replace(LINKING, ''))
}

const BEHIND_COLON = /^(.*\p{Letter}.*?)\s*:\s*\(?([\d¼-¾⅐-⅞].*?)\)?$/u
const BEHIND_NAME = /^(.*?\p{Letter}.*?)\s+\(?([\d¼-¾⅐-⅞].*?)\)?$/u

/** A quantity after the name needs a unit or a colon: the '35' of 'Crème 35' is none. */
function fromEnd(text: string): Read | null {
  for (const place of [BEHIND_COLON, BEHIND_NAME]) {
    const [, name, tail] = place.exec(text) ?? []
    const written = tail === undefined ? null : readQuantity(tail)
    if (name === undefined || written === null || written.rest.trim() !== '') continue
    if (written.read !== null || place === BEHIND_COLON) return measured(written, name)
  }
  return null
}

/** Cells of a spreadsheet in any order: a figure, perhaps a unit, and the longest text as the name. */
function fromColumns(text: string): Read | null {
  const cells = text.split('\t').map((cell) => cell.trim())
  if (cells.filter((cell) => cell !== '').length < 2) return null
  const amounts = cells.map((cell) => readQuantity(cell))
  const at = amounts.findIndex((written) => written?.rest.trim() === '')
  const amount = amounts[at]
  const others = cells.filter((cell, index) => index !== at && cell !== '')
  const unitCell = others.find((cell) => readMeasure(cell)?.rest.trim() === '')
  const words = others.filter((cell) => cell !== unitCell)
  const name = words.toSorted((one, other) => letters(other) - letters(one))[0] ?? ''
  const notes = words.filter((cell) => cell !== name && /\p{Letter}/u.test(cell))
  if (amount === null || amount === undefined) return named(name, notes)
  const read = amount.read ?? (unitCell === undefined ? null : readMeasure(unitCell))
  return measured({ ...amount, read }, name, notes)
}

const letters = (text: string) => text.replaceAll(/\P{Letter}/gu, '').length

function measured(written: WrittenQuantity, name: string, notes: string[] = []): Read {
  const { quantity, remark, read } = written
  const range = written.range ? remark : null
  const remarks = remark === null ? notes : [remark, ...notes]
  if (read === null) return { ...named(name, remarks), range, quantity: rounded(quantity) }
  const { measure, word } = read
  if (measure === 'unmeasured') return named(name, [`${String(rounded(quantity))} ${word}`, ...notes])
  const spoken = measure.spoken ? [word, ...remarks] : remarks
  const { unit, factor } = measure
  return { ...named(name, spoken), range, quantity: rounded(quantity * factor), unit }
}

/** Text in parentheses or after a comma is not part of the name. */
function named(text: string, notes: readonly string[]): Read {
  const aside = [...text.matchAll(PARENTHESES)].map(([, inside = '']) => inside.trim())
  const [name = '', ...behind] = text.replaceAll(PARENTHESES, '').split(/\s*[,;]\s+/u)
  const note = [...notes, ...aside, ...behind].filter((part) => part.trim() !== '').join(', ')
  return {
    quantity: null,
    unit: null,
    name: name.replace(/[\s.:]+$/u, '').trim(),
    note: note === '' ? null : note,
    range: null,
  }
}

function rounded(quantity: number): number {
  return roundHalfAwayFromZero(quantity, QUANTITY_DECIMALS)
}
