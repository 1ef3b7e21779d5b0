import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { ORDER_HEADS, STOCK_HEADS } from '../../price-lists/words/other-papers.ts'
import { isDay } from '../../tables/read-days.ts'
import { anywhere, beginning, containing, whole } from '../../words/word-list.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { isNoDish } from '../tables/dish-heads.ts'
import { headWords } from '../tables/head-words.ts'
import { RECIPE_NAMES } from '../tables/words/head-words.ts'
import type { TabPaper } from './found-tab.ts'
import type { SheetDraft } from './sheet-draft.ts'
import {
  BATCH_HEADS,
  DELIVERY_HEADS,
  DELIVERY_STAMPS,
  EXPIRY_HEADS,
  LOSS_HEADS,
  LOSS_REASONS,
  POSITION_HEADS,
  PRICE_DATES,
  TRANSFER_HEADS,
  VAT_HEADS,
} from './words/other-paper-heads.ts'
import { ADDRESSED_PAPERS, CROCKERY, PAPER_WORDS } from './words/other-paper-words.ts'

const NAMED = Object.entries(PAPER_WORDS).map(
  ([paper, words]) => [paper as keyof typeof PAPER_WORDS, containing(words)] as const,
)
const NAMED_FIRST = Object.entries(PAPER_WORDS).map(
  ([paper, words]) => [paper as keyof typeof PAPER_WORDS, beginning(words)] as const,
)
/** What heads a paper that goes to or comes from someone else: it may count guests too. */
const ADDRESSED = new RegExp(String.raw`^${ADDRESSED_PAPERS}\b(?! technique)`, 'u')

/** The first kind that one of the heads says. */
const HEADS: readonly (readonly [TabPaper, RegExp])[] = [
  ['losses', whole(LOSS_HEADS)],
  ['delivery-note', whole(DELIVERY_HEADS)],
  ['transfer', whole(TRANSFER_HEADS)],
  ['order', anywhere(ORDER_HEADS)],
  ['stock', anywhere(STOCK_HEADS)],
  ['purchases', whole(POSITION_HEADS)],
]
const RECIPE_NAME = whole(RECIPE_NAMES)
const DATE_OF_PRICE = containing(PRICE_DATES)
const THING = beginning(CROCKERY)
const STAMP = whole(DELIVERY_STAMPS)
const WHY_LOST = beginning(LOSS_REASONS)
const VAT = whole(VAT_HEADS)
const [BATCH, EXPIRY] = [whole(BATCH_HEADS), whole(EXPIRY_HEADS)]

/** Which paper a text names: an invoice, an order, an inventory; null for none. */
export function paperNamed(text: string): TabPaper | null {
  const words = foldForSearch(text)
  return NAMED.find(([, named]) => named.test(words))?.[0] ?? null
}

/**
 * Says for each table of a tab which paper its lines are of, that has the columns of a sheet: by its words, its heads, its
 * dates or its things; null for a sheet.
 */
export function paperReader(grid: Grid): (draft: SheetDraft) => TabPaper | null {
  const addressed = addressedPaper(grid)
  const named = paperNamed(grid.tab.name)
  return (draft) => {
    const { title, labelled, lines } = draft
    const firstRow = lines[0]?.name.cell.row ?? title.cell.row
    if (addressed !== null && addressed.row < firstRow) return addressed.paper
    if (labelled.some(({ kind }) => ['portions', 'portion-cost', 'yield'].includes(kind))) return null
    const names = draft.columns?.columns.find(({ role }) => role === 'name')?.head ?? ''
    // 'Produit vendu | Ingrédient' in the export of a till.
    if (draft.layout === 'list-of-lines' && RECIPE_NAME.test(headWords(names))) return null
    return named ?? paperNamed(title.value) ?? paperOfColumns(draft, grid)
  }
}

