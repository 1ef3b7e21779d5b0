import { useQuery } from '@tanstack/react-query'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { orpc } from '#web/lib/query/api.ts'

/** How the account counts losses; undefined until it is known. */
export function useWastageMethod(): WastageMethod | undefined {
  return useQuery(orpc.account.get.queryOptions({ select: ({ settings }) => settings.wastageMethod })).data
}
