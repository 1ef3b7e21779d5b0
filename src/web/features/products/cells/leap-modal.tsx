import { useTranslations } from 'use-intl'
import { draftOf } from '#web/entities/product/form/product-draft.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { PriceImpactModal } from '../price-impact-modal.tsx'
import { useCellTexts } from './use-cell-texts.ts'
import type { useLeapQuestion } from './use-leap-question.ts'

/** 'Prix HT de Beurre : 9,80 € / kg → 98,00 € / kg', and the sheets that this would move. */
export function LeapModal({
  confirmation,
}: {
  confirmation: ReturnType<typeof useLeapQuestion>['confirmation']
}) {
  const t = useTranslations('cells')
  const texts = useCellTexts()
  const shown = useLastValue(confirmation)
  const draft = shown && draftOf(shown.product)
  return (
    <PriceImpactModal
      impact={confirmation?.impact ?? null}
      intro={
        shown &&
        draft &&
        t('leap', {
          cell: texts.name('price', shown.product),
          before: texts.value('price', draft),
          after: texts.value('price', { ...draft, priceHt: shown.priceHt }),
        })
      }
      busy={false}
      error={undefined}
      onConfirm={() => confirmation?.answer(true)}
      onCancel={() => confirmation?.answer(false)}
    />
  )
}
