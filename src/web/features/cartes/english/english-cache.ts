import type { QueryClient } from '@tanstack/react-query'
import type { Gamme, GammeRecette } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import { orpc } from '#web/lib/query/api.ts'

/** A name that the server has stored shows at once; figures depend on none. */
export function gammeSet(queryClient: QueryClient, changed: Pick<Gamme, 'id' | 'nomEn' | 'version'>): void {
  const { id, nomEn, version } = changed
  queryClient.setQueryData(
    orpc.gammes.get.queryKey({ input: { id } }),
    (gamme) => gamme && { ...gamme, nomEn, version },
  )
  carteReadLater(queryClient)
}

export function dishSet(queryClient: QueryClient, gammeId: string, changed: GammeRecette): void {
  queryClient.setQueryData(
    orpc.gammes.get.queryKey({ input: { id: gammeId } }),
    (gamme) =>
      gamme && {
        ...gamme,
        recettes: gamme.recettes.map((dish) => (dish.id === changed.id ? changed : dish)),
      },
  )
  carteReadLater(queryClient)
}

export function menuSet(queryClient: QueryClient, changed: Menu): void {
  queryClient.setQueryData(
    orpc.menus.list.queryKey(),
    (list) => list && { items: list.items.map((menu) => (menu.id === changed.id ? changed : menu)) },
  )
  queryClient.setQueryData(orpc.menus.get.queryKey({ input: { id: changed.id } }), changed)
  carteReadLater(queryClient)
}

/** What is missing on it is counted again. */
function carteReadLater(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: orpc.cartes.get.key() })
}
