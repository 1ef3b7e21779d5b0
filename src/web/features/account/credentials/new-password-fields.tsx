import type { PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts'
import { PasswordField } from './password-field.tsx'

export interface NewPasswordFieldsProps {
  label: string
  password: PasswordInputProps
  confirmation: PasswordInputProps
  size?: 'sm' | 'md'
}

/** A password to be, typed twice. Tab leads from one field to the other; the second one's button shows both. */
export function NewPasswordFields({ label, password, confirmation, size = 'md' }: NewPasswordFieldsProps) {
  const [visible, setVisible] = useState(false)
  const t = useTranslations('account.fields')
  return (
    <>
      <PasswordField
        size={size}
        {...password}
        label={label}
        description={t('passwordHint', { minimum: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleFocusable={false}
      />
      <PasswordField
        size={size}
        {...confirmation}
        label={t('confirmation')}
        autoComplete="new-password"
        visible={visible}
        onVisibilityChange={setVisible}
      />
    </>
  )
}
