import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { useTranslations } from 'use-intl'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { tabSession } from '#web/lib/session/tab-session.ts'
import { ErrorBanner } from './error-banner.tsx'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'

interface SignedOutBannerProps {
  text: string
  /** Sends what was typed once there is a session again; of forms without another button for that. */
  onRetry?: () => void
}

/**
 * What was typed cannot be saved without a session: it stays, and signing in again happens in another tab. `text` is for
 * a session that expired; a sign-out in another tab is announced above the page, with a link to sign in.
 */
export function SignedOutBanner({ text, onRetry }: SignedOutBannerProps) {
  const t = useTranslations('errors.otherTab.refused')
  const common = useTranslations('common')
  const account = useAtomValue(tabSession.state)
  if (account !== 'here') return <ErrorBanner text={t(account)} />
  return (
    <Alert color="beetroot" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      <Stack gap={6} align="flex-start">
        <span>{text}</span>
        <Group gap="sm">
          <SignInElsewhere />
          {onRetry && (
            <Button size="compact-sm" variant="default" onClick={onRetry}>
              {common('retry')}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
