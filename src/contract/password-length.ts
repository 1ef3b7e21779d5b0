/** Characters of a password; apart from its schema, so that a page without the API's code can tell them. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
