import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { shownOn, type ShownDishes } from './shown-dishes.ts'

/** Refetched on every mount: a change of any product's price changes these figures. */
export function menusQuery() {
  return orpc.menus.list.queryOptions({ staleTime: 0 })
}

export function menuQuery(id: string) {
  return orpc.menus.get.queryOptions({ input: { id }, staleTime: 0 })
}

/** The dishes of a menu's carte with their names and prices: a dish that is picked for a menu is sold there too. */
export function shownDishesQuery(carteId: string) {
  return queryOptions({
    queryKey: [...orpc.cartes.key(), 'shown-dishes', carteId],
    queryFn: async (): Promise<ShownDishes> => shownOn(await client.cartes.get({ id: carteId })),
  })
}

/** The usual cost of a portion by category: a cost far from it is questioned. */
export function usualCostsQuery() {
  return orpc.sheets.statistics.queryOptions({ select: ({ usualCosts }) => usualCosts })
}

export function useCreateMenu() {
  const queryClient = useQueryClient()
  return useCreateOnce(client.menus.create, {
    onSuccess: (menu) => {
      queryClient.setQueryData(menuQuery(menu.id).queryKey, menu)
      void invalidateAfter(queryClient, 'menus')
    },
  })
}

export function useChangeMenu() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.menus.change.mutationOptions({
      onSuccess: (menu) => {
        queryClient.setQueryData(menuQuery(menu.id).queryKey, menu)
        void invalidateAfter(queryClient, 'menus')
      },
    }),
  )
}

export function useRemoveMenu() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.menus.remove.mutationOptions({ onSuccess: ({ id }) => menuGone(queryClient, id) }),
  )
}

/** A deleted menu is not refetched. */
export async function menuGone(queryClient: QueryClient, id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: menuQuery(id).queryKey })
  await invalidateAfter(queryClient, 'menus')
}
