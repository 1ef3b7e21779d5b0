import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { CredentialsCard } from './credentials-card.tsx'
import { enterApp } from './enter-app.ts'

interface RestoredAccountProps {
  /** When it was to be erased. */
  erasedAt: string
  to: AppPath
}

/** The form that had the focus is gone. */
function focus(button: HTMLButtonElement | null) {
  button?.focus()
}

/** Shown once, between the sign-in that has restored an account and its pages. */
export function RestoredAccount({ erasedAt, to }: RestoredAccountProps) {
  const t = useTranslations('departure.restored')
  const format = useFormat()
  return (
    <CredentialsCard
      title={t('title')}
      lead={<output>{t('body', { date: format.dateLong(erasedAt) })}</output>}
    >
      <Button fullWidth size="md" ref={focus} onClick={() => void enterApp(to)}>
        {t('enter')}
      </Button>
    </CredentialsCard>
  )
}
