import { isEmptyRow } from './cell.ts'
import type { Matrix } from './cell.ts'
import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from './limits.ts'
import type { TableRefusal } from './limits.ts'
import { rejoinDecimals } from './rejoin-decimals.ts'
import { SEPARATORS, splitRows } from './split-rows.ts'
import type { Separator } from './split-rows.ts'

export type Table =
  | {
      known: true
      rows: string[][]
      /** A space for lines that their reader has divided; null for lines that nothing divides. */
      separator: Separator | ' ' | null
    }
  | { known: false; reason: TableRefusal }

/** The length of text examined for the separator. */
const SAMPLE_CHARACTERS = 64 * 1024
const SAMPLE_ROWS = 200
/** An earlier separator of the order is used if its rows are nearly as even as those of the best one. */
const NEARLY = 0.75
/** The comma last: it also occurs in prices and names. */
const ORDER: readonly Separator[] = ['\t', ';', '|', ',']
const NOTHING = /^(?:sep=)?[\s;,|"\ufeff]*$/u
/** What Excel writes in front of a table to name its separator. */
const ANNOUNCED = /^sep=([;,\t|])\r?\n/iu

/** The row that names the columns of a table by the heads that its reader knows, from 0; null where none does. */
type HeadRowFinder = (rows: Matrix) => number | null

/** What a reader knows of the text tables that it reads. */
export interface TextTakes {
  headRowOf: HeadRowFinder
  /** The rows of a text whose cells no separator divides; null for a text that is no table. */
  rowsOfLines?: (text: string) => string[][] | null
}

/**
 * Splits a text into rows and cells; without a separator, and if the reader finds no cells in its lines, each line is one cell.
 * Empty rows are kept.
 */
export function readTable(text: string, { headRowOf, rowsOfLines }: TextTakes): Table {
  if (NOTHING.test(text)) return { known: false, reason: 'empty-file' }
  const announced = ANNOUNCED.exec(text)
  const body = announced === null ? text : text.slice(announced[0].length)
  const named = separatorNamed(announced?.[1])
  const isOfLines = named === null && rowsOfLines !== undefined && !isDivided(sampleOf(body))
  const lines = isOfLines ? rowsOfLines(body) : null
  if (lines !== null) return tableOf(lines, ' ')
  const separator = isOfLines ? null : (named ?? separatorOf(sampleOf(body)))
  const rows = splitRows(body, { separator: separator ?? '\t', atMost: MAX_ROWS, mostCells: MAX_CELLS })
  return tableOf(separator === ',' ? rejoinDecimals(rows, headRowOf(rows)) : rows, separator)
}

function tableOf(rows: string[][], separator: Separator | ' ' | null): Table {
  const reason = tableSizeRefusal(rows)
  return reason === null ? { known: true, rows, separator } : { known: false, reason }
}

/** Why a table is too large; null when it is not. */
export function tableSizeRefusal(rows: Matrix): TableRefusal | null {
  if (rows.length > MAX_ROWS) return 'too-many-rows'
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  return cells > MAX_CELLS || rows.some((row) => row.length > MAX_COLUMNS) ? 'too-many-cells' : null
}

function separatorNamed(sign: string | undefined): Separator | null {
  return SEPARATORS.find((separator) => separator === sign) ?? null
}

/** The separator by which most rows have the same number of cells; null without any. */
function separatorOf(sample: string): Separator | null {
  const scores = ORDER.map((separator) => ({ separator, evenness: evennessOf(sample, separator) }))
  const best = Math.max(...scores.map(({ evenness }) => evenness))
  if (best === 0) return null
  return scores.find(({ evenness }) => evenness >= best * NEARLY)?.separator ?? null
}

/** The share of rows with the most frequent number of cells, at least two. */
function evennessOf(sample: string, separator: Separator): number {
  const rows = splitRows(sample, { separator, atMost: SAMPLE_ROWS }).filter((row) => !isEmptyRow(row))
  const counts = new Map<number, number>()
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  return rows.length === 0 ? 0 : Math.max(0, ...counts.values()) / rows.length
}

function sampleOf(text: string): string {
  const cut = text.length > SAMPLE_CHARACTERS ? text.lastIndexOf('\n', SAMPLE_CHARACTERS) : -1
  return cut > 0 ? text.slice(0, cut) : text.slice(0, SAMPLE_CHARACTERS)
}

/** The least share of rows that a separator divides, of those with a figure. */
const DIVIDED = 0.5
/** The comma of '2,40' behind words in its own cell, and of '2,40 €' behind a space or at the start in any. */
const DECIMAL_COMMA =
  /(?<=[^\d\s,][^,\n]{0,80}[\s:€=(.…→-]\s?\d{1,3}|[^\d\s,][:€=(]\d{1,3}),(?=\d{1,2}(?!\d))|(?<=(?:^|[\s:=])\d{1,3}),(?=\d{2}\s?(?:€|eur))/u

/** Commas of a line, and decimals with a point, by which its commas divide cells. */
const MOST_COMMAS = 2
const POINT = /\d\.\d{1,2}(?!\d)/u

const hasDecimalComma = (line: string) =>
  DECIMAL_COMMA.test(line) && !POINT.test(line) && line.split(',').length - 1 <= MOST_COMMAS

/** Whether separators divide most lines that have a figure: the comma of decimals does not. */
function isDivided(sample: string): boolean {
  const written = sample.split('\n').filter((line) => line.trim() !== '')
  const figured = written.filter((line) => /\d/u.test(line))
  const lines = figured.length === 0 ? written : figured
  const most = (is: (line: string) => boolean) =>
    lines.filter(is).length >= Math.max(1, lines.length * DIVIDED)
  return SEPARATORS.some((separator) => {
    if (separator !== ',') return most((line) => line.includes(separator))
    return !most(hasDecimalComma) && most((line) => line.includes(separator))
  })
}
