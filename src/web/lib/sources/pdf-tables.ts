import { tabOfTexts } from '#domain/tables/tab.ts'
import type { Tab } from '#domain/tables/tab.ts'
import { columnAt, columnsOf, overlap, rowOf } from './pdf-columns.ts'
import type { Column } from './pdf-columns.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'
import { blocksOf } from './pdf-tab.ts'
import type { TableTakes } from './takes.ts'
import { withFilledCells } from './pdf-filled-cells.ts'
import { withMiddles, withRaisedFigures, withSplitTexts } from './pdf-texts.ts'

/** The rows of one table, with the line of its heads where it has one. */
interface Section {
  heads: PdfLine | null
  lines: PdfLine[]
}

/**
 * All pages of a PDF as one table: each row has the same columns, also where a page leaves one empty.
 * Heads that come again continue it; other heads begin another table.
 */
export function pdfTables(
  pages: readonly (readonly PdfLine[])[],
  takes: Pick<TableTakes, 'headRowOf' | 'isHeading'>,
): Tab[] {
  const sections = sectionsOf(
    pages.map((page) => blocksOf(withMiddles(withRaisedFigures(page))).flatMap(withSplitTexts)),
    takes.headRowOf,
  )
  return sections.map(({ heads, lines }, at) => {
    const own = withFilledCells(lines, heads)
    const shown = rowsIn(own, heads)
    const columns = withoutSplitColumns(
      columnsOf(shown, ({ isSplit }) => isSplit !== true),
      shown,
    )
    const placed = own.map((line) => inColumns(line, columns))
    const rows = withContinuedCells(placed, columns, takes.isHeading ?? (() => false)).map(({ segments }) =>
      rowOf(segments, columns),
    )
    return tabOfTexts(sections.length === 1 ? '' : String(at + 1), rows)
  })
}

function sectionsOf(pages: readonly (readonly PdfLine[])[], headRowOf: TableTakes['headRowOf']): Section[] {
  const sections: Section[] = [{ heads: null, lines: [] }]
  for (const page of pages) {
    let shift = shiftOf(page, sections.at(-1)?.lines ?? [])
    for (const line of page) {
      const section = sections.at(-1)
      const isHead = line.isTabular && headRowOf([textsOf(line)]) === 0
      if (section === undefined || (isHead && section.heads !== null && !isSame(section.heads, line))) {
        shift = 0
        sections.push({ heads: line, lines: [line] })
        continue
      }
      if (isHead && section.heads !== null) shift = leftOf(line) - leftOf(section.heads)
      if (isHead) section.heads ??= line
      section.lines.push(shifted(line, -shift))
    }
  }
  return sections
}

/** In points: places that count as the same; widest margin between pages. */
const SAME = 2
const WIDEST_SHIFT = 90
/** So many times more texts have to begin where others do. */
const BETTER = 1.5

/**
 * How much more to the right a page is than the lines that it goes on from, as the pages of a book have other margins in turn:
 * by how much most of its texts begin where texts before them do.
 */
function shiftOf(page: readonly PdfLine[], before: readonly PdfLine[]): number {
  const known = new Set(leftsOf(before))
  const own = leftsOf(page)
  const scoreOf = (shift: number) => own.filter((left) => known.has(left - shift)).length
  let best = { shift: 0, score: scoreOf(0) }
  for (let shift = -WIDEST_SHIFT / SAME; shift <= WIDEST_SHIFT / SAME; shift += 1) {
    const score = scoreOf(shift)
    if (score > best.score * BETTER) best = { shift, score }
  }
  return best.shift * SAME
}

const leftsOf = (lines: readonly PdfLine[]) =>
  lines.flatMap(({ segments, isTabular }) =>
    isTabular ? segments.map(({ left }) => Math.round(left / SAME)) : [],
  )

/** The lines that show where columns are: those of addresses and remarks have fewer texts, across several columns. */
function rowsIn(lines: readonly PdfLine[], heads: PdfLine | null): PdfLine[] {
  const tabular = lines.filter(({ isTabular }) => isTabular)
  const most = heads?.segments.length ?? Math.max(0, ...tabular.map(({ segments }) => segments.length))
  return tabular.filter(({ segments }) => segments.length * 2 >= most)
}

const textsOf = ({ segments }: PdfLine) => segments.map(({ text }) => text)
const leftOf = ({ segments }: PdfLine) => Math.min(...segments.map(({ left }) => left))
const isSame = (one: PdfLine, other: PdfLine) => textsOf(one).join('|') === textsOf(other).join('|')

function shifted(line: PdfLine, by: number): PdfLine {
  if (by === 0) return line
  return {
    ...line,
    segments: line.segments.map(({ text, left, right }) => ({ text, left: left + by, right: right + by })),
  }
}

/** Share of the texts of a column that were not split from the text before them. */
const LEAST_WHOLE = 0.2

