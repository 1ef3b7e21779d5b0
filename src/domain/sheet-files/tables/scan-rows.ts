import { isAtWill } from '../../imports/at-will.ts'
import { beginning } from '../../words/word-list.ts'
import { sameToTheCent } from '../grid/cents.ts'
import { cellsOf, isEmpty } from '../grid/grid.ts'
import type { GridCell } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import { isChargeName } from './charge-words.ts'
import { partsOfLines, textColumns } from './text-columns.ts'
import { isTitleOfNext } from './dish-blocks.ts'
import { labelOf } from './labels.ts'
import type { LabelKind } from './labels.ts'
import { isMethodSentence, isTimed } from '../../words/method-sentence.ts'
import type { ScannedRows, SheetTable } from './sheet-table.ts'
import { isOfTotal, isSumOfAbove, isSumRow } from './total-rows.ts'
import { SEASONINGS, FOOD_FAMILIES } from './words/section-words.ts'

const SEASONING = beginning(SEASONINGS)
const FAMILY = new RegExp(String.raw`^(?:${FOOD_FAMILIES}(?:\s*[/&,-]\s*\p{L}+)*)$`, 'u')
/** Whether folded words are 'Viandes', 'Crèmerie': families of foods. */
export const isFoodFamily = (words: string): boolean => FAMILY.test(words)
const LONG_PROSE = 80
/** A longer text beside a name is a remark, and no quantity in words. */
const LONGEST_MARK = 15
/** Empty rows within a table. */
const MOST_EMPTY = 6

/** Which rows of a table are its lines; null where it has no column of names. */
export function scanRows(table: SheetTable): ScannedRows | null {
  const name = nameColumn(table)
  if (name === null) return null
  const { grid, from, to, bodyFrom, bodyTo, hints } = table
  const ofSteps = hints.flatMap((hint, at) => (hint.steps !== undefined ? [from + at] : []))
  const steps = new Set([...ofSteps, ...textColumns(table).parts.filter((column) => column !== name)])
  const scanned: ScannedRows = { name, lines: [], totals: [], method: [], end: bodyFrom }
  let section: string | null = null
  let beginsWithPart = false
  let empty = 0
  for (let row = bodyFrom; row < bodyTo; row += 1) {
    const cells = cellsOf(grid, row, from, to).filter(({ place }) => !steps.has(place.column))
    const filled = cells.filter((cell) => !isEmpty(cell) || cell.failed || cell.tree !== null)
    const named = grid.cell(row, name)
    if (filled.length === 0) {
      empty += 1
      if (empty > MOST_EMPTY) break
      continue
    }
    const figures = filled.filter(({ figure, failed, tree }) => figure !== null || failed || tree !== null)
    if (isHeadAgain(table, row)) continue
    // 'Sous-total base' may be in the column of the phases.
    const aside = cellsOf(grid, row, from, to).find(({ place }) => steps.has(place.column))
    const label = labelInRow(filled, named, figures.length) ?? totalLabel(aside)
    const isSum = isSumRow(table, row, filled, named) || isSumOfAbove(table, scanned, row, filled, named)
    if (label === 'total' || label === 'subtotal' || isSum) {
      scanned.totals.push({ row, kind: label === 'subtotal' ? 'subtotal' : 'total' })
      scanned.end = row + 1
      empty = 0
      continue
    }
    const isOfCharge = named.isText && named.figure === null && isChargeName(named.words)
    if (isOfCharge && (filled.length > 1 || /\d/u.test(named.text))) {
      scanned.lines.push({ row, section, mayBeHeading: false })
      scanned.end = row + 1
      empty = 0
      continue
    }
    if (label !== null && (label !== 'charges' || !named.isText)) break
    if (isOfTotal(scanned.totals, figures)) continue
    const isNamed = named.isText && named.figure === null
    const ofOthers = figures.filter((cell) => cell !== named).length
    if (
      isNamed &&
      isMethodSentence(named.text) &&
      (ofOthers === 0 || (ofOthers === 1 && isTimed(named.text)))
    ) {
      scanned.method.push(row)
      continue
    }
    if (scanned.lines.length > 0 && isTitleOfNext(table, name, row)) break
    if (!isNamed) {
      // A figure or a note beside the table, or an empty row of a form.
      const counts = figures.some(({ figure, failed }) => failed || (figure !== null && figure.value !== 0))
      if (figures.length > 1 && counts) scanned.lines.push({ row, section, mayBeHeading: false })
      continue
    }
    const others = filled.filter((cell) => cell !== named)
    const says = others.some(
      ({ figure, text, failed, tree }) =>
        figure !== null || failed || tree !== null || isAtWill(text) || measureOf(text) !== null,
    )
    if (!says && others.length === 0) {
      // A name alone above lines begins a part: behind a subtotal, and where the table begins with one.
      const isFirst = scanned.lines.length === 0 && section === null
      const isPart: boolean =
        (isFirst || beginsWithPart || scanned.totals.length > 0) &&
        isLineRow(table, name, row + 1) &&
        !SEASONING.test(named.words)
      beginsWithPart ||= isFirst && isPart
      if (isPart || isHeading(named, row, table)) {
        section = named.text.replace(/[\s:]+$/u, '')
        if (empty > 0 && scanned.totals.length > 0) break
        continue
      }
      if (named.text.length > LONG_PROSE || scanned.totals.length > 0) break
      scanned.lines.push({ row, section, mayBeHeading: !SEASONING.test(named.words) })
    } else {
      if (!says && scanned.totals.length > 0) break
      const isNote = others.every(({ text }) => text.length > LONGEST_MARK)
      scanned.lines.push({ row, section, mayBeHeading: !says && isNote })
    }
    empty = 0
    scanned.end = row + 1
  }
  return withParts(table, withoutTrailing(scanned))
}

