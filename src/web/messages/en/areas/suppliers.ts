import { catalogue } from '../catalogue.ts'
import { suppliers as book } from '../suppliers.ts'

/** Suppliers, their catalogues, and what products say of these. */
export const suppliers = { catalogue, suppliers: book } as const
