import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SERVICE_FACTS } from '#contract/facts/dish.ts'
import { factsOf } from '#contract/facts/fact.ts'
import type { DishService, GammeRecette } from '#contract/gammes.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { useMergingAutosave } from '#web/ui/conflict/use-merging-autosave.ts'
import { client } from '#web/lib/query/api.ts'
import { recetteIs } from '../gammes-api.ts'
import { useMaskText } from './use-mask-text.ts'

/** What the service sets of a dish, saved on change; what another window has set meanwhile is never overwritten. */
export function useDishService(gammeId: string, dish: GammeRecette) {
  const queryClient = useQueryClient()
  const demo = useDemo()
  const merging = useMergingAutosave<GammeRecette, DishService>({
    stored: dish,
    valuesOf: serviceOf,
    parts: useServiceParts(),
    write: demo
      ? null
      : async (changes, { id: recipeId, version }) => {
          const changed = await client.gammes.recettes.change({ id: gammeId, recipeId, version, ...changes })
          recetteIs(queryClient, gammeId, changed)
          return changed
        },
    show: (current) => recetteIs(queryClient, gammeId, current),
  })
  return { ...merging, service: { ...serviceOf(dish), ...merging.autosave.unsaved } }
}

const serviceOf = (dish: DishService): DishService => factsOf(SERVICE_FACTS, dish)

/** What two versions are compared by: each setting by itself. */
function useServiceParts(): FormParts<DishService> {
  const t = useTranslations('gammes.service')
  const maskText = useMaskText()
  return formParts((service: DishService) => service, {
    maskedUntil: { label: t('mask'), textOf: ({ maskedUntil }) => maskText(maskedUntil) },
    offPrint: { label: t('print'), textOf: ({ offPrint }) => t(offPrint ? 'offPrint' : 'printed') },
    remaining: {
      label: t('remaining'),
      textOf: ({ remaining }) => (remaining === null ? t('enough') : t('left', { count: remaining })),
    },
  })
}
