/** On every answer to someone signed in: the id of their account. A browser keeps it for reading offline under that. */
export const OWNER_HEADER = 'gramme-account'
