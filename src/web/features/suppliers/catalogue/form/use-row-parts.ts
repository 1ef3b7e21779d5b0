import { useTranslations } from 'use-intl'
import { useProductParts } from '#web/entities/product/form/use-product-parts.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { fieldParts, type FormPart } from '#web/lib/form/merge-versions.ts'
import { factsOf, type RowDraft } from './row-draft.ts'

export type RowPart = FormPart<RowDraft>

/** What two versions of a row of a catalogue are compared by: those of a product, and how the supplier sells it. */
export function useRowParts(): RowPart[] {
  const t = useTranslations()
  const texts = useProductTexts()
  const none = t('common.none')
  const part = fieldParts<RowDraft>(factsOf)
  const text = (key: 'code' | 'packText') =>
    part(key, t(`catalogue.form.${key}`), (draft) => draft[key].trim() || none)
  return [
    ...useProductParts<RowDraft>(),
    text('code'),
    text('packText'),
    part('packPriceHt', t('catalogue.form.packPrice'), ({ packPriceHt }) =>
      packPriceHt === null ? none : texts.price(packPriceHt),
    ),
  ]
}
