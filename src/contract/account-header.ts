/**
 * On every answer to someone signed in: the id of their account. A browser keeps it for reading offline under that.
 * On a request: the account for which it is meant; the server refuses it when another one is signed in.
 */
export const ACCOUNT_HEADER = 'gramme-account'

/** What a tablet of a kitchen is named by there: it has no account. */
export const TABLET_PREFIX = 'kitchen-'

export const isTablet = (name: string | null): name is string => name?.startsWith(TABLET_PREFIX) ?? false
