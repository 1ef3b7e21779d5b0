import { ALLERGENS } from '../allergens/allergen.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { tracesBeside } from '../allergens/traces-beside.ts'
import { PRODUCT_CATEGORIES } from '../catalogue/product-category.ts'
import { CONTENT_UNITS, UNITS } from '../quantity/unit.ts'
import type { Cell, Matrix } from '../tables/cell.ts'
import { isEmptyRow } from '../tables/cell.ts'
import type { CatalogueFacts, ListRow, SkippedRow } from './list-row.ts'
import { neutraliseCell, restoreCell } from '../tables/neutralise-cell.ts'
import type { ListReading } from './read-list.ts'
import { readPrice } from './read-price.ts'

/** The columns of an exported catalogue, by which it is recognised when it is imported again. */
const HEADERS = [
  'Code',
  'Désignation',
  'Marque',
  'Catégorie',
  'Conditionnement',
  'Prix du conditionnement HT',
  'Unité',
  'Prix HT',
  'Contenu',
  'Unité du contenu',
  'Densité (kg/L)',
  'Allergènes',
] as const
/** The column behind those, which exports have since a catalogue keeps traces. */
const TRACES = 'Traces possibles'
/** The cell under 'Allergènes' for a product that is declared free of them. */
const NONE = 'Aucun'

function text(value: string | null): string | null {
  return value === null ? null : neutraliseCell(value)
}

/** A catalogue as the rows of a file, its header first; no text of it can run in a spreadsheet. */
export function exportCatalogue(products: readonly CatalogueFacts[]): Cell[][] {
  const rows = products.map((product): Cell[] => [
    text(product.code),
    text(product.name),
    text(product.brand),
    product.category,
    text(product.packText),
    product.packPriceHt,
    product.unit,
    product.priceHt,
    product.contentQuantity,
    product.contentUnit,
    product.densityKgPerL,
    product.allergenFree ? NONE : product.allergens.join(', ') || null,
    product.traces.join(', ') || null,
  ])
  return [[...HEADERS, TRACES], ...rows]
}

/** Whether a table is an exported catalogue, which is read by its columns without guessing. */
export function isOwnExport(matrix: Matrix): boolean {
  const [header = []] = matrix
  return HEADERS.every((text, column) => header[column] === text)
}

/** The products of an exported catalogue, also when prices or texts were edited by hand. */
export function readOwnExport(matrix: Matrix): ListReading {
  const rows: ListRow[] = []
  const skipped: SkippedRow[] = []
  const namesTraces = matrix[0]?.[HEADERS.length] === TRACES
  for (const [place, cells] of matrix.entries()) {
    if (place === 0 || isEmptyRow(cells)) continue
    const product = productOf(namesTraces ? cells : cells.slice(0, HEADERS.length))
    if (!product.known) skipped.push({ row: place, reason: product.reason, text: textOf(cells[1]) ?? '' })
    else
      rows.push({
        ...product.facts,
        row: place,
        chargedHt: product.facts.packPriceHt ?? product.facts.priceHt,
        vatRate: null,
        check: null,
        doubts: [],
        categoryGuessed: false,
      })
  }
  if (rows.length + skipped.length === 0) return { known: false, reason: 'no-rows' }
  return { known: true, rows, skipped }
}

type ProductReading = { known: true; facts: CatalogueFacts } | { known: false; reason: SkippedRow['reason'] }

function productOf(cells: readonly Cell[]): ProductReading {
  const [
    code,
    name,
    brand,
    category,
    pack,
    packPrice,
    unit,
    price,
    quantity,
    contentUnit,
    density,
    named,
    possible,
  ] = cells
  const fullName = textOf(name)
  const priceHt = numberOf(price)
  if (fullName === null) return { known: false, reason: 'name-missing' }
  if (priceHt === null || priceHt === 0) {
    const reading = readPrice(price, ',')
    return { known: false, reason: reading.known ? 'price-unreadable' : reading.reason }
  }
  const allergens = allergensIn(named)
  const contentQuantity = numberOf(quantity)
  const measure = CONTENT_UNITS.find((known) => known === contentUnit) ?? null
  const whole = contentQuantity !== null && contentQuantity > 0 && measure !== null
  const facts: CatalogueFacts = {
    code: textOf(code),
    name: fullName,
    brand: textOf(brand),
    category: PRODUCT_CATEGORIES.find((known) => known === category) ?? 'Épicerie',
    unit: UNITS.find((known) => known === unit) ?? 'pièce',
    priceHt,
    contentQuantity: whole ? contentQuantity : null,
    contentUnit: whole ? measure : null,
    allergens,
    traces: tracesBeside(allergensIn(possible), allergens),
    allergenFree: textOf(named) === NONE,
    packText: textOf(pack),
    packPriceHt: numberOf(packPrice),
    densityKgPerL: numberOf(density) || null,
  }
  return { known: true, facts }
}

function allergensIn(cell: Cell | undefined): Allergen[] {
  const named = textOf(cell)?.split(', ')
  return ALLERGENS.filter((allergen) => named?.includes(allergen) === true)
}

function textOf(cell: Cell | undefined): string | null {
  if (cell === null || cell === undefined || cell === '') return null
  return restoreCell(String(cell))
}

/** A number of a workbook, or a text with a decimal comma; null when negative. */
function numberOf(cell: Cell | undefined): number | null {
  const value = typeof cell === 'string' && cell.trim() !== '' ? Number(cell.replace(',', '.')) : cell
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}
