import { type Block, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import type { Page } from '#web/lib/pages/page.ts'
import {
  detailRow,
  paperHead,
  type PaperSetting,
  sectionTitle,
  textBlock,
} from '#web/lib/pages/paper-blocks.ts'
import { HEAD_ROW, LEADING, LINE_ROW, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { type Run, setText } from '#web/lib/pages/set-text.ts'
import { placedColumns, tableRow } from '#web/lib/pages/table-rows.ts'
import type { TraceDocument, TraceTable } from './trace-document.ts'

/** Points. */
const SECTION_GAP = 14
const GROUP_GAP = 6

/** The page for an inspector: what is known of a batch or a delivery, and what may follow from it. */
export function composeTrace(trace: TraceDocument, measure: Measure): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.portrait, language: 'fr' })
  const setting = { width: flow.width, measure }
  flow.put(stacked([paperHead(trace, setting), ...trace.facts.map((fact) => detailRow(fact, setting))]))
  for (const table of trace.tables) putTable(flow, table, setting)
  return withFeet(flow.pages, trace.footer, measure)
}

function putTable(flow: PageFlow, table: TraceTable, setting: PaperSetting): void {
  const { width, measure } = setting
  const columns = placedColumns(
    table.shares.map((share, index) => ({ share, ...(index > 0 && { left: 6 }) })),
    width,
  )
  const cell = (index: number, run: Run, leading: number) =>
    setText(run.text === '' ? [] : [run], {
      room: columns[index]?.room ?? 0,
      leading,
      align: 'left',
      measure,
    })
  const line = (text: string, style: Run['style']) =>
    textBlock([{ text, style }], { room: width, leading: LEADING.prose }, measure)
  const head = tableRow(
    table.headings.map((text, index) => cell(index, { text, style: PAPER_STYLES.headCell }, LEADING.small)),
    columns,
    { kind: 'tableHead', width, ...HEAD_ROW },
  )
  const rowOf = (cells: readonly string[]): Block =>
    tableRow(
      cells.map((text, index) =>
        cell(index, { text, style: index === 0 ? PAPER_STYLES.strong : PAPER_STYLES.text }, LEADING.text),
      ),
      columns,
      { kind: 'tableRow', width, ...LINE_ROW },
    )
  const opening = stacked([sectionTitle(table.title, setting), 4, line(table.lead, PAPER_STYLES.text), 6])
  if (table.groups.length === 0) flow.put(opening, { gap: SECTION_GAP })
  table.groups.forEach(({ head: named, rows, empty }, place) => {
    const title = stacked([
      GROUP_GAP,
      textBlock([{ text: named, style: PAPER_STYLES.strong }], { room: width, kind: 'subsection' }, measure),
    ])
    const blocks =
      rows.length > 0 ? rows.map(({ cells }) => rowOf(cells)) : [line(empty, PAPER_STYLES.dimmed)]
    blocks.forEach((block, index) => {
      const isFirst = place === 0 && index === 0
      const parts = [
        ...(isFirst ? [opening, head] : []),
        ...(index === 0 && named !== '' ? [title] : []),
        block,
      ]
      flow.put(stacked(parts), { gap: isFirst ? SECTION_GAP : 0, head })
    })
  })
}
