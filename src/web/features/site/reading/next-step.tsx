import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths, type AppPath } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './next-step.module.css'

interface NextStepProps {
  title: string
  body: string
  /** Where to read on instead. */
  second: { to: AppPath; label: string }
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
        <ButtonLink to={second.to} size="md" variant="default">
          {second.label}
        </ButtonLink>
      </div>
    </section>
  )
}
