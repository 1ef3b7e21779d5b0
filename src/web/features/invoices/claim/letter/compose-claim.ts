import { type Block, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { detailRow, paperHead, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { HEAD_ROW, LEADING, LINE_ROW, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { type Run, setText } from '#web/lib/pages/set-text.ts'
import { placedColumns, tableRow } from '#web/lib/pages/table-rows.ts'
import type { ClaimLetter } from './claim-letter.ts'

/** Points. */
const PARAGRAPH_GAP = 14
const COLUMNS = [
  { share: 31, right: 8 },
  { share: 9 },
  { share: 16 },
  { share: 17 },
  { share: 14 },
  { share: 13 },
]

/** The demand for a credit note on pages. */
export function composeClaim(letter: ClaimLetter, measure: Measure): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.portrait, language: 'fr' })
  const setting = { width: flow.width, measure }
  const columns = placedColumns(COLUMNS, flow.width)
  const cell = (index: number, runs: readonly Run[], leading: number) =>
    setText(
      runs.filter(({ text }) => text !== ''),
      { room: columns[index]?.room ?? 0, leading, align: index === 0 ? 'left' : 'right', measure },
    )
  const paragraph = (text: string, style: Run['style'] = PAPER_STYLES.text) =>
    textBlock([{ text, style }], { room: flow.width, leading: LEADING.prose }, measure)
  const head = tableRow(
    letter.headings.map((text, index) =>
      cell(index, [{ text, style: PAPER_STYLES.headCell }], LEADING.small),
    ),
    columns,
    { kind: 'tableHead', width: flow.width, ...HEAD_ROW },
  )
  const rows = letter.lines.map(({ name, about, quantity, charged, agreed, since, excess }): Block => {
    const runs: Run[][] = [
      [strong(name), dimmed(about)],
      [plain(quantity)],
      [plain(charged)],
      [plain(agreed)],
      [dimmed(since)],
      [strong(excess)],
    ]
    return tableRow(
      runs.map((texts, index) => cell(index, texts, LEADING.text)),
      columns,
      { kind: 'tableRow', width: flow.width, ...LINE_ROW },
    )
  })
  const { heading, title, subtitle } = letter
  flow.put(
    stacked([
      paperHead({ heading, title, subtitle }, setting),
      ...letter.facts.map((fact) => detailRow(fact, setting)),
      PARAGRAPH_GAP,
      paragraph(letter.opening),
    ]),
  )
  rows.forEach((row, index) => {
    if (index === 0) flow.put(stacked([head, row]), { gap: PARAGRAPH_GAP / 2 })
    else flow.put(row, { head })
  })
  const end = [
    ...(letter.total === '' ? [] : [paragraph(letter.total, PAPER_STYLES.strong)]),
    ...letter.deliveries.filter((text) => text !== '').map((text) => paragraph(text)),
    ...(letter.received === '' ? [] : [paragraph(letter.received)]),
    paragraph(letter.closing),
    paragraph(letter.sender),
  ]
  flow.put(stacked(end.flatMap((block, index) => (index === 0 ? [block] : [PARAGRAPH_GAP, block]))), {
    gap: PARAGRAPH_GAP,
  })
  return withFeet(flow.pages, letter.footer, measure)
}

const strong = (text: string): Run => ({ text, style: PAPER_STYLES.strong })
const plain = (text: string): Run => ({ text, style: PAPER_STYLES.text })
const dimmed = (text: string): Run => ({ text, style: PAPER_STYLES.dimmed })
