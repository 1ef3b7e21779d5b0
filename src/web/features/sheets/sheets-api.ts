import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { rowShown } from '#web/entities/row-shown.ts'
import { madeBeforeOf } from '#web/lib/failure/made-before.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { filteredPages } from '#web/lib/query/cursor-pages.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { useIdempotencyKeys } from '#web/lib/query/use-idempotency-keys.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import type { SheetFilters } from './sheet-search.ts'

const PAGE_SIZE = 60

type SheetPage = Awaited<ReturnType<typeof client.sheets.list>>

/** The pages of the list, newest change first unless sorted otherwise; the previous rows stay while the next filter loads. */
export function sheetListQuery(filters: SheetFilters) {
  const search = filters.search?.trim()
  return orpc.sheets.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, search, limit: PAGE_SIZE, cursor }),
    ...filteredPages,
  })
}

export function sheetStatisticsQuery() {
  return orpc.sheets.statistics.queryOptions()
}

export function sheetQuery(id: string) {
  return orpc.sheets.get.queryOptions({ input: { id } })
}

export function sheetUseQuery(id: string) {
  return orpc.sheets.use.queryOptions({ input: { id } })
}

/** A sheet with every preparation below it. */
export function sheetTreeQuery(id: string) {
  return orpc.sheets.tree.queryOptions({ input: { id } })
}

/** Creates a sheet once, even where an answer was lost and it is sent again, with the same content or with other. */
export function useCreateSheet() {
  const queryClient = useQueryClient()
  const once = useIdempotencyKeys(client.sheets.create)
  const mutation = useMutation({
    mutationFn: once.create,
    onSuccess: (sheet) => sheetStored(queryClient, sheet),
  })
  const made = madeBeforeOf(mutation.error)
  return {
    ...mutation,
    /** What was made by an earlier send of other content; null when that is not why the last one was refused. */
    madeBefore: made === undefined ? null : (made as TechSheet),
    forget: once.forget,
  }
}

/** Saves a sheet. A photo that was stored or deleted while the answer was on its way stays as it is. */
export function useSaveSheet() {
  const queryClient = useQueryClient()
  const photoOf = (id: string) => queryClient.getQueryData(orpc.sheets.get.queryKey({ input: { id } }))?.photo
  return useMutation(
    orpc.sheets.change.mutationOptions({
      onMutate: ({ id }) => photoOf(id),
      onSuccess: (sheet, { id }, before) => {
        const photo = photoOf(id)
        const isNewer = photo !== undefined && photo?.id !== before?.id
        return sheetStored(queryClient, isNewer ? { ...sheet, photo } : sheet)
      },
    }),
  )
}

interface DuplicationAnswers {
  onCopied: (copy: TechSheet) => void
  onFailed: (failure: unknown) => void
}

export function useDuplicateSheet({ onCopied, onFailed }: DuplicationAnswers) {
  const queryClient = useQueryClient()
  return useCreateOnce(client.sheets.duplicate, {
    // A copy of what an editor has is another one for each state of it.
    intentionOf: ({ id, sheet }) => (sheet === undefined ? id : `${id} ${JSON.stringify(sheet)}`),
    onSuccess: async (copy) => {
      await sheetStored(queryClient, copy)
      onCopied(copy)
    },
    onError: onFailed,
  })
}

export function useDeleteSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.remove.mutationOptions({ onSuccess: ({ id }) => sheetGone(queryClient, id) }),
  )
}

/** What was missing of a product, filled in from a sheet: every cost that hangs on it is read again. */
export function useCompleteProduct() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.products.change.mutationOptions({
      onSuccess: (product) => {
        queryClient.setQueryData(orpc.products.get.queryKey({ input: { id: product.id } }), product)
        void invalidateAfter(queryClient, 'products')
      },
    }),
  )
}

/** Notes the cost of a sheet as right, or as to be questioned again; every mean of the sheets follows. */
interface CheckAnswers {
  onFailed: (failure: unknown) => void
  onStored?: () => void
}

export function useCheckCost({ onFailed, onStored }: CheckAnswers) {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.sheets.checkCost.mutationOptions({
      onSuccess: ({ id, checkedCost }) => {
        sheetPatched(queryClient, id, { checkedCost })
        onStored?.()
        return invalidateAfter(queryClient, 'sheets', orpc.sheets.get.queryKey({ input: { id } }))
      },
      onError: async (failure) => {
        onFailed(failure)
        await invalidateAfter(queryClient, 'sheets')
      },
    }),
  )
}

export function usePublishSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.publish.mutationOptions({
      onSuccess: (publication, { id }) => {
        sheetPatched(queryClient, id, { publication })
        return invalidateAfter(queryClient, 'sheets', orpc.sheets.get.queryKey({ input: { id } }))
      },
    }),
  )
}

export function useUnpublishSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.unpublish.mutationOptions({
      onSuccess: (_, { id }) => {
        sheetPatched(queryClient, id, { publication: null })
        return invalidateAfter(queryClient, 'sheets', orpc.sheets.get.queryKey({ input: { id } }))
      },
    }),
  )
}

export function usePutPhoto() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.photo.put.mutationOptions({
      onSuccess: (photo, { params }) => photoChanged(queryClient, params.id, photo),
      onError: (failure, { params }) => otherPhoto(queryClient, params.id, failure),
    }),
  )
}

export function useRemovePhoto() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.photo.remove.mutationOptions({
      onSuccess: (_, { id }) => photoChanged(queryClient, id, null),
      onError: (failure, { id }) => otherPhoto(queryClient, id, failure),
    }),
  )
}

function photoChanged(queryClient: QueryClient, id: string, photo: TechSheet['photo']): Promise<void> {
  sheetPatched(queryClient, id, { photo })
  return invalidateAfter(queryClient, 'sheets', orpc.sheets.get.queryKey({ input: { id } }))
}

/** The photo of another window that was in the way of a change is shown. */
async function otherPhoto(queryClient: QueryClient, id: string, failure: unknown): Promise<void> {
  const photo = storedVersionOf(failure)
  if (photo !== undefined) await photoChanged(queryClient, id, photo as TechSheet['photo'])
}

/** What the server answered is the sheet from now on; lists and figures made of it are read again. */
export function sheetStored(queryClient: QueryClient, sheet: TechSheet): Promise<void> {
  queryClient.setQueryData(orpc.sheets.get.queryKey({ input: { id: sheet.id } }), sheet)
  return invalidateAfter(queryClient, 'sheets', orpc.sheets.get.queryKey({ input: { id: sheet.id } }))
}

function sheetPatched(queryClient: QueryClient, id: string, change: Partial<TechSheet>): void {
  queryClient.setQueryData(
    orpc.sheets.get.queryKey({ input: { id } }),
    (sheet) => sheet && { ...sheet, ...change },
  )
}

/** A sheet that was changed in its row, which stays where it is. */
export function sheetShown(queryClient: QueryClient, sheet: TechSheetSummary): void {
  rowShown(queryClient, 'sheets', orpc.sheets.list.key({ type: 'infinite' }), sheet)
}

/** A deleted sheet leaves the lists at once. */
export function sheetGone(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: orpc.sheets.get.queryKey({ input: { id } }) })
  // Its query may still have observers: it is not refetched.
  queryClient.removeQueries({ queryKey: orpc.sheets.use.queryKey({ input: { id } }) })
  queryClient.setQueriesData<InfiniteData<SheetPage>>(
    { queryKey: orpc.sheets.list.key({ type: 'infinite' }) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.filter((sheet) => sheet.id !== id) })),
      },
  )
  void invalidateAfter(queryClient, 'sheets')
}
