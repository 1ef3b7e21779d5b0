import { Alert } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { speaksEnglish } from '#domain/cartes/languages.ts'
import { NAMED_PARTS } from '#domain/cartes/missing-names.ts'
import { paths } from '#web/entities/paths.ts'
import { LOCALES } from '#web/lib/format/format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { missingOn } from './missing-on.ts'

/** As many as one reads before one opens the list. */
const NAMED = 8

export interface MissingEnglishProps {
  carte: Pick<Carte, 'id' | 'languages' | 'gammes' | 'menus'>
  /** On the page where they are typed. */
  here?: boolean
}

/** The names without an English text on a carte in English, counted and listed, with a link to the page where they are typed. */
export function MissingEnglish({ carte, here = false }: MissingEnglishProps) {
  const t = useTranslations('cartes.english')
  const list = new Intl.ListFormat(LOCALES[useLocale()])
  const missing = missingOn(carte)
  const parts = NAMED_PARTS.filter((part) => missing[part].length > 0)
  const names = parts.flatMap((part) => missing[part])
  if (!speaksEnglish(carte) || names.length === 0) return null
  const counted = list.format(parts.map((part) => t(`missing.${part}`, { count: missing[part].length })))
  const more = names.length - NAMED
  const said = more > 0 ? [...names.slice(0, NAMED), t('missing.more', { count: more })] : names
  return (
    <Alert
      color="saffron"
      icon={<IconLanguage size={18} aria-hidden />}
      title={t('missing.title', { counted })}
    >
      {/* A name may have a comma in it. */}
      <p lang="fr">{said.join(' · ')}</p>
      <p>{t('missing.so')}</p>
      {!here && <EnglishTextsLink carte={carte} />}
    </Alert>
  )
}

/** Leads to the page where the English texts of a carte in English are typed. */
export function EnglishTextsLink({ carte }: { carte: Pick<Carte, 'id' | 'languages'> }) {
  const t = useTranslations('cartes.english')
  if (!speaksEnglish(carte)) return null
  return <TextLink to={paths.carteEnglish(carte.id)}>{t('open')}</TextLink>
}
