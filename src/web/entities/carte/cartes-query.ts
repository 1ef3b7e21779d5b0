import { orpc } from '#web/lib/query/api.ts'

/** The user's cartes in their order, their first made if there is none; another window may have changed them. */
export function cartesQuery() {
  return orpc.cartes.list.queryOptions({ select: ({ items }) => items, staleTime: 0 })
}
