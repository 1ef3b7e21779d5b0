import { Badge, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import classes from './coming-soon.module.css'

type Page = 'features' | 'about' | 'faq' | 'contact' | 'terms' | 'privacy' | 'legal' | 'cookies'

export interface ComingSoonProps {
  /** Under this name its words stand in shell.comingSoon. */
  page: Page
  /** One of ui/drawings. */
  drawing: ReactNode
}

/** A page that is named in the navigation and does not exist yet says so, and what will be there. */
export function ComingSoon({ page, drawing }: ComingSoonProps) {
  const t = useTranslations('shell.comingSoon')
  const title = t(`${page}.title`)
  return (
    <section className={classes.page}>
      <title>{`${title} · Gramme`}</title>
      {drawing}
      <Badge color="saffron" size="lg">
        {t('badge')}
      </Badge>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="lg">
        {t(`${page}.body`)}
      </Text>
      <ButtonLink to={paths.home} variant="default">
        {t('backHome')}
      </ButtonLink>
    </section>
  )
}
