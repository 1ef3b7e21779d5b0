import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { MEALS } from '#domain/services/service.ts'
import { planWords } from './plan-words.ts'
import type { KitchenNode } from './production-of.ts'

type Reason = KitchenNode['reasons'][number]

/** The words of why a sheet is needed on a day. */
export function useReasonsText(day: string) {
  const t = useTranslations()
  const language = useLocale()
  return useMemo(() => {
    const words = planWords(t, language)
    const of = {
      day,
      serviceName: (service: string) => t(`tomorrow.meals.${mealOf(service)}`),
    }
    return {
      /** '38 Bar, 12 Saint-jacques'; the services of a day together by meal. */
      line: (reasons: readonly Reason[]) => words.reasons(reasons, of),
      /** The same one by one, each with its amount, which add up to what is needed. */
      parts: ({ reasons, unit }: Pick<KitchenNode, 'reasons' | 'unit'>) => words.parts(reasons, unit, of),
    }
  }, [t, language, day])
}

/** Of a serviceKey. */
function mealOf(service: string) {
  return MEALS.find((meal) => service.endsWith(` ${meal}`)) ?? 'day'
}
