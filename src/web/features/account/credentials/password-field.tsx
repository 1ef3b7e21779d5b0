import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** A password that can be shown while it is typed, with the keyboard too. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTranslations('account.fields')
  return (
    <PasswordInput
      size="md"
      // Mantine says it of a text field only.
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), 'data-needs-script': true }}
      {...props}
    />
  )
}
