import { useTranslations } from 'use-intl'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { contentOf, type PreviewDraft } from './preview-draft.ts'

/** What two versions of the printed sheet are compared by. */
export function usePreviewParts(): FormParts<PreviewDraft> {
  const t = useTranslations('document')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const priceText = useSellingPriceText()
  return formParts(contentOf, {
    portions: {
      label: t('general.portions'),
      textOf: ({ portions }) => (portions === null ? none : format.quantity(portions)),
    },
    sellingPriceHt: {
      label: t('general.priceHt'),
      textOf: ({ sellingPriceHt }) => priceText(sellingPriceHt),
    },
    method: { label: t('method.title'), textOf: ({ method }) => method.trim() || none },
  })
}
