import { useInfiniteQuery } from '@tanstack/react-query'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import type { SupplierFilters } from '../supplier-search.ts'
import { supplierListQuery } from '../suppliers-api.ts'

/** The suppliers of a search as one list. */
export function useSupplierList({ search, sort }: SupplierFilters) {
  return usePagedRows(useInfiniteQuery(supplierListQuery(search?.trim() ?? '', sort ?? 'name')))
}
export type SupplierList = ReturnType<typeof useSupplierList>
