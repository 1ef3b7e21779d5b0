import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { contentOf, type MenuContent, type MenuDraft } from './menu-draft.ts'

/** What two versions of a menu are compared by: its choices as a whole, each other fact by itself. */
export function useMenuParts(): FormParts<MenuDraft> {
  const t = useTranslations('menus')
  const c = useTranslations('common')
  const priceText = useSellingPriceText()
  const carteText = useTranslations('trade.cartes')
  const { data: cartes = [] } = useQuery({ ...cartesQuery(), enabled: false })
  return formParts<MenuDraft, MenuContent>(contentOf, {
    nom: { label: t('form.name'), textOf: ({ nom }) => nom.trim() || c('none') },
    prixTtc: {
      label: t('form.price'),
      textOf: ({ prixTtc }) => priceText(prixTtc),
    },
    description: {
      label: t('form.description'),
      textOf: ({ description }) => description.trim() || c('none'),
    },
    nomEn: { label: carteText('englishName'), textOf: ({ nomEn }) => nomEn.trim() || c('none') },
    descriptionEn: {
      label: carteText('englishDescription'),
      textOf: ({ descriptionEn }) => descriptionEn.trim() || c('none'),
    },
    carteId: {
      label: carteText('carte'),
      textOf: ({ carteId }) => cartes.find(({ id }) => id === carteId)?.nom ?? c('none'),
    },
    onCarte: {
      label: t('editor.onCarte'),
      textOf: ({ onCarte }) => t(onCarte ? 'conflict.onCarte' : 'list.offCarte'),
    },
    choices: {
      label: t('editor.choices'),
      textOf: ({ choices }) =>
        choices.length === 0
          ? t('list.noChoice')
          : choices
              .map(({ nom, nomEn, dishes }) => {
                const name = inBoth(nom.trim() || t('editor.unnamed'), nomEn)
                const named = dishes.map((dish) => inBoth(nameOf(dish), dish.nomEn))
                return `${name}\u00a0: ${named.join(', ') || c('none')}`
              })
              .join('\n'),
    },
  })
}

/** A name with its English one, where it has one. */
function inBoth(name: string, english = ''): string {
  return english.trim() === '' ? name : `${name} (${english.trim()})`
}
