import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SheetLink } from '#contract/links.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { reachableAddress } from '#web/lib/navigation/reachable-address.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** The link that shares a sheet, which another window or its end may have taken away. */
export function sheetLinkQuery(id: string) {
  return orpc.links.get.queryOptions({ input: { id }, staleTime: 0 })
}

/** What paper says of a link: the address that other devices open, and until when. */
function onPaper(read: SheetLink | undefined) {
  if (!read?.link) return null
  const { address, endsAt } = read.link
  return { url: reachableAddress(address, location.origin).url, endsAt }
}

/** Null while it is not known, and where the sheet is not shared. @param id empty of a sheet that is not stored yet */
export function useSharedLink(id: string) {
  return onPaper(useQuery({ ...sheetLinkQuery(id), enabled: id !== '' }).data)
}

/** As it is known, else as it is read; null also where it cannot be read, as without a network, and of a sheet that is not stored yet. */
export async function readSharedLink(queryClient: QueryClient, id: string) {
  if (id === '') return null
  const read = queryClient.ensureQueryData(sheetLinkQuery(id))
  return onPaper(await read.catch(() => undefined))
}

/** Shares a sheet, also again for all its days, or ends that. */
export function useSheetLink(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = sheetLinkQuery(id)
  const onError = () => invalidateAfter(queryClient, 'links')
  return {
    share: useSingleMutation(
      orpc.links.share.mutationOptions({
        onSuccess: (link) => queryClient.setQueryData(queryKey, link),
        onError,
      }),
    ),
    withdraw: useSingleMutation(
      orpc.links.withdraw.mutationOptions({
        onSuccess: () => queryClient.setQueryData(queryKey, { link: null }),
        onError,
      }),
    ),
  }
}
