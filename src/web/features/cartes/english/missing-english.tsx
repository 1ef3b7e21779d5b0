import { Alert, Text } from '@mantine/core'
import { IconLanguage } from '#web/ui/icons/language.ts'
import { useLocale, useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { linesWithoutEnglish } from '#domain/cartes/footer-lines.ts'
import { speaksEnglish, type TextLanguage } from '#domain/cartes/languages.ts'
import { ownNamesOfMeat } from '#domain/cartes/meat-origins.ts'
import { NAMED_PARTS } from '#domain/cartes/missing-names.ts'
import { paths } from '#web/entities/paths.ts'
import { LOCALES } from '#web/lib/format/format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFirstNames } from '../first-names.ts'
import { namedOn } from '../print/carte-document-of.ts'
import { missingOn } from './missing-on.ts'

/** As many products as one reads that cannot be changed. */
const NAMED_MEATS = 3

type CarteInEnglish = Pick<
  Carte,
  | 'id'
  | 'languages'
  | 'gammes'
  | 'menus'
  | 'footerLines'
  | 'footerLinesEn'
  | 'openingHours'
  | 'openingHoursEn'
>

export interface MissingEnglishProps {
  carte: CarteInEnglish
  /** On the page where they are typed. */
  here?: boolean
  /** The languages that guests are offered online now; absent where that was not asked. */
  offered?: readonly TextLanguage[]
}

/**
 * What is French on a carte in English: names, lines of the foot and opening hours without their English text, and the
 * products of meat; and that guests are not offered it in English.
 */
export function MissingEnglish(props: MissingEnglishProps) {
  if (!speaksEnglish(props.carte)) return null
  return (
    <>
      <WithoutEnglish {...props} />
      <MeatInFrench carte={props.carte} />
    </>
  )
}

/** The texts without an English one, counted and listed, with a link to the page where they are typed. */
function WithoutEnglish({ carte, here = false, offered }: MissingEnglishProps) {
  const t = useTranslations('cartes.english')
  const list = new Intl.ListFormat(LOCALES[useLocale()])
  const firstOf = useFirstNames()
  const missing = missingOn(carte)
  const parts = NAMED_PARTS.filter((part) => missing[part].length > 0)
  const names = parts.flatMap((part) => missing[part])
  const lines = linesWithoutEnglish(carte)
  const hours = carte.openingHoursEn.trim() === '' ? carte.openingHours.trim() : ''
  const isOffered = offered?.includes('en')
  if (names.length + lines.length === 0 && hours === '' && isOffered !== false) return null
  const counted = list.format(parts.map((part) => t(`missing.${part}`, { count: missing[part].length })))
  return (
    <Alert
      color="saffron"
      icon={<IconLanguage size={18} aria-hidden />}
      title={names.length > 0 ? t('missing.title', { counted }) : t('missing.titleOfTexts')}
    >
      {isOffered === false && <p>{t('missing.notOffered')}</p>}
      {names.length > 0 && (
        <>
          <p lang="fr">{firstOf(names)}</p>
          <p>{offered ? t('missing.printed') : t('missing.so')}</p>
        </>
      )}
      {lines.length > 0 && (
        <p>
          {t('missing.lines', { count: lines.length })} <span lang="fr">{firstOf(lines)}</span>
        </p>
      )}
      {hours !== '' && (
        <p>
          {t('missing.hours')} <span lang="fr">{hours}</span>
        </p>
      )}
      {!here && <EnglishTextsLink carte={carte} />}
    </Alert>
  )
}

/** Products that the line of the meat's origin calls by their name have one: on a carte in English the French one. */
function MeatInFrench({ carte }: Pick<MissingEnglishProps, 'carte'>) {
  const t = useTranslations('cartes.english')
  const firstOf = useFirstNames()
  const names = ownNamesOfMeat(namedOn(carte))
  if (names.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {t('missing.meat')} <span lang="fr">{firstOf(names, NAMED_MEATS)}</span>
    </Text>
  )
}

/** Leads to the page where the English texts of a carte in English are typed. */
export function EnglishTextsLink({ carte }: { carte: Pick<Carte, 'id' | 'languages'> }) {
  const t = useTranslations('cartes.english')
  if (!speaksEnglish(carte)) return null
  return <TextLink to={paths.carteEnglish(carte.id)}>{t('open')}</TextLink>
}
