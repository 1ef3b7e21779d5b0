import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CarteSettings } from '#contract/cartes.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** Changes to sheets, products and gammes all change a carte: it is refetched on every mount. */
const AT_EACH_LOOK = { staleTime: 0 } as const

/** A carte with all its gammes, dishes and menus. */
export function carteQuery(id: string) {
  return orpc.cartes.get.queryOptions({ input: { id }, ...AT_EACH_LOOK })
}

/** The gammes of all cartes with their figures. */
export function gammeFiguresQuery() {
  return orpc.gammes.list.queryOptions({ select: ({ items }) => items, ...AT_EACH_LOOK })
}

/** Stores settings. A logo that was stored or deleted while the answer was on its way stays as it is. */
export function useChangeCarte() {
  const queryClient = useQueryClient()
  const logoOf = (id: string) => queryClient.getQueryData(orpc.cartes.get.queryKey({ input: { id } }))?.logo
  return useMutation(
    orpc.cartes.change.mutationOptions({
      onMutate: ({ id }) => logoOf(id),
      onSuccess: (settings, { id }, before) => {
        const logo = logoOf(id)
        const isNewer = logo !== undefined && logo?.id !== before?.id
        carteSet(queryClient, isNewer ? { ...settings, logo } : settings)
      },
    }),
  )
}

export function useCreateCarte() {
  const queryClient = useQueryClient()
  return useCreateOnce(client.cartes.create, {
    onSuccess: (made) => {
      queryClient.setQueryData(
        orpc.cartes.list.queryKey(),
        (list) => list && { items: [...list.items, made] },
      )
      void invalidateAfter(queryClient, 'cartes.create')
    },
  })
}

export function useReorderCartes() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.cartes.reorder.mutationOptions({ onSettled: () => invalidateAfter(queryClient, 'cartes.reorder') }),
  )
}

export function useRemoveCarte() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.cartes.remove.mutationOptions({ onSuccess: ({ id }) => carteGone(queryClient, id) }),
  )
}

/** A deleted carte is not refetched. */
export function carteGone(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: carteQuery(id).queryKey })
  queryClient.setQueryData(
    orpc.cartes.list.queryKey(),
    (list) => list && { items: list.items.filter((carte) => carte.id !== id) },
  )
  void invalidateAfter(queryClient, 'cartes.remove')
}

export function usePutLogo() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.cartes.logo.put.mutationOptions({
      onSuccess: (logo, { params }) => logoSet(queryClient, params.id, logo),
      onError: (failure, { params }) => otherLogo(queryClient, params.id, failure),
    }),
  )
}

export function useRemoveLogo() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.cartes.logo.remove.mutationOptions({
      onSuccess: ({ id }) => logoSet(queryClient, id, null),
      onError: (failure, { id }) => otherLogo(queryClient, id, failure),
    }),
  )
}

/** The logo of another window that was in the way of a change is shown. */
function otherLogo(queryClient: QueryClient, id: string, failure: unknown): void {
  const logo = storedVersionOf(failure)
  if (logo !== undefined) logoSet(queryClient, id, logo as CarteSettings['logo'])
}

/** Settings that the server has stored show at once. */
export function carteSet(queryClient: QueryClient, settings: CarteSettings): void {
  known(queryClient, settings.id, settings)
}

/** In the list of cartes, and in the carte with its content. */
function known(queryClient: QueryClient, id: string, facts: Partial<CarteSettings>): void {
  queryClient.setQueryData(
    orpc.cartes.list.queryKey(),
    (list) =>
      list && { items: list.items.map((carte) => (carte.id === id ? { ...carte, ...facts } : carte)) },
  )
  queryClient.setQueryData(
    orpc.cartes.get.queryKey({ input: { id } }),
    (carte) => carte && { ...carte, ...facts },
  )
}

function logoSet(queryClient: QueryClient, id: string, logo: CarteSettings['logo']): void {
  known(queryClient, id, { logo })
}
