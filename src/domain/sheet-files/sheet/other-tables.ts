import type { Found } from '../grid/found.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { measureOf } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { contentOfText, packContent, unitInHead } from '../roles/table-lines.ts'
import { headHints } from '../tables/head-words.ts'
import { labelOf } from '../tables/labels.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import { isCellWithTax, isColumnWithTax, remarkReasons, wholeTab } from './price-reasons.ts'

/** A product with its price, from a table that has no quantities. */
export interface FileProduct {
  name: string
  file: number
  /** EUR per `unit`. */
  price: Found<number>
  unit: LineMeasure | null
  /** Whether its file says that the price is with VAT. */
  withTax: boolean
}

/** How strongly 'Montant' is the head of what a line costs, and how strongly 'Total' or 'Coût'. */
const [AMOUNT, COST] = [10, 7]

/** Whether a table has amounts beside its prices: it is no list of them. */
export const hasAmounts = ({ hints }: SheetTable) =>
  hints.some(({ lineCost = 0 }) => lineCost >= COST) && hints.some(({ price }) => price !== undefined)

/** The products of a table of names and prices; none for any other table. */
export function productsOf(table: SheetTable, file: number): FileProduct[] {
  const { grid, from, hints, heads, bodyFrom, bodyTo } = table
  const at = (role: 'name' | 'price' | 'packPrice' | 'unit' | 'priceUnit' | 'pack') =>
    hints.findIndex((hint) => hint[role] !== undefined)
  if (
    hints.some((hint) => hint.quantity !== undefined && hint.quantity > 5) ||
    hints.some((hint) => hint.gross !== undefined || hint.net !== undefined || hint.dish !== undefined)
  )
    return []
  const name = at('name')
  // 'Prix', 'Coût': no total, and no amount.
  const named = hints.findIndex(
    ({ lineCost, quantity }) => lineCost !== undefined && lineCost < AMOUNT && quantity === undefined,
  )
  const priceAt = [at('price'), at('packPrice'), named].find((place) => place !== -1) ?? -1
  if (name === -1 || priceAt === -1) return []
  const isPack = hints[priceAt]?.packPrice !== undefined
  const [unitAt, packAt] = [at('priceUnit') === -1 ? at('unit') : at('priceUnit'), at('pack')]
  const column = from + priceAt
  const withTax = isColumnWithTax(table, column) || remarkReasons(table, [column], wholeTab(grid)).length > 0
  const products: FileProduct[] = []
  for (let row = bodyFrom; row < bodyTo; row += 1) {
    const cell = grid.cell(row, from + name)
    const price = grid.cell(row, from + priceAt)
    if (!cell.isText || price.figure === null || !(price.figure.value > 0)) continue
    const unit =
      price.figure.per ??
      (unitAt === -1 ? undefined : measureOf(grid.cell(row, from + unitAt).text)?.measure) ??
      unitInHead(heads[priceAt] ?? '')
    const content =
      packAt === -1 ? (isPack ? contentOfText(cell.text) : null) : packContent(grid.cell(row, from + packAt))
    if (isPack && content === null) continue
    const found = {
      value: price.figure.value / (isPack && content !== null ? content.value : 1),
      cell: price.place,
    }
    products.push({
      name: cell.text,
      file,
      price: found,
      unit: isPack && content !== null ? content.unit : unit,
      withTax: withTax || isCellWithTax(price),
    })
  }
  return products
}

/** Facts of a dish in a table that has a row for each dish and none of their lines. */
export interface DishFacts {
  title: string
  file: number
  category: Found<string> | null
  labelled: LabelledFigure[]
}

/** The dishes of a tab that lists them with their category, price or portions; none for any other tab. */
export function dishesOf(grid: Grid, file: number): DishFacts[] {
  for (let row = 0; row < Math.min(grid.rows, 30); row += 1) {
    const heads = cellsOf(grid, row)
    const hints = heads.map(({ text, isText }) => (isText ? headHints(text) : {}))
    const title = hints.findIndex(({ dish }) => dish !== undefined)
    if (title === -1 || hints.some(({ unit }) => unit !== undefined)) continue
    const kinds = heads.map(({ text, isText, figure }) => (isText && figure === null ? labelOf(text) : null))
    const facts = kinds.flatMap((kind, column) =>
      column !== title && kind !== null && kind !== 'title' && kind !== 'total-ttc' && kind !== 'other'
        ? [{ kind, column }]
        : [],
    )
    if (facts.length === 0 || hints.some(({ quantity = 0 }) => quantity > 5)) continue
    return Array.from({ length: grid.rows - row - 1 }, (_, down) => row + 1 + down).flatMap(
      (at): DishFacts[] => {
        const named = grid.cell(at, title)
        if (!named.isText || labelOf(named.text) === 'total') return []
        const category = facts.find(({ kind }) => kind === 'category')
        const cell = category === undefined ? null : grid.cell(at, category.column)
        return [
          {
            title: named.text,
            file,
            category: cell === null || !cell.isText ? null : { value: cell.text, cell: cell.place },
            labelled: facts.flatMap(({ kind, column }) => {
              const own = grid.cell(at, column)
              const { figure, place } = own
              const label = grid.cell(row, column)
              return figure === null
                ? []
                : [{ kind, figure, found: { value: figure.value, cell: place }, cell: own, label }]
            }),
          },
        ]
      },
    )
  }
  return []
}
