import { useQueryClient } from '@tanstack/react-query'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { useAutosave } from '#web/lib/autosave/use-autosave.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { client } from '#web/lib/query/api.ts'
import { productionIs } from '../tomorrow-api.ts'

type MarkFields = Pick<ProductionMark, 'ready' | 'days'>

/** What is typed of the making of a sheet on a day, saved as it is typed. */
export function useMarkFields(day: string, techSheetId: string, mark: ProductionMark | undefined) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const autosave = useAutosave<Partial<MarkFields>>(
    demo
      ? null
      : async (changes) =>
          productionIs(queryClient, await client.services.mark({ day, techSheetId, ...changes })),
  )
  const { ready = mark?.ready ?? null, days = mark?.days ?? 1 } = autosave.unsaved
  return {
    ready,
    days,
    autosave,
    type: (changes: Partial<MarkFields>) => autosave.change(changes, true),
    choose: (changes: Partial<MarkFields>) => autosave.change(changes),
  }
}
