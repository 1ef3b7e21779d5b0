import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { resetRequestSchema } from './credentials-schemas.ts'
import { sendCredentials } from './send-credentials.ts'
import { useCredentialsForm } from './use-credentials-form.ts'

/**
 * The form that asks for a link by mail. The answer is the same whether the address has an account or not.
 * @returns the form, and the address that a link was asked for
 */
export function useLinkRequest(
  path: '/request-password-reset' | '/send-verification-email',
  fallback: string,
) {
  const t = useTranslations('account')
  const [sentTo, setSentTo] = useState<string>()
  const form = useCredentialsForm({
    initialValues: { email: '' },
    schema: resetRequestSchema,
    texts: { email: { required: t('issues.emailEmpty') } },
    send: async (input, { email }) => {
      await sendCredentials(path, input)
      setSentTo(email.trim())
    },
    fallback,
  })
  return { form, sentTo, again: () => setSentTo(undefined) }
}
