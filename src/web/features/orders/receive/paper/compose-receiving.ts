import { type Block, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import { paperHead, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { HEAD_ROW, LEADING, PAPER_STYLES, RULES } from '#web/lib/pages/paper-styles.ts'
import { type Run, setText } from '#web/lib/pages/set-text.ts'
import { type CellContent, placedColumns, tableRow } from '#web/lib/pages/table-rows.ts'
import { type DeliverySheet, RECEIVING_COLUMNS, type ReceivingPaper } from './receiving-paper.ts'

/** Points. */
const BESIDE = 6
const HEAD_GAP = 8
const SHEET_GAP = 30
/** Room for a hand that writes. */
const PEN_ROW = { padding: 4, least: 27, rule: 'hairline' } as const
const PEN_HEIGHT = 19

/** Receiving sheets, one after the other; the head of a table is on each page that it goes on. */
export function composeReceiving(
  { sheets, foot, language }: ReceivingPaper,
  measure: Measure,
): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.portrait, language })
  const { width } = flow
  sheets.forEach((sheet, index) => {
    const facts = sheet.facts.map((text) =>
      textBlock([{ text, style: PAPER_STYLES.text }], { room: width }, measure),
    )
    const head = headRow(sheet, width, measure)
    const [first, ...rest] = sheet.rows.map((row) => lineRow(row, width, measure))
    // A delivery never begins at the foot of a page without a line of it.
    const opening = stacked([
      paperHead(sheet, { width, measure }),
      ...facts.flatMap((fact) => [HEAD_GAP, fact]),
      HEAD_GAP,
      head,
      ...(first === undefined ? [] : [first]),
    ])
    flow.put(opening, { gap: index === 0 ? 0 : SHEET_GAP })
    for (const row of rest) flow.put(row, { head })
  })
  return withFeet(flow.pages, foot, measure)
}

const columnsIn = (width: number) =>
  placedColumns(
    RECEIVING_COLUMNS.map((column) => ({ share: column.width, right: BESIDE })),
    width,
  )

function headRow({ headings }: DeliverySheet, width: number, measure: Measure): Block {
  const columns = columnsIn(width)
  const cells = RECEIVING_COLUMNS.map(({ key }, index) =>
    setText([{ text: headings[key], style: PAPER_STYLES.headCell }], {
      room: columns[index]?.room ?? 0,
      leading: LEADING.small,
      measure,
    }),
  )
  return tableRow(cells, columns, { kind: 'tableHead', width, ...HEAD_ROW })
}

function lineRow(row: DeliverySheet['rows'][number], width: number, measure: Measure): Block {
  const columns = columnsIn(width)
  const runs: Record<string, readonly Run[]> = {
    name: [
      { text: row.name, style: PAPER_STYLES.strong },
      ...(row.code === '' ? [] : [{ text: `\u00a0 ${row.code}`, style: PAPER_STYLES.dimmed }]),
    ],
    ordered: row.ordered === '' ? [] : [{ text: row.ordered, style: PAPER_STYLES.text }],
  }
  const cells = RECEIVING_COLUMNS.map(({ key }, index): CellContent => {
    const written = runs[key]
    if (written === undefined) return PEN
    return setText(written, { room: columns[index]?.room ?? 0, leading: LEADING.text, measure })
  })
  return tableRow(cells, columns, { kind: 'tableRow', width, namedBy: 0, ...PEN_ROW })
}

/** An empty cell, with a line at its left. */
const PEN: CellContent = {
  lines: [],
  shapes: [{ kind: 'rule', x1: -BESIDE / 2, x2: -BESIDE / 2, y1: 0, y2: PEN_HEIGHT, ...RULES.hairline }],
  height: PEN_HEIGHT,
}
