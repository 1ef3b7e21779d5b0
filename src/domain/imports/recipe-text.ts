import { withPlainSigns } from '../catalogue/fold-for-search.ts'
import type { Unit } from '../quantity/unit.ts'
import { isAroundRecipe } from './around-recipe.ts'
import { withRemarksMarked } from './bare-lines.ts'
import { withBareCountMarked } from './bare-counts.ts'
import { foodBeside } from './foods-behind.ts'
import { inUnitOfHead, unitOfHead, withHeadsOfUnits } from './heads-of-unit.ts'
import { linesOfTables } from './line-columns.ts'
import type { PastedLine } from './line-columns.ts'
import { MAX_LINE_LENGTH } from './limits.ts'
import { guestHeads, OF_HEAD } from './per-guest.ts'
import { saysItGives } from './message-lead.ts'
import { withCellsOfBars } from './piped-tables.ts'
import { withoutReferences } from './plain-markup.ts'
import { withoutMarks } from './plain-marks.ts'
import { productsOfPart } from './products-of-part.ts'
import { withoutPartOf, withSumsMarked } from './parts-of-sums.ts'
import { readLine } from './recipe-line.ts'
import type { RecipeLine } from './recipe-line.ts'
import { headOfPart } from './recipe-parts.ts'
import { isTotal, sumsUp } from './recipe-total.ts'
import { withCellsOfSeparators } from './separated-lines.ts'
import { productsOf } from './several-products.ts'
import { isMeasureAlone, statedBase } from './stated-base.ts'
import { isSentence, isWork } from './work-lines.ts'

const HEADING = /^[^\d¼-¾⅐-⅞]+:\s*$/u
/**
 * Reads a recipe line by line. Blank lines, heads of parts, totals, and what pages write around a recipe are left out.
 * @param guests of the recipe, for lines that say what one of them gets
 * @param ofOne whether a head above the text says so of all its lines
 * @param maybeYields the lines that may be what the recipe makes: each is a doubt
 */
export function readRecipeText(
  text: string,
  guests: number | null = null,
  ofOne = false,
  maybeYields: readonly string[] = [],
): RecipeLine[] {
  const pasted = withPlainSigns(withoutReferences(text)).normalize('NFC').split(/\r?\n/u)
  const whole = withHeadsOfUnits(withoutMarks(withCellsOfSeparators(withCellsOfBars(pasted))))
    // An empty cell in front keeps its place.
    .map((line) => (line.includes('\t') ? line : line.trim()).slice(0, MAX_LINE_LENGTH))
    .filter((line) => line.trim() !== '')
  const maybe = new Set(maybeYields.map((line) => line.trim()))
  const heads = guestHeads()
  let unit = unitBelowAll(whole)
  const lines = whole.flatMap((line, at): PastedLine[] => {
    const below = unitOfHead(line)
    unit = below ?? unit
    if (below !== null) return []
    // What may be the title, or that of another recipe, is one line.
    const isOne = maybe.has(line.trim())
    const isPart =
      HEADING.test(line) || headOfPart(line, { below: whole.slice(at + 1, at + 4), isApart: false }) !== null
    if ((heads.takesHead(line, isPart) && !isOne) || isBeside(line)) return []
    const parts = line.includes('\t') ? ofRow(line) : isOne ? [line] : productsOfPart(line)
    return parts.map((part) => ({ line: part, ofOne: ofOne || heads.isOfOne(), unit }))
  })
  const read = linesOfTables(lines, guests)
    .map(({ line, columns, ofOne: isOfOne, unit: ofHead }) => {
      const again = (words: string) => readLine(words, columns, isOfOne ? OF_HEAD : null, guests)
      const own = isWork(line) || isSentence(line) ? asRemark(line) : again(withoutPartOf(line))
      const whole = ofHead === null ? own : inUnitOfHead(own, ofHead, again)
      return { ...whole, text: line.trim() }
    })
    .map(withBareCountMarked)
    .map(withFoodMarked)
    .flatMap((line) =>
      line.name !== '' ? [line] : /[\p{Letter}\d]/u.test(line.text) ? [{ ...line, name: line.text }] : [],
    )
  return withRemarksMarked(
    withSumsMarked(withoutTotals(read)).map((line) =>
      maybe.has(line.text) || isGiven(line) || isOfWhole(line.text) ? asYield(line) : line,
    ),
  )
}

/** The unit of a head that is the last line, '(poids en grammes)': of all above; null without one. */
function unitBelowAll(lines: readonly string[]): Unit | null {
  const heads = lines.filter((line) => unitOfHead(line) !== null)
  const last = lines.at(-1) ?? ''
  return heads.length === 1 ? unitOfHead(last) : null
}

/** Says how to work, or is about the recipe: without a quantity, and a doubt. */
const asRemark = (line: string): RecipeLine => ({
  text: line,
  quantity: null,
  unit: null,
  counted: null,
  size: null,
  name: line.trim(),
  note: null,
  atWill: false,
  doubt: { reason: 'remark', written: line.trim() },
})

/** 'Sel, poivre' in a row without other cells is two products. */
function ofRow(line: string): string[] {
  const parts = line.trim().includes('\t') ? [] : productsOf(line.trim())
  return parts.length > 1 ? parts.map((part) => `\t${part}`) : [line]
}

/** Whether a line is none of the ingredients, by its own words. */
const isBeside = (line: string): boolean =>
  isAroundRecipe(line) || (isTotal(line) && (!line.includes('\t') || /\t\s*\d/u.test(line)))

function withoutTotals(lines: readonly RecipeLine[]): RecipeLine[] {
  const kept: RecipeLine[] = []
  for (const line of lines) {
    const sums = sumsUp(line, kept)
    if (sums !== true) kept.push(sums === 'maybe' ? asYield(line) : line)
  }
  return kept
}

/** 'jte donne la vinaigrette pr 1L' between lines */
const isGiven = ({ text, quantity }: RecipeLine): boolean => quantity !== null && saysItGives(text)

/** 'x 2 L', 'Béchamel (base 1 L)' between lines */
const isOfWhole = (text: string): boolean =>
  !text.includes('\t') && (isMeasureAlone(text) || statedBase(text) !== null)

/** '1 poulet, carottes' */
function withFoodMarked(line: RecipeLine): RecipeLine {
  const isOpen = line.doubt === null || line.doubt.reason === 'counted'
  if (!isOpen) return line
  const isUnread = line.quantity === null && line.counted === null && CELLS.test(line.text)
  const unread = isUnread ? { reason: 'several' as const, written: line.text } : null
  return { ...line, doubt: foodBeside(line.text) ?? unread ?? line.doubt }
}

/** 'Farine,500,12', of no table that is known */
const CELLS = /^[^\t]*\p{Letter}[,;]\d[^\t]*$/u

function asYield(line: RecipeLine): RecipeLine {
  const isOpen = line.doubt === null || line.doubt.reason === 'counted'
  if (!isOpen) return line
  const isName = line.quantity === null && line.counted === null && !/[\d,]/u.test(line.text)
  const written = line.text.replace(/:$/u, '').trimEnd()
  return { ...line, doubt: { reason: isName ? 'recipe' : 'yield', written } }
}
