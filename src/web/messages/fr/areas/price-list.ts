// The import of a supplier's file.
export { priceList } from '../price-list.ts'
export { tableFile } from '../table-file.ts'
