import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { fieldParts, type FormPart } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { contentOf, type MenuDraft } from './menu-draft.ts'

export type MenuPart = FormPart<MenuDraft>

/** What two versions of a menu are compared by: its choices as a whole, each other fact by itself. */
export function useMenuParts(): MenuPart[] {
  const t = useTranslations('menus')
  const c = useTranslations('common')
  const format = useFormat()
  const carteText = useTranslations('trade.cartes')
  const { data: cartes = [] } = useQuery({ ...cartesQuery(), enabled: false })
  const part = fieldParts<MenuDraft>(contentOf)
  return [
    part('nom', t('form.name'), ({ nom }) => nom.trim() || c('none')),
    part('prixTtc', t('form.price'), ({ prixTtc }) => (prixTtc === null ? c('none') : format.euro(prixTtc))),
    part('description', t('form.description'), ({ description }) => description.trim() || c('none')),
    part('nomEn', carteText('englishName'), ({ nomEn }) => nomEn.trim() || c('none')),
    part(
      'descriptionEn',
      carteText('englishDescription'),
      (draft) => draft.descriptionEn.trim() || c('none'),
    ),
    part(
      'carteId',
      carteText('carte'),
      ({ carteId }) => cartes.find(({ id }) => id === carteId)?.nom ?? c('none'),
    ),
    part('onCarte', t('editor.onCarte'), ({ onCarte }) => t(onCarte ? 'conflict.onCarte' : 'list.offCarte')),
    part('choices', t('editor.choices'), ({ choices }) =>
      choices.length === 0
        ? t('list.noChoice')
        : choices
            .map(
              ({ nom, dishes }) =>
                `${nom.trim() || t('editor.unnamed')}\u00a0: ${dishes.map(nameOf).join(', ') || c('none')}`,
            )
            .join('\n'),
    ),
  ]
}
