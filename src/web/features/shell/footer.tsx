import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { operator } from '#content/operator.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import classes from './footer.module.css'
import { useFooterLinks } from './use-footer-links.ts'

/** Of the site. A language is an address there. */
export function Footer({ languageSwitch }: { languageSwitch: ReactNode }) {
  const t = useTranslations('shell')
  const language = useLocale()
  const { product, legal } = useFooterLinks()

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
          <LinkList links={product} />
        </div>
        <div>
          <h2>{t('footer.legalTitle')}</h2>
          <LinkList links={legal} />
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

type Links = ReturnType<typeof useFooterLinks>

function LinkList({ links }: { links: Links['product'] | Links['legal'] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  )
}
