import { account as texts } from '../account.ts'

/** What the pages before the sign-in need beside that. */
export const account = { account: texts } as const
