import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DishAction } from '#domain/menu-engineering/dish-actions.ts'
import { roundEstimate } from '#domain/money/round-estimate.ts'
import { type Days, daysIn, isWholeMonth } from '#web/entities/carte/days.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { strong } from '#web/ui/rich-text.tsx'
import { estimate } from '../analysis/estimate.ts'

/**
 * What can be done with a dish as a sentence in whole euros, of the days that its sales are of; `estimated` where evenly spread
 * portions of menus are among those of its gamme, whose mean every action aims at.
 */
export function useActionText(days: Days): (action: DishAction, estimated: boolean) => ReactNode {
  const t = useTranslations('sales.actions')
  const format = useFormat()
  const span = isWholeMonth(days) ? t('span.month') : t('span.days', { count: daysIn(days) })
  return (action, estimated) => {
    const gain = estimate(gainText(estimated ? roundEstimate(action.gain).value : action.gain), estimated)
    const values = { gain, span, strong }
    if ('portions' in action) return t.rich(action.kind, { ...values, portions: portionsOf(action.portions) })
    const { from, to } = action
    const difference = format.euro(Math.abs(to - from))
    if (action.kind === 'no-price')
      return t('no-price', { to: format.euro(to), percent: format.percent((to / from - 1) * 100, 0) })
    return t.rich(action.kind, { ...values, from: format.euro(from), to: format.euro(to), difference })
  }

  /** In whole euros, as a sum of what may be sold has no cents. */
  function gainText(gain: number): string {
    return gain < 1 ? t('underOne', { one: format.euro(1, 0) }) : `+${format.euro(gain, 0)}`
  }

  function portionsOf(portions: number): string {
    return format.quantity(portions, Number.isInteger(portions) ? undefined : 1)
  }
}
