import { priceList as wizard } from '../price-list.ts'
import { tableFile } from '../table-file.ts'

/** The import of a supplier's file. */
export const priceList = { priceList: wizard, tableFile } as const
