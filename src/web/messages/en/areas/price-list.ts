import { priceList as wizard } from '../price-list.ts'

/** The import of a supplier's file. */
export const priceList = { priceList: wizard } as const
