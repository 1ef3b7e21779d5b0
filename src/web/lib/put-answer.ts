import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * What the server answered to a change stands in place of what was read under a key. A reading on its way may have
 * begun before the change: it is called off, lest it come after. What was never read is left to be read.
 */
export async function putAnswer<Read>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (before: Read) => Read,
): Promise<void> {
  if (queryClient.getQueryData(queryKey) === undefined) return
  await queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<Read>(queryKey, (before) => before && change(before))
}
