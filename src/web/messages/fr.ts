import { common } from './fr/common.ts'
import { document } from './fr/document.ts'
import { errors } from './fr/errors.ts'
import { shell } from './fr/shell.ts'
import { trade } from './fr/trade.ts'

/** The reference: the keys and arguments of every text. */
export const fr = { common, document, errors, shell, trade } as const
