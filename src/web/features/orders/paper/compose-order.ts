import { type Block, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { paperHead, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { HEAD_ROW, LEADING, LINE_ROW, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { setText } from '#web/lib/pages/set-text.ts'
import { placedColumns, tableRow } from '#web/lib/pages/table-rows.ts'
import { type OrderPaper, PAPER_COLUMNS } from './order-paper.ts'

/** Points. */
const HEAD_GAP = 8
const BESIDE = 8

/** An order form on pages; the head of its table is on each of them. */
export function composeOrder(paper: OrderPaper, measure: Measure): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.portrait, language: paper.language })
  const { width } = flow
  const columns = PAPER_COLUMNS.map((column) => ({ share: column.width, right: BESIDE }))
  const placed = placedColumns(columns, width)
  const row = (cells: readonly string[], isHead: boolean): Block =>
    tableRow(
      PAPER_COLUMNS.map((column, index) =>
        setText(
          [
            {
              text: cells[index] ?? '',
              style: isHead
                ? PAPER_STYLES.headCell
                : column.key === 'quantity'
                  ? PAPER_STYLES.strong
                  : PAPER_STYLES.text,
            },
          ].filter(({ text }) => text !== ''),
          {
            room: placed[index]?.room ?? 0,
            leading: isHead ? LEADING.small : LEADING.text,
            align: column.key === 'quantity' ? 'right' : 'left',
            measure,
          },
        ),
      ),
      placed,
      isHead ? { kind: 'tableHead', width, ...HEAD_ROW } : { kind: 'tableRow', width, ...LINE_ROW },
    )
  const facts = paper.facts.map((text) =>
    textBlock([{ text, style: PAPER_STYLES.text }], { room: width }, measure),
  )
  flow.put(
    stacked([
      paperHead({ heading: paper.heading, title: paper.title }, { width, measure }),
      ...facts,
      HEAD_GAP,
    ]),
  )
  const head = row(paper.headings, true)
  flow.put(head)
  for (const { cells } of paper.rows) flow.put(row(cells, false), { head })
  return withFeet(flow.pages, paper.footer, measure)
}
