import type { ExportedTable } from './exported-tables.ts'

/** The columns by which rows are compared with what is there; of the other tables no row is kept. */
export const COMPARED = {
  techSheets: ['title'],
  userProducts: ['name', 'brand', 'unit'],
  supplierContacts: ['name'],
  supplierProducts: ['supplierId', 'code', 'name', 'brand', 'unit'],
  cartes: ['nom', 'position'],
  gammes: ['carteId', 'nom'],
  gammeRecettes: ['gammeId', 'ficheId'],
  menus: ['carteId', 'nom'],
  salesPeriods: ['firstDay', 'lastDay'],
} as const satisfies Partial<Record<ExportedTable, readonly string[]>>
export type ComparedTable = keyof typeof COMPARED
export const COMPARED_TABLES = Object.keys(COMPARED) as ComparedTable[]

/** Texts of a row by its columns, and its id. */
export type Compared = { id: string } & Record<string, string | null>
