import { stacked } from '#web/lib/pages/block.ts'
import type { PageFlow } from '#web/lib/pages/page-flow.ts'
import { type PaperSetting, sectionTitle, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { HEAD_ROW, LEADING, LINE_ROW, PAPER_STYLES, RULES } from '#web/lib/pages/paper-styles.ts'
import type { Line, Shape } from '#web/lib/pages/page.ts'
import { type Run, setText } from '#web/lib/pages/set-text.ts'
import { type CellContent, placedColumns, type PlacedColumn, tableRow } from '#web/lib/pages/table-rows.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { DocumentCell, IngredientColumnKey } from '../document/ingredient-columns.ts'
import type { DocumentColumn } from '../document/document-columns.ts'
import type { SheetDocument } from '../document/sheet-document.ts'
import type { SheetAbout } from './about.ts'

type IngredientRow = SheetDocument['ingredients']['rows'][number]

/** Points beside the texts of a column, and its style where it is another than that of the others. */
const LOOKS: Partial<Record<IngredientColumnKey, { left?: number; right?: number; strong?: true }>> = {
  unit: { left: 6, right: 0 },
  product: { right: 10, strong: true },
}
/** Points at the right of a column of words, so that none touches the text of the next. */
const BESIDE_WORDS = 8

/** The lines: their head is repeated on every page, and none of them is cut in two. */
export function putIngredients(
  flow: PageFlow,
  { title, columns, rows, empty }: SheetDocument['ingredients'],
  { gap, ...setting }: PaperSetting & { gap: number },
): void {
  const { width, measure } = setting
  const placed = placedColumns(
    columns.map(({ key, width: share, end }) => ({
      share,
      right: end ? 0 : BESIDE_WORDS,
      ...LOOKS[key],
    })),
    width,
  )
  const namedBy = columns.findIndex(({ key }) => key === 'product')
  const cellsOf = (content: (column: DocumentColumn, place: PlacedColumn) => CellContent) =>
    columns.map((column, index) => content(column, placed[index] ?? { x: 0, room: 0 }))
  const head = tableRow(
    cellsOf(({ heading, end }, { room }) =>
      setText([{ text: heading, style: PAPER_STYLES.headCell }], {
        room,
        leading: LEADING.small,
        align: end ? 'right' : 'left',
        measure,
      }),
    ),
    placed,
    { kind: 'tableHead', width, ...HEAD_ROW },
  )
  const lines = rows.map((row) =>
    tableRow(
      cellsOf((column, { room }) => cellContent(row, column, room, setting)),
      placed,
      { kind: 'tableRow', width, namedBy, ...LINE_ROW },
    ),
  )
  const [first, ...others] = lines
  const none = textBlock([{ text: empty, style: PAPER_STYLES.dimmed }], { room: width }, measure)
  // No head is alone at the foot of a page.
  flow.put(stacked([sectionTitle(title, setting), head, ...(first ? [first] : [LINE_ROW.padding, none])]), {
    gap,
  })
  for (const line of others) flow.put(line, { head })
}

function cellContent(
  row: IngredientRow,
  { key, end }: DocumentColumn,
  room: number,
  { measure }: PaperSetting,
): CellContent {
  const { badges, text, aside, warning }: DocumentCell = row.cells[key]
  if (badges !== undefined) return badgesIn(badges, aside, room, measure)
  const runs: Run[] = [
    { text, style: LOOKS[key]?.strong ? PAPER_STYLES.strong : PAPER_STYLES.text, about: aboutOf(row, key) },
    { text: aside, style: PAPER_STYLES.dimmed },
    { text: warning, style: PAPER_STYLES.warning },
  ]
  const align = end ? 'right' : 'left'
  return setText(
    runs.filter((run) => run.text !== ''),
    { room, leading: LEADING.text, align, measure },
  )
}

function aboutOf({ key, to }: IngredientRow, column: IngredientColumnKey): SheetAbout | undefined {
  if (column === 'total') return `line ${key}`
  return column === 'product' && to !== null ? `product ${key}` : undefined
}

/** Points of a badge: between its letters and its frame, between two, and its height. */
const BADGE = { side: 3.5, gap: 3, height: 10.6, radius: 2.5 }

/** Each in a frame, in as many rows as they need, then what is beside them. */
function badgesIn(
  badges: readonly string[],
  aside: string,
  room: number,
  measure: PaperSetting['measure'],
): CellContent {
  const style = PAPER_STYLES.badge
  const lines: Line[] = []
  const shapes: Shape[] = []
  let [x, top] = [0, 0]
  for (const text of badges) {
    const width = widthOf(text, style, measure) + 2 * BADGE.side
    if (x > 0 && x + width > room) [x, top] = [0, top + BADGE.height + BADGE.gap]
    const { width: line, color } = RULES.hairline
    shapes.push({ kind: 'frame', x, y: top, width, height: BADGE.height, line, color, radius: BADGE.radius })
    lines.push({
      ...style,
      text,
      x: x + BADGE.side,
      y: top + BADGE.height / 2 + 0.34 * style.size,
      align: 'left',
    })
    x += width + BADGE.gap
  }
  const framed = badges.length === 0 ? 0 : top + BADGE.height
  if (aside === '') return { lines, shapes, height: framed }
  const own = [{ text: aside, style: PAPER_STYLES.dimmed }]
  const beside = setText(own, { room: room - x, leading: LEADING.text, measure })
  const isBeside = badges.length > 0 && beside.lines.length === 1
  const textOf = isBeside ? beside : setText(own, { room, leading: LEADING.text, measure })
  const moved = isBeside
    ? { x, y: top + (BADGE.height - textOf.height) / 2 }
    : { x: 0, y: framed === 0 ? 0 : framed + BADGE.gap / 2 }
  lines.push(...textOf.lines.map((line) => ({ ...line, x: line.x + moved.x, y: line.y + moved.y })))
  return { lines, shapes, height: Math.max(framed, moved.y + textOf.height) }
}
