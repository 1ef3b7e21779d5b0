import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { containing } from '../../words/word-list.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import type { SheetDraft } from './sheet-draft.ts'
import { OTHER_PAPERS, ADDRESSED_PAPERS } from './words/other-paper-words.ts'

const OTHER_PAPER = containing(OTHER_PAPERS)
/** What heads a paper that goes to or comes from someone else: it may count guests too. */
const ADDRESSED = new RegExp(String.raw`^${ADDRESSED_PAPERS}\b(?! technique)`, 'u')

/** Whether a text names an invoice, an order, an inventory or another list with the columns of a sheet. */
export const saysOtherPaper = (text: string) => OTHER_PAPER.test(foldForSearch(text))

/** An invoice, an inventory or an order has the columns of a sheet, and no portions. */
export function isOtherPaper({ title, labelled, lines }: SheetDraft, grid: Grid): boolean {
  if (isAddressed(grid, lines[0]?.name.cell.row ?? title.cell.row)) return true
  if (labelled.some(({ kind }) => ['portions', 'portion-cost', 'yield'].includes(kind))) return false
  return [grid.tab.name, title.value].some(saysOtherPaper)
}

function isAddressed(grid: Grid, before: number): boolean {
  for (let row = 0; row < Math.min(before, 30); row += 1)
    if (cellsOf(grid, row).some(({ words }) => ADDRESSED.test(words))) return true
  return false
}
