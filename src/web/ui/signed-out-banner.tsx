import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { TextLink } from './text-link.tsx'

/** What was typed cannot be saved without a session: it stays, and signing in again happens in another tab. */
export function SignedOutBanner({ text }: { text: string }) {
  const t = useTranslations('errors')
  return (
    <Alert color="beetroot" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      <Stack gap={6} align="flex-start">
        <span>{text}</span>
        <TextLink to={paths.login} target="_blank">
          {t('signIn')}
        </TextLink>
      </Stack>
    </Alert>
  )
}
