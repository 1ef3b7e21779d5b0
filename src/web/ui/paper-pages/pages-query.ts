import { queryOptions } from '@tanstack/react-query'
import type { Page } from '#web/lib/pages/page.ts'

/** Pages as they are composed. Their PDF takes the ones that are on the screen. */
export function pagesQuery(key: readonly unknown[], compose: () => Promise<readonly Page[]>) {
  return queryOptions({ queryKey: ['paper-pages', ...key], queryFn: compose, staleTime: Infinity, gcTime: 0 })
}
