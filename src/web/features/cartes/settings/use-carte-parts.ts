import { useTranslations } from 'use-intl'
import type { CarteChange } from '#contract/cartes.ts'
import { CARTE_THEME_NAMES } from '#domain/cartes/carte-look.ts'
import { fieldParts, type FormPart } from '#web/lib/form/merge-versions.ts'

/** How a carte is called and set. */
export type Settings = Required<Omit<CarteChange, 'id' | 'version'>>

/** What two versions of a carte's settings are compared by: each setting by itself. */
export function useCarteParts(): FormPart<Settings>[] {
  const t = useTranslations('cartes')
  const none = useTranslations('common')('none')
  const part = fieldParts<Settings>((settings) => ({
    ...settings,
    nom: settings.nom.trim(),
    heading: settings.heading.trim(),
    nomEn: settings.nomEn.trim(),
    headingEn: settings.headingEn.trim(),
    openingHours: settings.openingHours.trim(),
    openingHoursEn: settings.openingHoursEn.trim(),
    phone: settings.phone.trim(),
  }))
  const yesOrNo = (yes: boolean) => t(yes ? 'settings.yes' : 'settings.no')
  return [
    part('theme', t('settings.theme'), ({ theme }) => CARTE_THEME_NAMES[theme]),
    part('pageFormat', t('settings.format'), ({ pageFormat }) => t(`settings.formats.${pageFormat}`)),
    part('showDescriptions', t('settings.descriptions'), (settings) => yesOrNo(settings.showDescriptions)),
    part('showLeaders', t('settings.leaders'), (settings) => yesOrNo(settings.showLeaders)),
    part('showCurrency', t('settings.currency'), (settings) => yesOrNo(settings.showCurrency)),
    part('allergenNote', t('settings.allergenNote'), (settings) =>
      yesOrNo(settings.allergenNote === 'marks'),
    ),
    part('coverPage', t('settings.coverPage'), (settings) => yesOrNo(settings.coverPage)),
    part('nom', t('name'), ({ nom }) => nom.trim()),
    part('heading', t('settings.heading'), ({ heading }) => heading.trim() || none),
    part('footerLines', t('foot.title'), ({ footerLines }) =>
      footerLines === null ? t('settings.usualFooter') : footerLines.join('\n') || none,
    ),
    part('openingHours', t('settings.openingHours'), ({ openingHours }) => openingHours.trim() || none),
    part('languages', t('languages.label'), ({ languages }) => t(`languages.${languages}`)),
    part('nomEn', t('english.nom'), ({ nomEn }) => nomEn.trim() || none),
    part('headingEn', t('english.heading'), ({ headingEn }) => headingEn.trim() || none),
    part('footerLinesEn', t('english.footer'), ({ footerLinesEn }) => footerLinesEn?.join('\n') || none),
    part('openingHoursEn', t('english.openingHours'), (settings) => settings.openingHoursEn.trim() || none),
    part('phone', t('settings.phone'), ({ phone }) => phone.trim() || none),
    part('indexed', t('settings.indexed'), ({ indexed }) => yesOrNo(indexed)),
  ]
}