/** Without columns of last words alone: they belong to the column before. */
function withoutSplitColumns(columns: readonly Column[], lines: readonly PdfLine[]): Column[] {
  const segments = lines.flatMap((line) => line.segments)
  const kept: Column[] = []
  for (const [at, column] of columns.entries()) {
    const own = segments.filter((segment) => columnAt(segment, columns) === at)
    const whole = own.filter(({ isSplit }) => isSplit !== true)
    const last = kept.at(-1)
    if (last !== undefined && whole.length <= own.length * LEAST_WHOLE) last.right = column.right
    else kept.push({ ...column })
  }
  return kept
}

/** With one text for each column: a last word outside all columns, split where other lines have a gap, stays with its text. */
function inColumns(line: PdfLine, columns: readonly Column[]): PdfLine {
  const segments: Segment[] = []
  for (const segment of line.segments) {
    const last = segments.at(-1)
    const isRest = segment.isSplit === true && columns.every((column) => overlap(segment, column) === 0)
    if (last === undefined || !(isRest || columnAt(last, columns) === columnAt(segment, columns)))
      segments.push({ ...segment })
    else {
      last.text += ` ${segment.text}`
      last.right = Math.max(last.right, segment.right)
    }
  }
  return { ...line, segments }
}

/** In points: texts of one column that begin at the same place. */
const ALIGNED = 2
/** Share of the letters' size: lines of one text are not further apart. */
const LEADING = 1.45
/** Shares of the least distance of rows: nearer lines are of one cell, further ones of none. */
const NEARER = 0.93
const FURTHER = 1.05
/** Share of the letters' size: a line in other letters is a heading. */
const OTHER_SIZE = 0.08

/**
 * With a text that goes on in the next line joined to its cell: one that begins under it, and that is nearer than the next row
 * would be or whose first word had no room left in the column.
 */
function withContinuedCells(
  lines: readonly PdfLine[],
  columns: readonly Column[],
  isNamed: (text: string) => boolean,
): PdfLine[] {
  const pitch = leastDistance(lines)
  const limits = columns.map((_, at) => rightmost(lines, columns, at))
  const joined: PdfLine[] = []
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1)
    const above = lines[at - 1]
    const [only, ...others] = line.segments
    const column = only === undefined ? -1 : columnAt(only, columns)
    const target = before?.segments.find((segment) => columnAt(segment, columns) === column)
    if (
      before === undefined ||
      above === undefined ||
      only === undefined ||
      others.length > 0 ||
      line.isTabular ||
      target === undefined ||
      !before.isTabular ||
      columns.filter((one) => overlap(only, one) > 0).length !== 1 ||
      !isOfCell(line, only, target, before) ||
      !goesOn(line, above)
    ) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = {
      ...before,
      segments: before.segments.map((segment) =>
        segment === target ? { ...segment, text: `${segment.text} ${only.text}` } : segment,
      ),
    }

    function goesOn({ base, size }: PdfLine, { base: from, segments }: PdfLine): boolean {
      const gap = base - from
      if (gap <= 0 || gap > Math.min(pitch * FURTHER, size * LEADING)) return false
      const last = segments.find((segment) => columnAt(segment, columns) === column)
      if (gap < pitch * NEARER) return true
      const hadNoRoom =
        last !== undefined && only !== undefined && last.right + firstWord(only) > (limits[column] ?? 0)
      return hadNoRoom && !isNamed(only.text) && !isHeading(only.text, last.text)
    }
  }
  return joined
}

function isOfCell({ size }: PdfLine, only: Segment, target: Segment, before: PdfLine): boolean {
  return (
    Math.abs(only.left - target.left) <= ALIGNED && Math.abs(size - before.size) <= before.size * OTHER_SIZE
  )
}

/** How far the texts of a column reach. */
function rightmost(lines: readonly PdfLine[], columns: readonly Column[], column: number): number {
  const own = lines.flatMap(({ segments, isTabular }) =>
    isTabular ? segments.filter((segment) => columnAt(segment, columns) === column) : [],
  )
  return own.reduce((most, { right }) => Math.max(most, right), 0)
}

/** How wide the first word of a text is, with a space before it. */
function firstWord({ text, left, right }: Segment): number {
  const [word = ''] = text.split(' ')
  return ((word.length + 1) * (right - left)) / Math.max(1, text.length)
}

/** 'FROMAGES' under small letters; 'IGP' and 'MG' are words of names. */
const isHeading = (text: string, above: string) =>
  isCapitals(text) && !isCapitals(above) && text.length > LONGEST_MARK
const LONGEST_MARK = 4

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/** The distance of rows of one line: few are nearer to each other. */
function leastDistance(lines: readonly PdfLine[]): number {
  const gaps = lines
    .slice(1)
    .flatMap((line, at) => {
      const above = lines[at]
      return line.isTabular && above?.isTabular === true ? [line.base - above.base] : []
    })
    .filter((gap) => gap > 0)
    .toSorted((one, other) => one - other)
  return gaps[Math.floor(gaps.length / 10)] ?? Number.POSITIVE_INFINITY
}
