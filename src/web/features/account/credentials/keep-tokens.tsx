import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** Asks whether access tokens outlast a new password; nothing where there are none. Named `keepTokens` in its form. */
export function KeepTokens({ count }: { count: number }) {
  const t = useTranslations('newPassword')
  if (count === 0) return null
  return (
    <Checkbox
      name="keepTokens"
      label={t('keepTokens', { count })}
      description={t('keepTokensHint', { count })}
    />
  )
}
