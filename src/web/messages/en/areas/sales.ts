import { sales as figures } from '../sales.ts'
import { tableFile } from '../table-file.ts'
import { till } from '../till.ts'

/** What was sold, and what it earned. */
export const sales = { sales: figures, tableFile, till } as const
