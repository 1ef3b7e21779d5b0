import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** The address that someone signs in with. */
export function EmailField({ error }: Pick<TextInputProps, 'error'>) {
  const t = useTranslations('account.fields')
  return (
    <TextInput
      name="email"
      type="email"
      label={t('email')}
      size="md"
      autoComplete="username"
      autoCapitalize="none"
      error={error}
    />
  )
}
