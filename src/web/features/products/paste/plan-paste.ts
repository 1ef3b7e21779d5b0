import { MAX_TOGETHER, type ProductCells } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import { splitRows } from '#domain/tables/split-rows.ts'
import type { ChangedPrice } from '#web/entities/price/changed-prices.tsx'
import { type PriceReadings, readPastedPrice } from '#domain/simulation/pasted-price.ts'
import type { PriceFault } from '#domain/simulation/read-price-move.ts'
import type { ProductDraft } from '#web/entities/product/form/product-draft.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'
import { CELL_FACTS, type CellFact } from '../cells/cell-facts.ts'

/** Why a pasted cell is left: empty, a price that cannot be read, or what is in no list, or twice. */
type PasteFault = 'empty' | PriceFault | 'category' | 'supplier' | 'several'

export interface PastedCell {
  fact: CellFact
  product: UserProduct
  text: string
}

/** What a cell of a product is given: the others stay. */
type Given = Partial<Pick<ProductDraft, 'category' | 'priceHt' | 'supplier'>>

export interface PastePlan {
  /** Cells that change. */
  changes: (PastedCell & { given: Given })[]
  /** Cells with prices of two readings. */
  doubts: (PastedCell & { readings: PriceReadings })[]
  faults: (PastedCell & { fault: PasteFault })[]
  /** How many cells have the pasted value already. */
  already: number
  /** Rows below the last product, and columns beside the last cell. */
  rowsOver: number
  columnsOver: number
  /** The name of the last product of the list; null where more products follow than one change takes. */
  last: string | null
}

/** How the point of '1.234' is read; null leaves those prices as they are. */
export type Mark = keyof PriceReadings | null

/** What of the text of cells is known by name. */
export interface PasteNames {
  language: 'fr' | 'en'
  categoryOf: (text: string) => ProductCategory | undefined
  /** All of them. */
  suppliers: readonly SupplierRef[]
  /** 'Aucun fournisseur', in the user's language. */
  noSupplier: string
}

const BREAK_AT_END = /\r?\n$/u

/** The rows of a text that was copied from a spreadsheet, as many as are asked for and one more if there are more. */
export function pastedRows(text: string, atMost: number): string[][] {
  const body = text.replace(BREAK_AT_END, '')
  return splitRows(body, { separator: '\t', atMost }).map((row) => row.map((cell) => cell.trim()))
}

/** The cells that a block covers from this one on, over the columns of category, price and supplier. */
export function coveredFacts(rows: readonly string[][], first: CellFact): CellFact[] {
  const widest = Math.max(0, ...rows.map((row) => row.length))
  return CELL_FACTS.slice(CELL_FACTS.indexOf(first)).slice(0, widest)
}

/**
 * What pasting a block would do, cell by cell.
 * @param products from that of the chosen cell on, in the order of the table
 * @param first the chosen cell's column
 */
export function planPaste(
  rows: readonly string[][],
  products: readonly UserProduct[],
  first: CellFact,
  names: PasteNames,
): PastePlan {
  const facts = CELL_FACTS.slice(CELL_FACTS.indexOf(first))
  const widest = Math.max(0, ...rows.map((row) => row.length))
  const plan: PastePlan = {
    changes: [],
    doubts: [],
    faults: [],
    already: 0,
    rowsOver: Math.max(0, rows.length - products.length),
    columnsOver: Math.max(0, widest - facts.length),
    last: products.length < MAX_TOGETHER ? (products.at(-1)?.name ?? null) : null,
  }
  for (const [index, row] of rows.entries()) {
    const product = products[index]
    if (product === undefined) break
    for (const [at, text] of row.slice(0, facts.length).entries()) {
      const fact = facts[at]
      if (fact !== undefined) addCell(plan, { fact, product, text }, names)
    }
  }
  return plan
}

/** What is sent of a plan: of each product the cells that change. */
export function cellsOf(plan: PastePlan, mark: Mark): ProductCells[] {
  const of = new Map<string, ProductCells>()
  for (const { product, given } of changesOf(plan, mark)) {
    const { supplier, ...facts } = given
    const cells = supplier === undefined ? facts : { supplierId: supplier?.id ?? null }
    of.set(product.id, { ...of.get(product.id), ...cells, id: product.id })
  }
  return [...of.values()]
}

/** All cells that change, with the prices of two readings as they are to be read. */
export function changesOf({ changes, doubts }: PastePlan, mark: Mark): PastePlan['changes'] {
  if (mark === null) return changes
  const read = doubts.map(({ readings, ...cell }) => ({ ...cell, given: { priceHt: readings[mark] } }))
  return [...changes, ...read.filter(({ product, given }) => !isThere(product, given))]
}

/** The prices that change. */
export function pricesOf(plan: PastePlan, mark: Mark): ChangedPrice[] {
  return changesOf(plan, mark).flatMap(({ product, given: { priceHt: after } }) => {
    if (after === undefined) return []
    const { id, name, unit, priceHt: before } = product
    return [{ id, name, unit, before, after }]
  })
}

function addCell(plan: PastePlan, cell: PastedCell, names: PasteNames): void {
  const read = cell.text === '' ? ({ fault: 'empty' } as const) : READERS[cell.fact](cell, names)
  if ('fault' in read) plan.faults.push({ ...cell, fault: read.fault })
  else if ('readings' in read) plan.doubts.push({ ...cell, readings: read.readings })
  else if (isThere(cell.product, read.given)) plan.already += 1
  else plan.changes.push({ ...cell, given: read.given })
}

type CellReading = { given: Given } | { readings: PriceReadings } | { fault: PasteFault }

const READERS: Record<CellFact, (cell: PastedCell, names: PasteNames) => CellReading> = {
  category: ({ text }, names) => {
    const category = names.categoryOf(text)
    return category === undefined ? { fault: 'category' } : { given: { category } }
  },
  price: ({ product, text }, names) => {
    const read = readPastedPrice(text, product, names.language)
    return 'price' in read ? { given: { priceHt: read.price } } : read
  },
  supplier: ({ text }, names) => readSupplier(text, names),
}

function readSupplier(text: string, { suppliers, noSupplier }: PasteNames): CellReading {
  const wanted = foldForSearch(text)
  const found = suppliers.filter(({ name }) => foldForSearch(name.trim()) === wanted)
  const [one, other] = found
  if (other !== undefined) return { fault: 'several' }
  if (one !== undefined) return { given: { supplier: { id: one.id, name: one.name } } }
  return wanted === foldForSearch(noSupplier) ? { given: { supplier: null } } : { fault: 'supplier' }
}

function isThere(product: UserProduct, given: Given): boolean {
  return (
    (given.category === undefined || given.category === product.category) &&
    (given.priceHt === undefined || given.priceHt === product.priceHt) &&
    (given.supplier === undefined || (given.supplier?.id ?? null) === product.supplierId)
  )
}
