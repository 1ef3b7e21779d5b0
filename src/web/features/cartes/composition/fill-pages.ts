import { heightOf } from './divide-columns.ts'
import { PAPERS } from './formats.ts'
import { frameOf } from './frame.ts'
import { emptyPage } from '#web/lib/pages/page.ts'
import type { Page, Part, Shape } from '#web/lib/pages/page.ts'
import { placeHeading } from './heading.ts'
import { place } from '#web/lib/pages/place.ts'
import type { Row } from './row.ts'
import type { SetCarte } from './set-carte.ts'
import { styleOf } from './setting.ts'

/** Gaps grow by this much at most where a page has room to spare, on one page and on each of several. */
const MOST_STRETCH = { alone: 0.5, among: 0.45 }
/** The share of a single page's free space above the content: a little over the middle. */
const ABOVE = 0.4

/** Pages from which they are numbered: fewer lie in one hand. */
const LONG = 3
/** Of the number's baseline above the edge of the paper, of the bottom margin. */
const NUMBER_HEIGHT = 0.7

function pageNumber({ setting, layout, pages }: SetCarte, number: number): Part {
  const { width, height } = PAPERS[setting.look.pageFormat]
  const style = styleOf(setting, 'footer')
  const y = height - layout.bottom * NUMBER_HEIGHT
  return {
    kind: 'text',
    lines: [{ ...style, text: `${String(number)} / ${String(pages)}`, x: width / 2, y, align: 'center' }],
  }
}

/** Places what was set on its pages. */
export function fillPages(set: SetCarte): Page[] {
  const { layout, setting, heading, foot, rows, pages, division } = set
  const paper = PAPERS[setting.look.pageFormat]
  const columns = columnsOf(set)
  return Array.from({ length: pages }, (_, number) => {
    const page = emptyPage({
      ...paper,
      language: setting.language,
      ground: setting.theme.ground,
      shapes: frameOf(set),
    })
    const own = columns.slice(number * layout.columns, (number + 1) * layout.columns)
    const stretch = stretchOf(own, pages)
    let top = layout.top + (pages === 1 ? freeOf(own, stretch) * ABOVE : 0)
    if (number === 0) {
      placeHeading(heading, layout.side, top, page)
      top += heading.height
    }
    for (let column = 0; column < layout.columns; column += 1) {
      const index = number * layout.columns + column
      const from = division.starts[index] ?? rows.length
      const to = division.starts[index + 1] ?? rows.length
      const x = layout.side + column * (setting.width + layout.gutter)
      placeColumn(rows.slice(from, to), { x, y: top, width: setting.width, stretch }, page)
    }
    if (pages >= LONG) page.parts.push(pageNumber(set, number + 1))
    if (number === pages - 1) place(foot, layout.side, paper.height - layout.bottom - foot.height, page)
    return page
  })
}

interface Place {
  x: number
  y: number
  width: number
  stretch: number
}

function placeColumn(rows: readonly Row[], { x, y, width, stretch }: Place, page: Page): void {
  let top = y
  let frame: { key: string; shape: Extract<Shape, { kind: 'frame' }> } | null = null
  rows.forEach((row, index) => {
    // The name of a menu that goes on is in its frame.
    const headed = top
    if (index === 0 && row.head) {
      place(row.head, x, top, page)
      top += row.head.height + row.head.gap * stretch
    }
    const gap = index === 0 ? 0 : row.gap * (1 + stretch)
    top += gap
    if (row.framed && frame?.key === row.framed.key) frame.shape.height += gap + row.height
    else if (row.framed) {
      const { color, line, key } = row.framed
      const y = index === 0 ? headed : top
      frame = { key, shape: { kind: 'frame', x, y, width, height: top + row.height - y, line, color } }
      page.shapes.push(frame.shape)
    }
    place(row, x, top, page)
    top += row.height
    if (index === rows.length - 1 && row.framed && frame) frame.shape.height += row.tail ?? 0
  })
}

interface Spare {
  /** What its rows leave free of a column. */
  free: number
  /** All gaps of its rows. */
  gaps: number
}

/** How much the gaps of a page grow, the same in all its columns. */
function stretchOf(columns: readonly Spare[], pages: number): number {
  return columns.reduce(
    (least, { free, gaps }) => (gaps === 0 ? least : Math.min(least, Math.max(0, free) / gaps)),
    pages === 1 ? MOST_STRETCH.alone : MOST_STRETCH.among,
  )
}

/** What a page still has to spare then. */
function freeOf(columns: readonly Spare[], stretch: number): number {
  return Math.max(0, Math.min(...columns.map(({ free, gaps }) => free - gaps * stretch)))
}

function columnsOf({ rows, heights, division: { starts } }: SetCarte): Spare[] {
  return heights.map((height, index) => {
    const from = starts[index] ?? rows.length
    const to = starts[index + 1] ?? rows.length
    const head = from < to ? (rows[from]?.head?.gap ?? 0) : 0
    const gaps = rows.slice(from + 1, to).reduce((all, { gap }) => all + gap, head)
    return { free: height - heightOf(rows, from, to), gaps }
  })
}
