import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** The address that someone signs in with. */
export function EmailField(
  props: Pick<TextInputProps, 'id' | 'name' | 'error' | 'defaultValue' | 'readOnly' | 'description'>,
) {
  const t = useTranslations('account.fields')
  return (
    <TextInput
      type="email"
      label={t('email')}
      size="md"
      autoComplete="username"
      autoCapitalize="none"
      {...props}
    />
  )
}
