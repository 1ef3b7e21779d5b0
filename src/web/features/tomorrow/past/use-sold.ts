import { useQueryClient } from '@tanstack/react-query'
import type { PlannedService } from '#contract/service-shapes.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useAutosave } from '#web/lib/autosave/use-autosave.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { client } from '#web/lib/query/api.ts'
import { pendingSave } from '../pending-saves.ts'
import { itemId } from '#web/entities/plan/service-view.ts'
import { soldIs } from '../tomorrow-api.ts'

/** Portions sold by the id of a dish of the carte or of a menu; null where they are not known. */
type Sold = Record<string, number | null>

/** What was sold at a service, saved as it is typed. */
export function useSold(service: PlannedService) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const { day, carteId, meal, items } = service
  const menus = new Set(items.flatMap(({ menuId }) => menuId ?? []))
  const autosave = useAutosave<Sold>(
    demo
      ? null
      : async (typed) => {
          const all = Object.entries(typed)
          await pendingSave(
            client.daySales.write({
              day,
              meal,
              quantities: all
                .filter(([id]) => !menus.has(id))
                .map(([gammeRecetteId, quantity]) => ({ gammeRecetteId, quantity })),
              menuQuantities: all
                .filter(([id]) => menus.has(id))
                .map(([menuId, quantity]) => ({ menuId, quantity })),
              // Of a service that is typed dish by dish, what is not typed yet is not zero.
              othersUnknown: true,
            }),
          )
          soldIs(queryClient, { day, carteId, meal }, new Map(all))
          void invalidateAfter(queryClient, 'daySales')
        },
  )
  const soldOf = (item: PlannedService['items'][number]) => {
    const { [itemId(item)]: typed = item.sold } = autosave.unsaved
    return typed
  }
  return {
    soldOf,
    autosave,
    type: (id: string, sold: number | null) => autosave.change({ [id]: sold }, true),
  }
}
