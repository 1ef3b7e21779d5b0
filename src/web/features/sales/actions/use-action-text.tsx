import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DishAction } from '#domain/menu-engineering/dish-actions.ts'
import { type Days, daysIn, isWholeMonth } from '#web/entities/carte/days.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { strong } from '#web/ui/rich-text.tsx'
import { estimate } from '../analysis/estimate.ts'

/** Gains are written in whole euros from here. */
const ROUND_FROM = 10

/**
 * What can be done with a dish as a sentence in euros, of the days that its sales are of; `estimated` where evenly spread
 * portions of menus are among those of its gamme, whose mean every action aims at.
 */
export function useActionText(days: Days): (action: DishAction, estimated: boolean) => ReactNode {
  const t = useTranslations('sales.actions')
  const format = useFormat()
  const span = isWholeMonth(days) ? t('span.month') : t('span.days', { count: daysIn(days) })
  return (action, estimated) => {
    const amount = format.euro(action.gain, action.gain < ROUND_FROM ? undefined : 0)
    const gain = estimate(`+${amount}`, estimated)
    const values = { gain, span, strong }
    if ('portions' in action) return t.rich(action.kind, { ...values, portions: portionsOf(action.portions) })
    const { from, to } = action
    const difference = format.euro(Math.abs(to - from))
    return t.rich(action.kind, { ...values, from: format.euro(from), to: format.euro(to), difference })
  }

  function portionsOf(portions: number): string {
    return format.quantity(portions, Number.isInteger(portions) ? undefined : 1)
  }
}
