import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { MAX_LINES } from '../../catalogue/sheet-limits.ts'
import type { CellPlace, Tab } from '../../tables/tab.ts'
import { gridOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import type { FixedLayout } from '../tables/column-role.ts'
import { dishBlocks } from '../tables/dish-blocks.ts'
import { withoutDishCosts } from '../tables/dish-costs.ts'
import { dishTable } from '../tables/dish-rows.ts'
import { findTables } from '../tables/find-tables.ts'
import { headlessTables } from '../tables/headless-tables.ts'
import { isMatrix } from '../tables/matrix.ts'
import { recipeTables } from '../tables/recipe-tables.ts'
import { nameColumn, scanRows } from '../tables/scan-rows.ts'
import type { SheetTable, ScannedRows } from '../tables/sheet-table.ts'
import { placeTables } from '../tables/table-regions.ts'
import { flatSheets } from './flat-sheets.ts'
import type { FoundTab, TabOutcome, TabPaper } from './found-tab.ts'
import { looksLikeRecipes } from './looks-like-recipes.ts'
import { namesRecipes } from './names-recipes.ts'
import { paperNamed, paperOfHeads, paperReader } from './other-papers.ts'
import { dishesOf, hasAmounts, productsOf } from './other-tables.ts'
import type { DishFacts, FileProduct } from './other-tables.ts'
import { recipeRows } from './recipe-rows.ts'
import { withSharedTotals } from './shared-totals.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { pairedDishes, pricedDishes, sizeSheets } from './size-sheets.ts'
import { sheetsOfTable } from './variant-sheets.ts'
import { writtenSheets } from './written-sheets.ts'

/** A file of an import with its tabs, and the cells whose formulas lead back to themselves. */
export interface SheetFile {
  /** With its folders. */
  name?: string
  tabs: readonly Tab[]
  circular?: readonly CellPlace[]
}

/** What one file has: its sheets before they are joined with the tables of other files. */
export interface ReadFile {
  name?: string
  drafts: SheetDraft[]
  products: FileProduct[]
  dishes: DishFacts[]
  tabs: FoundTab[]
}

/**
 * What a file has.
 * @param at the place of the file in the import
 * @param layoutsOf the layouts whose columns the user named, for each tab
 */
export function readFile(
  file: SheetFile,
  at: number,
  layoutsOf: (tab: number) => readonly FixedLayout[] = () => [],
): ReadFile {
  const { tabs, circular = [], name } = file
  const read: ReadFile = {
    ...(name !== undefined && { name }),
    drafts: [],
    products: [],
    dishes: [],
    tabs: [],
  }
  const grids = tabs.map((tab, place) => gridOf(tab, place))
  const tables = grids.map((grid, place) =>
    isTooLarge(grid) ? [] : findTables(grid, layoutsOf(place)).flatMap(tablesOfDishes),
  )
  const dishes = grids.map((grid, place) =>
    isTooLarge(grid) || (tables[place] ?? []).some((table) => dishTable(table) !== null)
      ? []
      : dishesOf(grid, at),
  )
  const titles = new Set(dishes.flat().map(({ title }) => foldForSearch(title)))
  for (const [place, grid] of grids.entries()) {
    const of = { tables: tables[place] ?? [], dishes: dishes[place] ?? [], layouts: layoutsOf(place) }
    const outcome = readTab(grid, of, titles, at, read)
    const hidden = grid.tab.hidden && { hidden: true as const }
    read.tabs.push({ file: at, tab: place, name: grid.tab.name, outcome, ...hidden })
  }
  const isCircular = (draft: SheetDraft) => circular.filter(({ tab }) => tab === draft.title.cell.tab)
  read.drafts = read.drafts.map((draft) => ({
    ...draft,
    reasons: [
      ...draft.reasons,
      ...isCircular(draft).map((cell) => ({ reason: 'circular-reference' as const, cell })),
    ],
  }))
  return read
}

const tablesOfDishes = (table: SheetTable) =>
  dishTable(table) === null ? dishBlocks(table, nameColumn(table)) : [table]

/** Rows of a tab with sheets, and cells: what has more is a list of something else. */
const MOST_ROWS = 20_000
const MOST_CELLS = 400_000

const isTooLarge = ({ rows, width }: Grid) => rows > MOST_ROWS || rows * width > MOST_CELLS

/** What was found in a tab before it is known what it is. */
interface TabTables {
  tables: readonly SheetTable[]
  dishes: readonly DishFacts[]
  layouts: readonly FixedLayout[]
}

function readTab(
  grid: Grid,
  { tables, dishes, layouts }: TabTables,
  titles: ReadonlySet<string>,
  file: number,
  read: ReadFile,
): TabOutcome {
  if (grid.width === 0) return 'empty'
  if (isTooLarge(grid)) return 'too-large'
  const flat = tables.flatMap((table) => {
    const ofDishes = dishTable(table)
    return ofDishes === null ? [] : flatSheets(ofDishes, file)
  })
  const isFixed = tables.some(({ fixed }) => fixed !== undefined)
  const paperOf = paperReader(grid)
  /** Takes those that are sheets; without any the paper of the first, and null where none was found. */
  const take = (drafts: readonly SheetDraft[]): TabOutcome | null => {
    const papers = drafts.map((draft) => (isFixed ? null : paperOf(draft)))
    const own = drafts.filter((_, at) => papers[at] === null)
    read.drafts.push(...own)
    return own.length > 0 ? 'sheets' : (papers[0] ?? null)
  }
  const ofRows =
    take(flat) ??
    take(recipeTables(grid, layouts, isFixed).flatMap((table) => recipeRows(table, file))) ??
    take(isFixed ? [] : sizeSheets(grid, file, titles)) ??
    take(isFixed ? [] : pairedDishes(grid, file, titles))
  if (ofRows !== null) return ofRows
  const ofTables = take(sheetsOfTables(tables, file))
  if (ofTables === 'sheets') return ofTables
  const priced = isFixed ? null : take(pricedDishes(grid, file, titles))
  if (priced !== null) return priced
  const named = paperNamed(grid.tab.name)
  if (named !== null && named !== 'price-list') return named
  const ofAmounts = firstOf(tables, (table) => (hasAmounts(table) ? paperOfHeads(table.heads) : null))
  if (ofAmounts !== null) return ofAmounts
  const products = tables.flatMap((table) => productsOf(table, file))
  if (products.length > 0) {
    read.products.push(...products)
    if (dishes.length === 0 || products.length >= dishes.length) return 'products'
  }
  if (dishes.length > 0) {
    read.dishes.push(...dishes)
    return 'dishes'
  }
  const paper = ofTables ?? firstOf(tables, ({ heads }) => paperOfHeads(heads)) ?? named
  if (paper !== null) return paper
  const others = writtenSheets(grid, file)
  const bare =
    others.length > 0
      ? others
      : sheetsOfTables(headlessTables(grid), file).filter((draft) =>
          isSheetWithoutHeads(draft, namesRecipes(grid)),
        )
  read.drafts.push(...bare)
  if (bare.length > 0) return 'sheets'
  if (tables.some((table) => (scanRows(table)?.lines.length ?? 0) > MAX_LINES)) return 'too-large'
  if (isMatrix(grid)) return 'matrix'
  return looksLikeRecipes(grid) ? 'free-layout' : 'other'
}

function firstOf(
  tables: readonly SheetTable[],
  paperOfTable: (table: SheetTable) => TabPaper | null,
): TabPaper | null {
  return tables.map(paperOfTable).find((paper) => paper !== null) ?? null
}

function sheetsOfTables(tables: readonly SheetTable[], file: number): SheetDraft[] {
  const scanned = tables.map((table) => {
    const none: ScannedRows = { name: table.from, lines: [], totals: [], method: [], end: table.bodyFrom }
    const scanned = scanRows(table) ?? none
    return { table: withoutDishCosts(table, [scanned.lines.map(({ row }) => row)]), scanned }
  })
  // An empty form is no sheet, and its total is of no other one.
  const filled = scanned.filter(({ scanned: { lines } }) => lines.length > 0)
  const forms = new Set(filled.map(({ table }) => table.heads.join('|')))
  const placed = scanned.filter(
    ({ table, scanned: { lines } }) => lines.length > 0 || forms.has(table.heads.join('|')),
  )
  const drafts = placeTables(placed).flatMap((each) => {
    const { headRow } = each.table
    const lastRow = each.scanned.lines.at(-1)?.row
    const drafts = lastRow === undefined ? [] : sheetsOfTable(each, file)
    return drafts.map((draft) => ({ draft, headRow, lastRow: lastRow ?? headRow }))
  })
  const [first] = tables
  return first === undefined ? [] : withSharedTotals(first.grid, drafts)
}

/**
 * Without heads, lines are a sheet whose own costs prove the columns, or that are for so many guests, each with its unit.
 * @param ofRecipes whether the tab says that it has recipes: then the guests may be missing
 */
function isSheetWithoutHeads(draft: SheetDraft, ofRecipes: boolean): boolean {
  const isForGuests = draft.labelled.some(({ kind }) => kind === 'portions' || kind === 'yield')
  const measured = draft.lines.filter(
    ({ quantity, unit, costing }) => costing === 'qs' || (quantity !== null && unit !== null),
  )
  if ((isForGuests || ofRecipes) && draft.lines.length >= 3 && measured.length * 4 >= draft.lines.length * 3)
    return true
  const stated = draft.lines.filter(({ statedCost, quantity }) => statedCost !== null && quantity !== null)
  const differing = draft.reasons.filter(({ reason }) => reason === 'line-cost-differs').length
  return stated.length >= 3 && differing * 4 <= stated.length
}