/** The lines with the part of the dish that a column says of them, where no heading above them does. */
function withParts(table: SheetTable, scanned: ScannedRows): ScannedRows {
  const parts = partsOfLines(
    table,
    scanned.name,
    scanned.lines.map(({ row }) => row),
  )
  return {
    ...scanned,
    lines: scanned.lines.map((line, at) => ({ ...line, section: line.section ?? parts[at] ?? null })),
  }
}

function isHeadAgain({ grid, from, headRow, headHeight, to }: SheetTable, row: number): boolean {
  if (headHeight === 0) return false
  const texts = (at: number) => cellsOf(grid, at, from, to).map(({ text }) => text)
  return texts(row).join('|') === texts(headRow).join('|')
}

function isLineRow({ grid, from, to }: SheetTable, name: number, row: number): boolean {
  const { isText, figure } = grid.cell(row, name)
  return (
    isText &&
    figure === null &&
    cellsOf(grid, row, from, to).filter((cell) => cell.figure !== null).length >= 2
  )
}

/** Names alone behind the last line, which are the title or the notes of what follows. */
function withoutTrailing(scanned: ScannedRows): ScannedRows {
  const lines = [...scanned.lines]
  const lastTotal = scanned.totals.findLast(({ kind }) => kind === 'total')?.row ?? -1
  while (lines.at(-1)?.mayBeHeading === true) lines.pop()
  const last = lines.at(-1)?.row ?? -1
  return { ...scanned, lines, end: Math.max(last, lastTotal, scanned.totals.at(-1)?.row ?? -1) + 1 }
}

const totalLabel = (cell: GridCell | undefined): 'total' | 'subtotal' | null => {
  const label = cell?.isText === true ? labelOf(cell.text) : null
  return label === 'total' || label === 'subtotal' ? label : null
}

