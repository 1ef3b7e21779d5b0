import { useTranslations } from 'use-intl'
import { fieldParts, type FormPart } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { DishDraft } from './dish-draft.ts'
import { displayedOf } from './dish-draft.ts'

export type DishPart = FormPart<DishDraft>

/** What two versions of a dish are compared by: each field by itself. */
export function useDishParts(): DishPart[] {
  const t = useTranslations()
  const format = useFormat()
  const part = fieldParts<DishDraft>(displayedOf)
  return [
    part('nomAffiche', t('gammes.dishes.form.name'), (draft) => draft.nomAffiche.trim()),
    part('prixTtcAffiche', t('gammes.dishes.form.price'), ({ prixTtcAffiche }) =>
      format.euro(prixTtcAffiche ?? 0),
    ),
    part(
      'description',
      t('gammes.dishes.form.description'),
      ({ description }) => description.trim() || t('common.none'),
    ),
    part(
      'nomAfficheEn',
      t('trade.cartes.englishName'),
      ({ nomAfficheEn }) => nomAfficheEn.trim() || t('common.none'),
    ),
    part(
      'descriptionEn',
      t('trade.cartes.englishDescription'),
      ({ descriptionEn }) => descriptionEn.trim() || t('common.none'),
    ),
  ]
}
