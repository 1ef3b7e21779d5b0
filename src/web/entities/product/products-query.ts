import { orpc } from '#web/lib/query/api.ts'
import { filteredPages, longListPage } from '#web/lib/query/cursor-pages.ts'

/** All products whose name contains what was typed, to be picked from. */
export function productPages(search: string) {
  return orpc.products.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      ...longListPage(cursor),
      sort: 'name' as const,
      ...(search !== '' && { search }),
    }),
    ...filteredPages,
  })
}
