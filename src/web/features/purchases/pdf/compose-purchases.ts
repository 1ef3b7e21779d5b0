import { abreast, type Block, stacked } from '#web/lib/pages/block.ts'
import { KITCHEN_PAPER, withFeet } from '#web/lib/pages/finished-pages.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { PageFlow } from '#web/lib/pages/page-flow.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { paperHead, type PaperSetting, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { HEAD_ROW, LEADING, LINE_ROW, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { setText } from '#web/lib/pages/set-text.ts'
import { placedColumns, tableRow } from '#web/lib/pages/table-rows.ts'
import {
  APART_COLUMNS,
  PREPARATION_COLUMNS,
  PURCHASE_COLUMNS,
  type PurchaseCell,
} from '../document/purchase-columns.ts'
import type {
  FurtherTable,
  PurchaseDocument,
  PurchaseTotal,
  SupplierSection,
} from '../document/purchase-document.ts'

/** Points. */
const SECTION_GAP = 12
const CATEGORY_GAP = 6
const TOTAL_GAP = 5
const BETWEEN_TOTALS = 20

/** The purchase list on pages: the words and figures of the page on screen. */
export function composePurchases(list: PurchaseDocument, measure: Measure): readonly Page[] {
  const flow = new PageFlow({ ...KITCHEN_PAPER.portrait, language: list.language })
  const setting = { width: flow.width, measure }
  const served = textBlock(
    [{ text: list.subtitle, style: PAPER_STYLES.dimmed }],
    { room: flow.width },
    measure,
  )
  flow.put(stacked([paperHead({ heading: list.heading, title: list.title }, setting), served, 4]))
  const table = tableOf(PURCHASE_COLUMNS, list.headings, setting)
  flow.put(table.head)
  for (const supplier of list.suppliers) putSupplier(flow, supplier, table, setting)
  if (list.suppliers.length > 1) flow.put(totalBlock(list.total, setting), { head: table.head })
  putFurther(flow, { table: list.apart, columns: APART_COLUMNS }, setting)
  putFurther(flow, { table: list.preparations, columns: PREPARATION_COLUMNS }, setting)
  return withFeet(flow.pages, list.footer, measure)
}

type TableColumns<Key extends string> = readonly { key: Key; width: number; end?: true }[]

interface Row<Key extends string> {
  cells: Record<Key, PurchaseCell>
}

interface Table<Key extends string> {
  head: Block
  row: (row: Row<Key>) => Block
}

/** Points beside the texts of a column: texts that follow figures, and the first. */
const INSETS = { first: { right: 8 }, text: { left: 10 }, figure: {} }

function tableOf<Key extends string>(
  columns: TableColumns<Key>,
  headings: Record<Key, string>,
  { width, measure }: PaperSetting,
): Table<Key> {
  const placed = placedColumns(
    columns.map(({ width: share, end }, index) => ({
      share,
      ...INSETS[index === 0 ? 'first' : end ? 'figure' : 'text'],
    })),
    width,
  )
  const set = (index: number, runs: Parameters<typeof setText>[0], leading: number) =>
    setText(
      runs.filter(({ text }) => text !== ''),
      { room: placed[index]?.room ?? 0, leading, align: columns[index]?.end ? 'right' : 'left', measure },
    )
  return {
    head: tableRow(
      columns.map(({ key }, index) =>
        set(index, [{ text: headings[key], style: PAPER_STYLES.headCell }], LEADING.small),
      ),
      placed,
      { kind: 'tableHead', width, ...HEAD_ROW },
    ),
    row: ({ cells }) =>
      tableRow(
        columns.map(({ key }, index) => {
          const { text, strong, aside, warning } = cells[key]
          return set(
            index,
            [
              { text, style: strong ? PAPER_STYLES.strong : PAPER_STYLES.text },
              { text: aside, style: PAPER_STYLES.dimmed },
              { text: warning, style: PAPER_STYLES.warning },
            ],
            LEADING.text,
          )
        }),
        placed,
        { kind: 'tableRow', width, ...LINE_ROW },
      ),
  }
}

/** No head is alone at the foot of a page, and no total at the top of one: each is in the block of the row next to it. */
function putSupplier(
  flow: PageFlow,
  { name, contact, categories, total }: SupplierSection,
  { head, row }: Table<(typeof PURCHASE_COLUMNS)[number]['key']>,
  setting: PaperSetting,
): void {
  const { width, measure } = setting
  const beside = textBlock([{ text: contact, style: PAPER_STYLES.dimmed }], { room: width / 2 }, measure)
  const named = abreast([
    {
      x: 0,
      block: textBlock(
        [{ text: name, style: PAPER_STYLES.strong }],
        { room: width - beside.width, kind: 'section' },
        measure,
      ),
    },
    { x: width - beside.width, block: beside },
  ])
  const last = categories.at(-1)?.rows.at(-1)
  categories.forEach(({ heading, rows }, place) => {
    const category = textBlock(
      [{ text: heading, style: PAPER_STYLES.dimmedStrong }],
      { room: width, kind: 'subsection' },
      measure,
    )
    rows.forEach((item, index) => {
      const isFirst = place === 0 && index === 0
      const block = stacked([
        ...(isFirst ? [named] : []),
        ...(index === 0 ? [CATEGORY_GAP, category] : []),
        row(item),
        ...(item === last ? [totalBlock(total, setting)] : []),
      ])
      flow.put(block, { gap: isFirst ? SECTION_GAP : 0, head })
    })
  })
}

function totalBlock({ label, value, unpriced }: PurchaseTotal, { width, measure }: PaperSetting): Block {
  const sum = textBlock([{ text: `${label} ${value}`, style: PAPER_STYLES.strong }], { room: width }, measure)
  const missing = textBlock(
    [{ text: unpriced ?? '', style: PAPER_STYLES.warning }],
    { room: width - sum.width - BETWEEN_TOTALS },
    measure,
  )
  const line = abreast([
    { x: width - sum.width - BETWEEN_TOTALS - missing.width, block: missing },
    { x: width - sum.width, block: sum },
  ])
  return stacked([TOTAL_GAP, line])
}

interface Further<Key extends string> {
  table: FurtherTable<Key> | null
  columns: TableColumns<Key>
}

function putFurther<Key extends string>(
  flow: PageFlow,
  { table, columns }: Further<Key>,
  setting: PaperSetting,
): void {
  if (table === null) return
  const { width, measure } = setting
  const { head, row } = tableOf(columns, table.headings, setting)
  const title = textBlock(
    [{ text: table.title, style: PAPER_STYLES.strong }],
    { room: width, kind: 'section' },
    measure,
  )
  const lead = textBlock([{ text: table.lead, style: PAPER_STYLES.dimmed }], { room: width }, measure)
  table.rows.forEach((item, index) => {
    if (index === 0) flow.put(stacked([title, lead, head, row(item)]), { gap: SECTION_GAP })
    else flow.put(row(item), { head })
  })
}
