import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './next-step.module.css'

interface NextStepProps {
  title: string
  body: string
  /** What else can be done: a button. */
  second: ReactNode
}

/** How a page of text ends: with what to do now. */
export function NextStep({ title, body, second }: NextStepProps) {
  const t = useTranslations('shell.footer')
  return (
    <section className={classes.step} data-print="hidden">
      <div>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        <p className={classes.body}>{body}</p>
      </div>
      <div className={classes.actions}>
        <ButtonLink to={paths.register} size="md">
          {t('register')}
        </ButtonLink>
        {second}
      </div>
    </section>
  )
}
