import { useTranslations } from 'use-intl'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { usePriceTexts } from '../use-price-texts.ts'
import { PriceImpactModal } from './price-impact-modal.tsx'
import type { useLeapQuestion } from './use-leap-question.ts'

/** 'Prix HT de Beurre : 9,80 € / kg → 98,00 € / kg. Est-ce juste ?', and the sheets that this would move. */
export function LeapModal({
  confirmation,
}: {
  confirmation: ReturnType<typeof useLeapQuestion>['confirmation']
}) {
  const t = useTranslations('prices.leap')
  const texts = usePriceTexts()
  const shown = useLastValue(confirmation)
  return (
    <PriceImpactModal
      impact={confirmation?.impact ?? null}
      intro={
        shown &&
        t('question', {
          name: shown.name,
          before: texts.unitPrice(shown.before, shown.unit),
          after: texts.unitPrice(shown.after, shown.unit),
        })
      }
      busy={false}
      error={undefined}
      onConfirm={() => confirmation?.answer(true)}
      onCancel={() => confirmation?.answer(false)}
    />
  )
}
