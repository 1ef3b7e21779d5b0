import type { SheetDocument } from './sheet-document.ts'

export type DocumentColumn = keyof SheetDocument['ingredients']['columns']

/** Percent of the table's width, the same on paper and in the PDF. */
export const COLUMN_WIDTHS: Record<DocumentColumn, number> = {
  quantity: 8,
  unit: 8,
  product: 38,
  allergens: 20,
  unitPrice: 15,
  total: 11,
}

export const DOCUMENT_COLUMNS = Object.keys(COLUMN_WIDTHS) as DocumentColumn[]
