import { Box } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useIsForeignOrigin } from '../lib/session/own-origin.ts'
import { ErrorBanner } from './error-banner.tsx'

/** Says at once that the server will refuse every write from this address, before anything is typed. */
export function ConfigurationMissing() {
  const t = useTranslations('errors.codes')
  if (!useIsForeignOrigin()) return null
  return (
    <Box mb="md">
      <ErrorBanner text={t('INVALID_ORIGIN')} />
    </Box>
  )
}
