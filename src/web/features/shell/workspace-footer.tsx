import { Anchor } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { operator } from '#content/operator.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { useFooterLinks } from './use-footer-links.ts'
import classes from './workspace-footer.module.css'

/** Below the pages of work: one line, without the details that the operator has not filled in yet. */
export function WorkspaceFooter() {
  const t = useTranslations('shell.footer')
  const { product, legal } = useFooterLinks()
  const isFilledIn = operator.notice[useLocale()] === ''
  return (
    <footer className={classes.footer} aria-label={t('label')} data-print="hidden">
      <ul className={classes.links}>
        {[...product, ...legal].map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
        {isFilledIn && (
          <>
            <li>
              <Anchor href={`mailto:${operator.email}`}>{operator.email}</Anchor>
            </li>
            <li>
              <PhoneLink number={operator.phone} />
            </li>
            {operator.social.map(({ name, url }) => (
              <li key={name}>
                <Anchor href={url} rel="noreferrer">
                  {name}
                </Anchor>
              </li>
            ))}
          </>
        )}
      </ul>
      <div className={classes.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </footer>
  )
}
