import { Badge, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AppPath } from '#web/lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import classes from './coming-soon.module.css'

export interface ComingSoonProps {
  drawing: ReactNode
  title: string
  /** What will be here. */
  sentence: string
  back: { label: string; to: AppPath }
}

/** A page that is named in the navigation and does not exist yet says so. */
export function ComingSoon({ drawing, title, sentence, back }: ComingSoonProps) {
  const t = useTranslations('shell.comingSoon')
  return (
    <section className={classes.page}>
      <title>{`${title} · Gramme`}</title>
      {drawing}
      <Badge color="saffron" size="lg">
        {t('badge')}
      </Badge>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="lg">
        {sentence}
      </Text>
      <ButtonLink to={back.to} variant="default">
        {back.label}
      </ButtonLink>
    </section>
  )
}
