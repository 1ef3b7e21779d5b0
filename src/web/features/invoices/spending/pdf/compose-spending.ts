import { type Block, emptyBlock, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import type { Page, Shape } from '#web/lib/pages/page.ts'
import { paperHead, type PaperSetting, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { HEAD_ROW, LEADING, LINE_ROW, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { type Run, setText } from '#web/lib/pages/set-text.ts'
import { type CellContent, type PlacedColumn, placedColumns, tableRow } from '#web/lib/pages/table-rows.ts'
import { palette } from '#web/theme/palette.ts'
import type { SpendingDocument, SpentProduct, SpentRow } from '../document/spending-document.ts'
import { barShape, curveShapes, DRAWING_HEIGHT } from './drawings.ts'

/** Points. */
const SECTION_GAP = 16

/** The purchases of a period on pages: the words, figures and curves of the page on screen. */
export function composeSpending(spending: SpendingDocument, measure: Measure): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.portrait, language: spending.language })
  const setting = { width: flow.width, measure }
  const { heading, title, total, printedOn, leftOut, headings } = spending
  const about = [`${total.label} ${total.value}`, printedOn, leftOut].filter((text) => text !== null)
  flow.put(stacked([paperHead({ heading, title }, setting), paragraph(about.join(' · '), setting)]))
  const parts = [
    { ...spending.suppliers, heading: headings.supplier },
    { ...spending.months, heading: headings.month },
  ]
  for (const { title: named, heading: first, rows } of parts) {
    const { head, row } = sums([first, '', headings.share, headings.spent], setting)
    putTable(flow, { title: [section(named, setting)], head, rows: rows.map(row) })
  }
  const { products } = spending
  if (products.rows.length === 0) return withFeet(flow.pages, spending.footer, measure)
  const { head, row } = prices(headings, setting)
  const rows = products.rows.map(row)
  putTable(flow, {
    title: [section(products.title, setting), paragraph(products.lead, setting)],
    head,
    rows: products.rest === null ? rows : [...rows, row(products.rest)],
  })
  return withFeet(flow.pages, spending.footer, measure)
}

interface Table<Row> {
  head: Block
  row: (row: Row) => Block
}

/** A row of names, bars, shares and amounts. */
function sums(headings: readonly string[], setting: PaperSetting): Table<SpentRow> {
  const columns = placedColumns(
    [{ share: 40, right: 8 }, { share: 30, right: 8 }, { share: 12 }, { share: 18 }],
    setting.width,
  )
  return {
    head: headRow(headings, columns, { ends: [2, 3], ...setting }),
    row: ({ name, length, share, spent }) => {
      const cell = cellIn(columns, setting)
      const bar = barShape((columns[1]?.room ?? 0) * length, palette.bottle[7])
      return lineRow(
        [
          cell(0, [strong(name)]),
          drawing([bar]),
          cell(2, [plain(share)], 'right'),
          cell(3, [plain(spent)], 'right'),
        ],
        columns,
        setting,
      )
    },
  }
}

/** A row of a product: its name, the curve of its prices, the last one, its share and what was spent. */
function prices(
  headings: SpendingDocument['headings'],
  setting: PaperSetting,
): Table<SpentRow | SpentProduct> {
  const columns = placedColumns(
    [{ share: 33, right: 8 }, { share: 17, right: 10 }, { share: 24 }, { share: 10 }, { share: 16 }],
    setting.width,
  )
  const { product, curve, price, share, spent } = headings
  return {
    head: headRow([product, curve, price, share, spent], columns, { ends: [2, 3, 4], ...setting }),
    row: (row) => {
      const cell = cellIn(columns, setting)
      const known = 'curve' in row ? row : null
      return lineRow(
        [
          cell(0, [known === null ? dimmed(row.name) : strong(row.name)]),
          drawing(known?.curve ? curveShapes(known.curve, columns[1]?.room ?? 0) : []),
          cell(2, known === null ? [] : [plain(known.price), dimmed(known.change)], 'right'),
          cell(3, [plain(row.share)], 'right'),
          cell(4, [plain(row.spent)], 'right'),
        ],
        columns,
        setting,
      )
    },
  }
}

const strong = (text: string): Run => ({ text, style: PAPER_STYLES.strong })
const plain = (text: string): Run => ({ text, style: PAPER_STYLES.text })
const dimmed = (text: string): Run => ({ text, style: PAPER_STYLES.dimmed })

function cellIn(columns: readonly PlacedColumn[], { measure }: PaperSetting) {
  return (index: number, runs: readonly Run[], align: 'left' | 'right' = 'left'): CellContent =>
    setText(
      runs.filter(({ text }) => text !== ''),
      { room: columns[index]?.room ?? 0, leading: LEADING.text, align, measure },
    )
}

function drawing(shapes: Shape[]): CellContent {
  return { lines: [], shapes, height: DRAWING_HEIGHT }
}

function lineRow(
  cells: readonly CellContent[],
  columns: readonly PlacedColumn[],
  { width }: PaperSetting,
): Block {
  return tableRow(cells, columns, { kind: 'tableRow', width, ...LINE_ROW })
}

function headRow(
  headings: readonly string[],
  columns: readonly PlacedColumn[],
  { ends, width, measure }: PaperSetting & { ends: readonly number[] },
): Block {
  const cells = headings.map((text, index) =>
    setText(text === '' ? [] : [{ text, style: PAPER_STYLES.headCell }], {
      room: columns[index]?.room ?? 0,
      leading: LEADING.small,
      align: ends.includes(index) ? 'right' : 'left',
      measure,
    }),
  )
  return tableRow(cells, columns, { kind: 'tableHead', width, ...HEAD_ROW })
}

/** No title and no head is alone at the foot of a page: both are in the block of the first row. */
function putTable(
  flow: PageFlow,
  { title, head, rows }: { title: Block[]; head: Block; rows: Block[] },
): void {
  const [first = emptyBlock(), ...others] = rows
  flow.put(stacked([...title, 2, head, first]), { gap: SECTION_GAP })
  for (const row of others) flow.put(row, { head })
}

function section(text: string, { width, measure }: PaperSetting): Block {
  return textBlock([strong(text)], { room: width, kind: 'section' }, measure)
}

function paragraph(text: string, { width, measure }: PaperSetting): Block {
  return textBlock([dimmed(text)], { room: width }, measure)
}
