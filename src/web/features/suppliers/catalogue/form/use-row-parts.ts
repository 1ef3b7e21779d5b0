import { useTranslations } from 'use-intl'
import { inputOf } from '#web/entities/product/form/product-draft.ts'
import { useProductPartsByField } from '#web/entities/product/form/use-product-parts.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { factsOf, type RowDraft } from './row-draft.ts'

/** What two versions of a row of a catalogue are compared by: those of a product, and how the supplier sells it. */
export function useRowParts(): FormParts<RowDraft> {
  const t = useTranslations()
  const texts = useProductTexts()
  const none = t('common.none')
  const text = (name: 'code' | 'packText') => ({
    label: t(`catalogue.form.${name}`),
    textOf: (draft: RowDraft) => draft[name].trim() || none,
  })
  return formParts((draft: RowDraft) => ({ ...inputOf(draft), ...factsOf(draft) }), {
    ...useProductPartsByField(),
    code: text('code'),
    packText: text('packText'),
    packPriceHt: {
      label: t('catalogue.form.packPrice'),
      textOf: ({ packPriceHt }) => (packPriceHt === null ? none : texts.price(packPriceHt)),
    },
  })
}
