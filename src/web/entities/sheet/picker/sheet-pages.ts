import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { orpc } from '#web/lib/query/api.ts'
import { longListPage, longListPages } from '#web/lib/query/cursor-pages.ts'

export interface SheetFilter {
  search: string | undefined
  category?: SheetCategory | undefined
}

/** The user's sheets by title, to be picked from; the previous ones stay while the next filter loads. */
export function sheetPages(filter: SheetFilter) {
  return orpc.sheets.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, sort: 'title', ...longListPage(cursor) }),
    ...longListPages,
  })
}
