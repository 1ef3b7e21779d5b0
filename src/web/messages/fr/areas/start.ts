import { common } from '../common.ts'
import { errors } from '../errors.ts'
import { shell } from '../shell.ts'

/** What every page needs. */
export const start = { common, errors, shell } as const
