/** Begins every personal access token, so that programs which look for secrets in files know it. */
export const TOKEN_PREFIX = 'gramme_'
/** Of an account, those that have expired among them. */
export const TOKENS_MAX = 20
export const TOKEN_NAME_MAX_LENGTH = 60
/** What a token may do: read, or read and write. */
export const TOKEN_RIGHTS = ['read', 'write'] as const
export type TokenRights = (typeof TOKEN_RIGHTS)[number]