function labelInRow(filled: readonly GridCell[], named: GridCell, figures: number): LabelKind | null {
  const texts = filled.filter(({ isText, figure }) => isText && figure === null)
  const [first] = texts
  if (first === undefined) return null
  const label =
    labelOf(first.text) ??
    (/^tot(?:al|aux|ales)\b/u.test(first.words) && !isPriced(filled) ? 'subtotal' : null)
  // 'Préparation' or 'Nature' may name an ingredient: a label has one figure beside it, or none.
  if (label === null) return null
  // 'Base' alone is a part of the dish.
  if (label === 'portions' && figures === 0 && texts.length === 1) return null
  if (
    label === 'title' ||
    label === 'category' ||
    label === 'steps' ||
    label === 'notes' ||
    label === 'other'
  )
    return first === named && figures > 1 && !hasTotalBeside(texts) ? null : label
  if (label === 'total' || label === 'subtotal' || label === 'total-ttc') return label
  return figures <= 2 ? label : null
}

/** 'Total Fage yaourt grec | 1 | kg | 6,10 | 6,10': a product whose name begins like a total. */
function isPriced(filled: readonly GridCell[]): boolean {
  const figures = filled.filter(({ isText, figure }) => !isText && figure !== null)
  const [quantity, price, cost] = figures.map(({ figure }) => figure?.value ?? 0)
  if (figures.length !== 3 || quantity === undefined || price === undefined || cost === undefined)
    return false
  const isAdded = figures.some(({ tree }) => tree?.kind === 'call' && tree.name === 'SUM')
  const hasUnit = filled.some(({ isText, text }) => isText && measureOf(text) !== null)
  return !isAdded && hasUnit && [1, 1000].some((by) => sameToTheCent((quantity * price) / by, cost))
}

/** 'Poids pièce | 18 | g | Coût pièce | 0.09' */
const hasTotalBeside = (texts: readonly GridCell[]) =>
  texts.slice(1).some(({ text }) => ['total', 'portion-cost', 'portion-price'].includes(labelOf(text) ?? ''))

function isHeading(named: GridCell, row: number, { grid, bodyTo, bodyFrom }: SheetTable): boolean {
  const { text, words } = named
  if (SEASONING.test(words) || isAtWill(text)) return false
  if (/:\s*$/u.test(text) || isFoodFamily(words)) return true
  if (/\p{Lu}{3}/u.test(text) && text === text.toUpperCase()) {
    // Where all names are in capitals they say nothing.
    let [capital, other] = [0, 0]
    for (let at = bodyFrom; at < Math.min(bodyTo, bodyFrom + 60); at += 1) {
      const cell = grid.cell(at, named.place.column)
      if (!cell.isText || at === row) continue
      if (cell.text === cell.text.toUpperCase()) capital += 1
      else other += 1
    }
    return other > 0 || capital === 0
  }
  const merge = grid.mergeAt(row, named.place.column)
  return merge !== null && merge.toColumn > merge.fromColumn
}

/** The column of the names: the one whose head says so, else the one with most words. */
export function nameColumn({ grid, from, to, hints, bodyFrom, bodyTo }: SheetTable): number | null {
  let best: { column: number; score: number } | null = null
  for (let column = from; column <= to; column += 1) {
    const hint = hints[column - from] ?? {}
    if (hint.steps !== undefined || hint.dish !== undefined || hint.other !== undefined) continue
    let words = 0
    const different = new Set<string>()
    for (let row = bodyFrom; row < Math.min(bodyTo, bodyFrom + 60); row += 1) {
      const cell = grid.cell(row, column)
      if (!cell.isText || cell.figure !== null || measureOf(cell.text) !== null) continue
      words += 1
      different.add(cell.words)
    }
    if (words === 0) continue
    const strength = hint.name ?? 0
    if (strength === 0 && Object.keys(hint).length > 0) continue
    const score = strength * 100 + different.size
    if (best === null || score > best.score) best = { column, score }
  }
  return best?.column ?? null
}
