import { tabOfTexts } from '#domain/tables/tab.ts'
import type { CellRange, Tab } from '#domain/tables/tab.ts'
import type { DocumentBlock, DocumentCell } from './document-blocks.ts'

/** A tabulator, or dots that lead to a figure: 'Farine ........ 250 g'. */
const COLUMNS = /\t+|\.{4,}|…{2,}|_{4,}/u
/** A paragraph that is a figure: '250', '1,5 kg', '3,20 €'. */
const FIGURE = /^[^\p{L}\d]{0,3}\d[\d\s.,/½¼¾]*\s*\p{L}{0,8}\.?\s*(?:€|%|eur)?$/iu

export interface DocumentTab {
  tab: Tab
  /** The first row of each block, and the row behind the last one. */
  rowsOfBlocks: number[]
}

/** The rows of a document as those of a tab: paragraphs one under the other, and tables by their columns; null for an empty one. */
export function documentTab(blocks: readonly DocumentBlock[], name: string): DocumentTab | null {
  const rows: (string | undefined)[][] = []
  const merges = new Set<CellRange>()
  const rowsOfBlocks: number[] = []
  for (const block of blocks) {
    if (typeof block !== 'string' && rows.length > 0) rows.push([])
    rowsOfBlocks.push(rows.length)
    if (typeof block !== 'string') {
      const open: Merges = { all: merges, byColumn: new Map() }
      for (const row of block) tableRow(row, rows, open)
      rows.push([])
      continue
    }
    const parts = block.split(COLUMNS).map((part) => part.trim())
    // The steps and lines of a list are no longer one where an empty paragraph is between them.
    rows.push(parts.every((part) => part === '') ? [] : parts)
  }
  if (rows.every((row) => row.length === 0)) return null
  return { tab: tabOfTexts(name, rows, [...merges]), rowsOfBlocks: [...rowsOfBlocks, rows.length] }
}

/** The merged cells of a tab, and for each column of a table the cell that is lowest in it. */
interface Merges {
  all: Set<CellRange>
  byColumn: Map<number, CellRange>
}

/** Writes a row of a table, in several where its cells hold lists. */
function tableRow(cells: readonly DocumentCell[], rows: (string | undefined)[][], merges: Merges): void {
  const first = rows.length
  const texts = listsOf(cells.map(({ paragraphs }) => withoutEnds(paragraphs)))
  const height = texts.reduce((most, { length }) => Math.max(most, length), 1)
  for (let at = 0; at < height; at += 1) rows.push([])
  let column = 0
  for (const [at, { columns, continued }] of cells.entries()) {
    for (const [down, text] of (texts[at] ?? []).entries()) {
      const row = rows[first + down]
      if (row !== undefined && text !== '' && !continued) row[column] = text
    }
    const toRow = first + height - 1
    const above = continued ? merges.byColumn.get(column) : undefined
    const merge = above ?? { fromRow: first, fromColumn: column, toRow, toColumn: column + columns - 1 }
    merge.toRow = toRow
    merges.byColumn.set(column, merge)
    if (columns > 1 || continued) merges.all.add(merge)
    column += columns
  }
}

/**
 * The texts of the cells of a row, one for each row that they make. Lists of the same length are beside each other,
 * as names and quantities are, and so are lists of words. Where a list of figures is shorter than its names, which figure
 * is whose cannot be known: such cells stay one.
 */
function listsOf(cells: readonly string[][]): string[][] {
  const lists = cells.filter(({ length }) => length > 1)
  if (lists.length === 0) return [...cells]
  const isOneLength = new Set(lists.map(({ length }) => length)).size === 1
  const isBesideFigures =
    lists.length === 1 && cells.some((cell) => cell.length === 1 && FIGURE.test(cell[0] ?? ''))
  if (isBesideFigures) return cells.map((cell) => [cell.join(' ')])
  const hasFigures = lists.some(
    (list) => list.filter((text) => FIGURE.test(text)).length * 2 > list.filter((text) => text !== '').length,
  )
  return isOneLength || !hasFigures ? [...cells] : cells.map((cell) => [cell.join('\n')])
}

function withoutEnds(paragraphs: readonly string[]): string[] {
  const texts = paragraphs.map((text) => text.replaceAll(/\s+/gu, ' ').trim())
  const from = texts.findIndex((text) => text !== '')
  return from === -1 ? [] : texts.slice(from, texts.findLastIndex((text) => text !== '') + 1)
}
