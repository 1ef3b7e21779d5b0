import { common } from '../common.ts'
import { errors } from '../errors.ts'
import { shell } from '../shell.ts'

/** What every page of the site needs. */
export const site = { common, errors, shell } as const