/** Which paper the heads of a table are of: stock, an order, losses, or figures by place or by date; null where they say none. */
export function paperOfHeads(heads: readonly string[]): TabPaper | null {
  const words = heads.map(headWords).filter((head) => head !== '')
  const isRecipe = words.some((head) => RECIPE_NAME.test(head))
  const named = isRecipe ? undefined : HEADS.find(([, own]) => words.some((head) => own.test(head)))
  if (named !== undefined) return named[0]
  return words.filter((head) => isNoDish(head) || isDay(head)).length >= 2 ? 'other-paper' : null
}

/** Which paper a title begins with the name of. */
const beginningPaper = (words: string): TabPaper | null =>
  NAMED_FIRST.find(([, named]) => named.test(words))?.[0] ?? null

/** Rows above a table in which a paper says what it is. */
const TOP_ROWS = 30

/** The first row that says that a tab is a paper to or from someone else. */
function addressedPaper(grid: Grid): { row: number; paper: TabPaper } | null {
  for (let row = 0; row < Math.min(grid.rows, TOP_ROWS); row += 1) {
    const cells = cellsOf(grid, row)
    const cell = cells.find(({ words }) => ADDRESSED.test(words))
    if (cell !== undefined) return { row, paper: paperNamed(cell.text) ?? 'other-paper' }
    const [first, ...others] = cells.filter(({ text }) => text !== '')
    if (first === undefined || !first.isText || others.length > 1) continue
    if (STAMP.test(headWords(first.text))) return { row, paper: 'delivery-note' }
    // 'PERTES SEMAINE 12' alone in its row; a word elsewhere in a text may be of a dish.
    const named = others.length === 0 ? beginningPaper(first.words) : null
    if (named !== null) return { row, paper: named }
  }
  return null
}

const SMALL_UNITS: ReadonlySet<string> = new Set(['g', 'ml', 'cl', 'mg'])

/** Roles of columns that no other paper has. */
const OF_RECIPE: ReadonlySet<string> = new Set([
  'loss',
  'yield',
  'netQuantity',
  'steps',
  'dish',
  'portionCost',
])

function paperOfColumns(
  { columns, lines, layout, steps, labelled }: SheetDraft,
  grid: Grid,
): TabPaper | null {
  if (columns === undefined || layout !== 'table') return null
  const heads = columns.columns.map(({ head }) => headWords(head))
  const isRecipe =
    steps.length > 0 ||
    labelled.some(
      ({ kind }) => kind === 'coefficient' || kind === 'price' || kind === 'price-ht' || kind === 'price-ttc',
    ) ||
    columns.columns.some(
      ({ role }, at) => OF_RECIPE.has(role) || (role === 'name' && RECIPE_NAME.test(heads[at] ?? '')),
    )
  if (isRecipe) return null
  const isMost = (count: number) => count >= 2 && count * 2 > lines.length
  const cellsAre = (test: RegExp) => {
    const at = new Map<number, number>()
    for (const { name } of lines)
      for (const { place, words, isText } of cellsOf(grid, name.cell.row))
        if (isText && place.column !== name.cell.column && test.test(words))
          at.set(place.column, (at.get(place.column) ?? 0) + 1)
    return [...at.values()].some(isMost)
  }
  if (cellsAre(WHY_LOST)) return 'losses'
  if (isMost(lines.filter(({ name }) => THING.test(foldForSearch(name.value))).length)) return 'crockery'
  const ofHeads = paperOfHeads(heads)
  if (ofHeads !== null) return ofHeads
  if ([BATCH, EXPIRY].every((own) => heads.some((head) => own.test(head)))) return 'traceability'
  // A recipe has less than one of something, or grams.
  const isBought = lines.every(
    ({ quantity, unit }) => (quantity?.value ?? 1) >= 1 && !SMALL_UNITS.has(unit ?? ''),
  )
  if (isBought && heads.some((head) => VAT.test(head))) return 'invoice'
  const isDated = columns.columns.some(
    ({ column }, at) =>
      !DATE_OF_PRICE.test(heads[at] ?? '') &&
      isMost(lines.filter(({ name }) => isDay(grid.cell(name.cell.row, column).text)).length),
  )
  return isDated ? 'other-paper' : null
}
