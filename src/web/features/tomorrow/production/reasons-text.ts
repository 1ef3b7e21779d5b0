import { useTranslations } from 'use-intl'
import { MEALS } from '#domain/services/service.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useAmountText } from '../use-amount-text.ts'
import type { KitchenNode } from './use-production.ts'

type Reason = KitchenNode['reasons'][number]

/** The words of why a sheet is needed. */
export function useReasonsText() {
  const t = useTranslations('tomorrow')
  const format = useFormat()
  const amount = useAmountText()
  const textOf = (reason: Reason) => {
    if (reason.by === 'service')
      return t('production.forService', {
        figure: format.quantity(reason.portions, 1),
        meal: t(`meals.${mealOf(reason.service)}`),
      })
    const { quantity, unit } = reason.made
    return unit === 'portion'
      ? t('production.forDish', { figure: format.quantity(quantity, 1), title: reason.sheet.title })
      : t('production.forSheet', { amount: amount(quantity, unit), title: reason.sheet.title })
  }
  return {
    /** '38 Bar, 12 Saint-jacques'; the services of a day together by meal. */
    line: (reasons: readonly Reason[]) => together(reasons).map(textOf).join(', '),
    /** The same for one reason. */
    textOf,
  }
}

/** Portions of the same meal, on several days or of several cartes, are one reason. */
function together(reasons: readonly Reason[]): Reason[] {
  const merged: Reason[] = []
  for (const reason of reasons) {
    const same = merged.findIndex(
      (other) =>
        reason.by === 'service' &&
        other.by === 'service' &&
        reason.service.split(' ')[1] === other.service.split(' ')[1],
    )
    const other = merged[same]
    if (reason.by === 'service' && other?.by === 'service')
      merged[same] = {
        ...other,
        portions: other.portions + reason.portions,
        quantity: other.quantity + reason.quantity,
      }
    else merged.push(reason)
  }
  return merged
}

/** Of a serviceKey. */
function mealOf(service: string) {
  return MEALS.find((meal) => service.endsWith(` ${meal}`)) ?? 'day'
}
