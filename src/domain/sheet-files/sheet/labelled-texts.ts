import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import type { Found } from '../grid/found.ts'
import type { GridCell } from '../grid/grid.ts'
import { beginsWithCount } from '../tables/counted-portions.ts'
import { behindLabel, labelOf } from '../tables/labels.ts'
import type { LabelKind } from '../tables/labels.ts'
import { cellsOfRegion } from '../tables/sheet-region.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import { sheetCategoryOf } from './sheet-category-of.ts'

/** A label with the text beside it. */
export interface LabelledText {
  kind: LabelKind
  label: GridCell
  text: Found<string>
}

/** Cells to the right of a label in which its text is looked for. */
const FAR = 20

/** The texts of a region that have a label: 'Catégorie : Dessert', or in the cell to the right. */
export function labelledTexts(region: SheetRegion, kinds: readonly LabelKind[]): LabelledText[] {
  const found: LabelledText[] = []
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText) continue
    const kind = labelOf(cell.text)
    if (kind === null || !kinds.includes(kind)) continue
    const inside = behindLabel(cell.text)
    if (inside !== null) found.push({ kind, label: cell, text: { value: inside.trim(), cell: cell.place } })
    else {
      const beside = textBeside(region, cell)
      const texts = beside !== null ? [beside] : UNDER.includes(kind) ? textsUnder(region, cell) : []
      for (const { text, place } of texts)
        found.push({ kind, label: cell, text: { value: text, cell: place } })
    }
  }
  // 'Nombre : 40 pièces' counts, in Spanish 'Nombre' is a title.
  return found.filter(({ kind, text }) => kind !== 'title' || !beginsWithCount(foldForSearch(text.value)))
}

/** Whose text may be under them. */
const UNDER: readonly LabelKind[] = ['category', 'allergens', 'notes']

/** The texts under a label, to the next label or an empty cell; one alone of what is one word. */
function textsUnder({ grid, toRow, isLine }: SheetRegion, label: GridCell): GridCell[] {
  const { row, column } = label.place
  const texts: GridCell[] = []
  for (let at = row + 1; at <= toRow && !isLine(at, column); at += 1) {
    const cell = grid.cell(at, column)
    if (!cell.isText || cell.figure !== null || labelOf(cell.text) !== null) break
    texts.push(cell)
  }
  return labelOf(label.text) === 'category' ? texts.slice(0, 1) : texts
}

function textBeside({ grid, toColumn, isLine }: SheetRegion, label: GridCell): GridCell | null {
  const { row, column: own } = label.place
  // 'Catégorie | Plat': the word of a category may be a label elsewhere.
  const isOther = (text: string) =>
    labelOf(text) !== null && !(labelOf(label.text) === 'category' && sheetCategoryOf(text) !== null)
  const from = (grid.mergeAt(row, own)?.toColumn ?? own) + 1
  for (let column = from; column <= Math.min(from + FAR, toColumn); column += 1) {
    const cell = grid.cell(row, column)
    if (cell.text === '' || cell.words === ':') continue
    return cell.isText && cell.figure === null && !isOther(cell.text) && !isLine(row, column) ? cell : null
  }
  return null
}
