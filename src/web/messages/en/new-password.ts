import type { newPassword as french } from '../fr/new-password.ts'
import type { Translation } from '../translation.ts'

export const newPassword = {
  keepTokens:
    '{count, plural, one {Keep the access token of this account} other {Keep the # access tokens of this account}}',
  keepTokensHint:
    '{count, plural, one {Otherwise it stops working, and so does the program that uses it. Do not keep it if someone may have read it.} other {Otherwise they stop working, and so do the programs that use them. Do not keep them if someone may have read them.}}',
} as const satisfies Translation<typeof french>
