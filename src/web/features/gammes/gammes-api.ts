import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { GammeDetail, GammeInput, GammeRecette } from '#contract/gammes.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { type CallContext, client, orpc } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** Refetched on every mount: a change of any product's price changes these figures. */
export function gammesQuery() {
  return orpc.gammes.list.queryOptions({ staleTime: 0 })
}

export function gammeQuery(id: string) {
  return orpc.gammes.get.queryOptions({ input: { id }, staleTime: 0 })
}

/** There is no carte for the gamme. */
export class CarteMissing extends Error {
  override readonly name = 'CarteMissing'
}

export function useCreateGamme() {
  const queryClient = useQueryClient()
  const create = async ({ carteId, ...names }: GammeInput, options: { context: CallContext }) => {
    if (carteId !== undefined) return client.gammes.create({ ...names, carteId }, options)
    const { items } = await queryClient
      .ensureQueryData(orpc.cartes.list.queryOptions())
      .catch((cause: unknown) => {
        throw new CarteMissing('The carte cannot be read', { cause })
      })
    return client.gammes.create({ ...names, carteId: items[0]?.id }, options)
  }
  return useCreateOnce(create, { onSuccess: () => invalidateAfter(queryClient, 'gammes') })
}

export function useChangeGamme() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.gammes.change.mutationOptions({ onSuccess: () => invalidateAfter(queryClient, 'gammes') }),
  )
}

export function useRemoveGamme() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.gammes.remove.mutationOptions({ onSuccess: ({ id }) => gammeGone(queryClient, id) }),
  )
}

/** A deleted gamme is not refetched. */
export async function gammeGone(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: gammeQuery(id).queryKey })
  await invalidateAfter(queryClient, 'gammes')
}

export function useAddRecette(onAdded: () => void) {
  const queryClient = useQueryClient()
  return useCreateOnce(client.gammes.recettes.add, {
    intentionOf: ({ id, ficheId }) => `${id} ${ficheId}`,
    onSuccess: (recette, { id }) => {
      recettesKnown(queryClient, id, (recettes) => [...recettes, recette])
      onAdded()
    },
  })
}

/** Several sheets in one act. */
export function useAddRecettes(onAdded: (recettes: GammeRecette[], gammeId: string) => void) {
  const queryClient = useQueryClient()
  return useCreateOnce(client.gammes.recettes.addMany, {
    intentionOf: ({ id, ficheIds }) => [id, ...ficheIds].join(' '),
    onSuccess: ({ items }, { id }) => {
      recettesKnown(queryClient, id, (recettes) => [...recettes, ...items])
      onAdded(items, id)
    },
  })
}

export function useRemoveRecettes() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.gammes.recettes.removeMany.mutationOptions({
      onSuccess: ({ ids }, { id }) => recettesGone(queryClient, id, ids),
    }),
  )
}

export function useChangeRecette() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.gammes.recettes.change.mutationOptions({
      onSuccess: (changed, { id }) => recetteIs(queryClient, id, changed),
    }),
  )
}

export function useRemoveRecette() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.gammes.recettes.remove.mutationOptions({
      onSuccess: (gone, { id }) => recettesGone(queryClient, id, [gone.id]),
    }),
  )
}

/** A dish as another window has stored it shows at once. */
export function recetteIs(queryClient: QueryClient, gammeId: string, changed: GammeRecette): void {
  recettesKnown(queryClient, gammeId, replacing(changed))
}

function replacing(changed: GammeRecette) {
  return (recettes: GammeRecette[]) =>
    recettes.map((recette) => (recette.id === changed.id ? changed : recette))
}

export function recettesGone(queryClient: QueryClient, gammeId: string, ids: readonly string[]): void {
  recettesKnown(queryClient, gammeId, (recettes) => recettes.filter(({ id }) => !ids.includes(id)))
}

/** What the server has answered shows at once; everything else about the gamme is read again behind it. */
function recettesKnown(
  queryClient: QueryClient,
  id: string,
  change: (recettes: GammeRecette[]) => GammeRecette[],
): void {
  queryClient.setQueryData<GammeDetail>(
    gammeQuery(id).queryKey,
    (gamme) => gamme && { ...gamme, recettes: change(gamme.recettes) },
  )
  void invalidateAfter(queryClient, 'gammes')
}
