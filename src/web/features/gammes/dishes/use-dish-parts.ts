import { useTranslations } from 'use-intl'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import type { DishDraft } from './dish-draft.ts'
import { displayedOf } from './dish-draft.ts'

/** What two versions of a dish are compared by: each field by itself. */
export function useDishParts(): FormParts<DishDraft> {
  const t = useTranslations()
  const format = useFormat()
  const priceText = useSellingPriceText()
  const none = t('common.none')
  return formParts(displayedOf, {
    nomAffiche: { label: t('gammes.dishes.form.name'), textOf: (draft) => draft.nomAffiche.trim() },
    prixTtcAffiche: {
      label: t('gammes.dishes.form.price'),
      textOf: ({ prixTtcAffiche }) => priceText(prixTtcAffiche),
    },
    description: {
      label: t('gammes.dishes.form.description'),
      textOf: ({ description }) => description.trim() || none,
    },
    nomAfficheEn: {
      label: t('trade.cartes.englishName'),
      textOf: ({ nomAfficheEn }) => nomAfficheEn.trim() || none,
    },
    descriptionEn: {
      label: t('trade.cartes.englishDescription'),
      textOf: ({ descriptionEn }) => descriptionEn.trim() || none,
    },
    ownTvaRate: {
      label: t('gammes.dishes.form.vat'),
      textOf: ({ ownTvaRate }) =>
        ownTvaRate === null ? t('gammes.dishes.form.vatAsSheet') : format.rate(ownTvaRate),
    },
  })
}
