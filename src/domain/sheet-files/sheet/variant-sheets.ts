import { cellName } from '../../tables/tab.ts'
import { linesOfTable } from '../lines/lines-of-table.ts'
import { readTable } from '../roles/read-table.ts'
import { foundTable } from '../tables/found-table.ts'
import type { LabelKind } from '../tables/labels.ts'
import { scanRows } from '../tables/scan-rows.ts'
import type { PlacedTable } from '../tables/table-regions.ts'
import { isOfGuests, tableOfVariant, variantColumns } from '../tables/variant-columns.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { tableSheet } from './table-sheet.ts'

const PRICES: ReadonlySet<LabelKind> = new Set(['price', 'price-ht', 'price-ttc'])

/**
 * The sheets of a table: one for each variant of the dish where its heads name them and each has its own total or price,
 * otherwise one, with the doubt that another variant is not read.
 */
export function sheetsOfTable(placed: PlacedTable, file: number): SheetDraft[] {
  const draft = sheetOf(placed, file)
  if (draft === null) return []
  return (isOfVariants(draft) ? variantSheets(placed, file) : null) ?? [draft]
}

/** Each step takes what the one before it gives. */
function sheetOf(placed: PlacedTable, file: number): SheetDraft | null {
  const table = readTable(foundTable(placed))
  const lines = table === null ? null : linesOfTable(table)
  return lines === null ? null : tableSheet(lines, file)
}

const isOfVariants = ({ reasons }: SheetDraft) =>
  reasons.some(({ reason }) => reason === 'columns-unread' || reason === 'several-readings')

/** The sheet without the portions of all variants together, which stay in its notes. */
function withoutPortions(draft: SheetDraft): SheetDraft {
  const { labelled, notes } = draft
  const portions = labelled.find(({ kind, found }) => kind === 'portions' && found.value > 1)
  if (portions === undefined || labelled.some(({ kind }) => kind === 'portion-cost')) return draft
  const { value, cell } = portions.found
  return {
    ...draft,
    labelled: labelled.filter(({ kind }) => kind !== 'portions'),
    notes: [...notes, { value: `Portions, toutes variantes : ${String(value)}`, cell }],
    reasons: draft.reasons.filter(({ reason }) => reason !== 'portions-unclear'),
  }
}

/** The cells of totals and selling prices: those of one variant are of no other. */
const figuresOf = ({ totals, labelled }: SheetDraft): string[] =>
  [...totals, ...labelled.filter(({ kind }) => PRICES.has(kind))].map(({ found }) => cellName(found.cell))

function variantSheets({ table, scanned, region }: PlacedTable, file: number): SheetDraft[] | null {
  if (table.fixed !== undefined) return null
  const variants = variantColumns(table, scanned)
  const drafts = variants.map((variant, at): SheetDraft | null => {
    const own = tableOfVariant(table, variant, variants)
    const rows = scanRows(own)
    const cells = { ...region, grid: own.grid }
    const draft = rows === null ? null : sheetOf({ table: own, scanned: rows, region: cells }, file)
    const { name: value, named } = variant
    const ofGuests = draft !== null && isOfGuests(variant) ? withoutPortions(draft) : draft
    return ofGuests && { ...ofGuests, variant: { value, cell: named.place, isFirst: at === 0 } }
  })
  const read = drafts.filter((draft) => draft !== null)
  const isEach = read.every((draft) => !isOfVariants(draft) && figuresOf(draft).length > 0)
  const proving = read.flatMap((draft) => [...new Set(figuresOf(draft))])
  const isOwn = new Set(proving).size === proving.length
  return read.length >= 2 && read.length === drafts.length && isEach && isOwn ? read : null
}
