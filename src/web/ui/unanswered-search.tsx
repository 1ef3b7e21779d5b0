import { Alert, Box } from '@mantine/core'
import { IconCloudOff } from '#web/ui/icons/cloud-off.ts'
import { useTranslations } from 'use-intl'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from './error-banner.tsx'

interface UnansweredSearchProps {
  failure: unknown
  onRetry: () => void
  failureText: string | undefined
}

/** Above a list that stays as it was, as what is searched for in it could not be read. */
export function UnansweredSearch({ failure, onRetry, failureText }: UnansweredSearchProps) {
  const t = useTranslations('errors')
  const sentence = useFailureSentence()
  const offline = useOffline()
  return (
    <Box mb="md">
      {offline ? (
        <Alert role="alert" color="saffron" icon={<IconCloudOff size={18} aria-hidden />}>
          {t('offline.search')}
        </Alert>
      ) : (
        <ErrorBanner text={sentence(failureText ?? t('loading'), failure)} onRetry={onRetry} />
      )}
    </Box>
  )
}
