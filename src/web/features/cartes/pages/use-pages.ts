import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Page } from '../composition/page.ts'

/** Pages as they are composed; those of before stay while others take shape. */
export function usePages(key: readonly unknown[], compose: () => Promise<Page[]>) {
  return useQuery({
    queryKey: ['carte-pages', ...key],
    queryFn: compose,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
}
