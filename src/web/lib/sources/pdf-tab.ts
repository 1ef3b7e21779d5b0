import { tabOfTexts } from '#domain/tables/tab.ts'
import type { Tab } from '#domain/tables/tab.ts'
import { columnAt, columnsOf, median, overlap, rowOf } from './pdf-columns.ts'
import type { Column } from './pdf-columns.ts'
import type { PdfLine } from './pdf-lines.ts'
import { withMiddles, withSplitTexts } from './pdf-texts.ts'

/** Lines that belong together: without a gap that is much wider than the others. */
interface Block {
  lines: PdfLine[]
  columns: Column[]
}

/** Share of the usual distance of lines that parts blocks. */
const FAR = 1.7
/** The second line of a cell is this much nearer to its first than rows are to each other, and than letters are high. */
const WRAPPED = 0.8
const TIGHT = 1.35
/** How a second line begins: 'de Bretagne', '(doux)'. One that begins as a heading does is one. */
const CONTINUED = /^[\p{Ll}(%,-]/u

/** A title is this much larger than the text of its page. */
const LARGER = 1.2

/** The pages of a PDF as tabs: one that begins with a title in larger letters begins another one. */
export function pdfTabs(pages: readonly (readonly PdfLine[])[], name: string): Tab[] {
  const groups: (readonly PdfLine[])[][] = []
  for (const lines of pages) {
    const [first] = lines
    const usual = median(lines.map(({ size }) => size))
    const isTitle =
      first !== undefined && !first.isTabular && first.size >= usual * LARGER && lines.length > 2
    const group = groups.at(-1)
    if (group === undefined || isTitle) groups.push([lines])
    else group.push(lines)
  }
  return groups.map((group) => pdfTab(group, name))
}

/** The lines of pages as a tab: each line a row, each text in its column. */
function pdfTab(pages: readonly (readonly PdfLine[])[], name: string): Tab {
  const blocks: Block[] = []
  for (const block of pages.flatMap((page) => blocksOf(withMiddles(page)))) {
    const lines = withSplitTexts(block)
    const before = blocks.at(-1)?.columns ?? null
    const columns = before !== null && fits(lines, before) ? before : columnsOf(lines)
    blocks.push({ lines: withoutWrapped(lines, columns), columns })
  }
  const rows = blocks.flatMap(({ lines, columns }, at) => [
    ...(at === 0 ? [] : [[]]),
    ...lines.map(({ segments }) => rowOf(segments, columns)),
  ])
  return tabOfTexts(name, rows)
}

export function blocksOf(lines: readonly PdfLine[]): PdfLine[][] {
  const gaps = lines.slice(1).map(({ base }, at) => base - (lines[at]?.base ?? base))
  const usual = median(gaps)
  const blocks: PdfLine[][] = []
  lines.forEach((line, at) => {
    const isFar = at > 0 && (gaps[at - 1] ?? 0) > Math.max(usual * FAR, line.size * 2)
    const block = blocks.at(-1)
    if (block === undefined || isFar) blocks.push([line])
    else block.push(line)
  })
  return blocks
}

/** Whether each text of a block is in one column of the block above, and no two of a line in the same. */
function fits(lines: readonly PdfLine[], columns: readonly Column[]): boolean {
  return lines.every(({ segments, isTabular }) => {
    const places = segments.map((segment) => columns.filter((column) => overlap(segment, column) > 0).length)
    const row = segments.map((segment) => columnAt(segment, columns))
    return isTabular && places.every((count) => count === 1) && new Set(row).size === row.length
  })
}

/** With the second line of a cell joined to its first, where rows are further apart than the lines of a cell. */
function withoutWrapped(lines: readonly PdfLine[], columns: readonly Column[]): PdfLine[] {
  const tabular = lines.filter(({ isTabular }) => isTabular)
  const pitch = median(tabular.slice(1).map(({ base }, at) => base - (tabular[at]?.base ?? base)))
  const joined: PdfLine[] = []
  for (const [at, line] of lines.entries()) {
    const above = joined.at(-1)
    const [only, ...others] = line.segments
    const gap = line.base - (lines[at - 1]?.base ?? line.base)
    const target =
      only === undefined || others.length > 0 || above === undefined || above.segments.length < 2
        ? undefined
        : above.segments.find((segment) => columnAt(segment, columns) === columnAt(only, columns))
    const isWrapped =
      only !== undefined && CONTINUED.test(only.text) && gap < Math.min(pitch * WRAPPED, line.size * TIGHT)
    if (!isWrapped || target === undefined || above === undefined) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = {
      ...above,
      segments: above.segments.map((segment) =>
        segment === target ? { ...segment, text: `${segment.text} ${only.text}` } : segment,
      ),
    }
  }
  return joined
}
