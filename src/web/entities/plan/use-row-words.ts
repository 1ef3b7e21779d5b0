import { useTranslations } from 'use-intl'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { useDayWords } from './days.ts'
import { useReasonsText } from './reasons-text.ts'
import { isDone } from './stations.ts'
import { useAmountText } from './use-amount-text.ts'
import type { KitchenNode } from './production-of.ts'

interface MarkOf {
  mark: ProductionMark | undefined
  /** The earlier day that provides it has not made it yet. */
  isPlanned: boolean
}

/** The words of a sheet in what is to be made on a day, wherever it is listed. */
export function useRowWords(day: string) {
  const t = useTranslations('tomorrow.production')
  const amount = useAmountText()
  const reasons = useReasonsText(day)
  const words = useDayWords()
  return {
    /** '4,2 kg'; null where nothing is to be made. */
    made: ({ made, unit }: KitchenNode) => (made > 0 ? amount(made, unit, 'made') : null),
    /** '38 Bar, 12 Saint-jacques · pour 3 jours, jusqu’à vendredi · 1 kg déjà prêts' */
    why: (node: KitchenNode, { mark, isPlanned }: MarkOf) =>
      [
        reasons.line(node.reasons),
        node.days > 1 && t('forDays', { count: node.days, weekday: words.weekday(node.until) }),
        node.ready > 0 && t('readyShort', { amount: amount(node.ready, node.unit, 'part') }),
        node.coveredSince !== null &&
          node.covered > 0 &&
          t(isPlanned ? 'coveredAsPlanned' : 'covered', { weekday: words.weekday(node.coveredSince) }),
        mark !== undefined && isDone(mark) && mark.doneBy !== '' && t('doneBy', { initials: mark.doneBy }),
      ]
        .filter(Boolean)
        .join(' · '),
    /** What is ready beyond what is needed; null where nothing is. */
    excess: ({ excess, unit }: KitchenNode) =>
      excess > 0 ? t('excess', { amount: amount(excess, unit, 'part') }) : null,
  }
}
