import { common } from './en/common.ts'
import { document } from './en/document.ts'
import { errors } from './en/errors.ts'
import { shell } from './en/shell.ts'
import { trade } from './en/trade.ts'
import type { fr } from './fr.ts'
import type { Translation } from './translation.ts'

export const en = { common, document, errors, shell, trade } satisfies Translation<typeof fr>
