import { account } from '../account.ts'
import { common } from '../common.ts'
import { errors } from '../errors.ts'
import { shell } from '../shell.ts'

/** What every page needs, and signing in. */
export const start = { account, common, errors, shell } as const
