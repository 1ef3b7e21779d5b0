import { useTranslations } from 'use-intl'
import { fieldParts, type FormPart } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { PreviewDraft } from './preview-draft.ts'

/** What two versions of the printed sheet are compared by. */
export function usePreviewParts(): FormPart<PreviewDraft>[] {
  const t = useTranslations('document')
  const none = useTranslations('common')('none')
  const format = useFormat()
  const part = fieldParts<PreviewDraft>((draft) => ({ ...draft, method: draft.method.trim() }))
  return [
    part('portions', t('general.portions'), ({ portions }) =>
      portions === null ? none : format.quantity(portions),
    ),
    part('sellingPriceHt', t('general.priceHt'), ({ sellingPriceHt }) =>
      sellingPriceHt === null ? none : format.euro(sellingPriceHt),
    ),
    part('method', t('method.title'), ({ method }) => method.trim() || none),
  ]
}
