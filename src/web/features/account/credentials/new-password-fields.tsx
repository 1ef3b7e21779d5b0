import type { PasswordInputProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts'
import { PasswordField } from './password-field.tsx'

export interface NewPasswordFieldsProps {
  label: string
  password: PasswordInputProps
  confirmation: PasswordInputProps
  size?: 'sm' | 'md'
}

/** A password to be, typed twice. */
export function NewPasswordFields({ label, password, confirmation, size = 'md' }: NewPasswordFieldsProps) {
  const t = useTranslations('account.fields')
  return (
    <>
      <PasswordField
        size={size}
        {...password}
        label={label}
        description={t('passwordHint', { minimum: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
      />
      <PasswordField size={size} {...confirmation} label={t('confirmation')} autoComplete="new-password" />
    </>
  )
}
