/** Characters of what a list is searched for. */
export const SEARCH_MAX_LENGTH = 100

/** Items of one page of a list. */
export const MAX_PAGE_SIZE = 200
export const DEFAULT_PAGE_SIZE = 50
