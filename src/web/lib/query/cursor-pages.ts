import { keepPreviousData } from '@tanstack/react-query'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'

/** A small first page loads fast; later pages are large, since a user who scrolls on goes far. */
const FIRST_PAGE = 100

/** Query options of a list whose pages each name the next. */
export const cursorPages = {
  initialPageParam: undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
}

/** The same for a list that is filtered: the previous rows stay while the next filter loads. */
export const filteredPages = { ...cursorPages, placeholderData: keepPreviousData }

/** The same for a list of thousands of rows: comparing them at every page costs more than painting the few that show. */
export const longListPages = { ...filteredPages, structuralSharing: false }

/** The part of a long list that begins at a cursor. */
export function longListPage(cursor: string | undefined) {
  return { cursor, limit: cursor === undefined ? FIRST_PAGE : MAX_PAGE_SIZE }
}
