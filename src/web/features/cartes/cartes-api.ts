import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CarteSettings } from '#contract/cartes.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { orpc } from '#web/lib/query/api.ts'

/** Changes to sheets, products and gammes all change a carte: it is refetched on every mount. */
const AT_EACH_LOOK = { staleTime: 0 } as const

/** The user's own carte, made the first time. */
export function ownCarteQuery() {
  return orpc.cartes.own.queryOptions(AT_EACH_LOOK)
}

/** A carte with all its gammes, dishes and menus. */
export function carteQuery(id: string) {
  return orpc.cartes.get.queryOptions({ input: { id }, ...AT_EACH_LOOK })
}

/** The gammes of the carte with their figures. */
export function gammeFiguresQuery() {
  return orpc.gammes.list.queryOptions({ select: ({ items }) => items, ...AT_EACH_LOOK })
}

/** The thresholds of margins are the account's. */
export function marginThresholdsQuery() {
  return orpc.account.get.queryOptions({ select: ({ settings }) => settings })
}

export function useChangeCarte() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.cartes.change.mutationOptions({ onSuccess: (settings) => carteSet(queryClient, settings) }),
  )
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
  queryClient.setQueryData(orpc.cartes.own.queryKey(), settings)
  queryClient.setQueryData(
    orpc.cartes.get.queryKey({ input: { id: settings.id } }),
    (carte) => carte && { ...carte, ...settings },
  )
}

function logoSet(queryClient: QueryClient, id: string, logo: CarteSettings['logo']): void {
  queryClient.setQueryData(orpc.cartes.own.queryKey(), (carte) => carte && { ...carte, logo })
  queryClient.setQueryData(
    orpc.cartes.get.queryKey({ input: { id } }),
    (carte) => carte && { ...carte, logo },
  )
}
