import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { operator } from '#content/operator.ts'
import { paths } from '#web/entities/paths.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import classes from './footer.module.css'

const PRODUCT_LINKS = ['features', 'about', 'faq', 'contact'] as const
const LEGAL_LINKS = ['terms', 'privacy', 'legal', 'cookies'] as const

/** `languageSwitch`: a language is a choice in the application, and an address on the site. */
export function Footer({ languageSwitch }: { languageSwitch: ReactNode }) {
  const t = useTranslations('shell')
  const language = useLocale()
  const label = {
    features: t('navigation.features'),
    about: t('navigation.about'),
    faq: t('footer.faq'),
    contact: t('footer.contact'),
    terms: t('footer.terms'),
    privacy: t('footer.privacy'),
    legal: t('footer.legal'),
    cookies: t('footer.cookies'),
  }
  const linkList = (keys: readonly (keyof typeof label)[]) => (
    <ul>
      {keys.map((key) => (
        <li key={key}>
          <TextLink to={paths[key]}>{label[key]}</TextLink>
        </li>
      ))}
    </ul>
  )

  return (
    <footer className={classes.footer} aria-label={t('footer.label')} data-print="hidden">
      <div className={classes.columns}>
        <div>
          <Wordmark />
          <Text c="dimmed" size="sm" mt={8}>
            {t('footer.tagline')}
          </Text>
        </div>
        <div>
          <h2>{t('footer.product')}</h2>
          {linkList(PRODUCT_LINKS)}
        </div>
        <div>
          <h2>{t('footer.legalTitle')}</h2>
          {linkList(LEGAL_LINKS)}
        </div>
        <address>
          <h2>{t('footer.contactTitle')}</h2>
          <ul>
            <li>{operator.name[language]}</li>
            <li>{operator.address[language]}</li>
            <li>
              <Anchor href={`mailto:${operator.email}`}>{operator.email}</Anchor>
            </li>
            <li>
              <PhoneLink number={operator.phone} />
            </li>
          </ul>
          {operator.notice[language] !== '' && <p className={classes.notice}>{operator.notice[language]}</p>}
        </address>
        <div>
          <h2>{t('footer.followTitle')}</h2>
          <ul>
            {operator.social.map((place) => (
              <li key={place.name}>
                <Anchor href={place.url} rel="noreferrer">
                  {place.name}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.switches}>
        {languageSwitch}
        <ThemeSwitch />
      </div>
    </footer>
  )
}
