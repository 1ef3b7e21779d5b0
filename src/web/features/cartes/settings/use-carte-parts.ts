import { useTranslations } from 'use-intl'
import { CARTE_FACTS, type CarteValues } from '#contract/facts/carte.ts'
import type { TextOf } from '#contract/facts/fact.ts'
import { CARTE_THEME_NAMES } from '#domain/cartes/carte-look.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { trimTexts } from '#web/lib/form/trim-texts.ts'

/** How a carte is called and set. */
export type Settings = CarteValues

/** What two versions of a carte's settings are compared by: each setting by itself. */
export function useCarteParts(): FormParts<Settings> {
  const t = useTranslations('cartes')
  const none = useTranslations('common')('none')
  const yesOrNo = (yes: boolean) => t(yes ? 'settings.yes' : 'settings.no')
  const text = (name: TextOf<typeof CARTE_FACTS>, label: string) => ({
    label,
    textOf: ({ [name]: written }: Settings) => written.trim() || none,
  })
  return formParts((settings: Settings) => trimTexts(CARTE_FACTS, settings), {
    theme: { label: t('settings.theme'), textOf: ({ theme }) => CARTE_THEME_NAMES[theme] },
    pageFormat: {
      label: t('settings.format'),
      textOf: ({ pageFormat }) => t(`settings.formats.${pageFormat}`),
    },
    showDescriptions: {
      label: t('settings.descriptions'),
      textOf: ({ showDescriptions }) => yesOrNo(showDescriptions),
    },
    showLeaders: { label: t('settings.leaders'), textOf: ({ showLeaders }) => yesOrNo(showLeaders) },
    showCurrency: { label: t('settings.currency'), textOf: ({ showCurrency }) => yesOrNo(showCurrency) },
    allergenNote: {
      label: t('settings.allergenNote'),
      textOf: ({ allergenNote }) => yesOrNo(allergenNote === 'marks'),
    },
    fitPages: {
      label: t('settings.fitPages.label'),
      textOf: ({ fitPages }) => t('settings.fitPages.choice', { pages: fitPages ?? 0 }),
    },
    coverPage: { label: t('settings.coverPage'), textOf: ({ coverPage }) => yesOrNo(coverPage) },
    nom: { label: t('name'), textOf: ({ nom }) => nom.trim() },
    heading: text('heading', t('settings.heading')),
    footerLines: {
      label: t('foot.title'),
      textOf: ({ footerLines }) =>
        footerLines === null ? t('settings.usualFooter') : footerLines.join('\n') || none,
    },
    openingHours: text('openingHours', t('settings.openingHours')),
    languages: { label: t('languages.label'), textOf: ({ languages }) => t(`languages.${languages}`) },
    nomEn: text('nomEn', t('english.nom')),
    headingEn: text('headingEn', t('english.heading')),
    footerLinesEn: {
      label: t('english.footer'),
      textOf: ({ footerLinesEn }) => footerLinesEn?.join('\n') || none,
    },
    openingHoursEn: text('openingHoursEn', t('english.openingHours')),
    phone: text('phone', t('settings.phone')),
    indexed: { label: t('settings.indexed'), textOf: ({ indexed }) => yesOrNo(indexed) },
  })
}
