import { sales as figures } from '../sales.ts'

/** What was sold, and what it earned. */
export const sales = { sales: figures } as const
