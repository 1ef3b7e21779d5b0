import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import classes from './credentials-card.module.css'

interface CredentialsFormProps {
  /** For a button outside the form. */
  id?: string
  form: {
    submit: (form: HTMLFormElement) => void
    submitting: boolean
    banner: string | undefined
  }
  children: ReactNode
  submitLabel: string
  busyLabel: string
}

/** Fields, their problems and one button; the page reports what is missing, not the browser. */
export function CredentialsForm(props: CredentialsFormProps) {
  const t = useTranslations('account')
  const { id, form, children, submitLabel, busyLabel } = props
  return (
    // A POST, should it be sent without a script: a secret must not be part of an address.
    <Form id={id} method="post" className={classes.form} onSubmit={form.submit} aria-busy={form.submitting}>
      {children}
      {form.banner !== undefined && <ErrorBanner text={form.banner} />}
      <noscript>
        <p className={classes.needed}>{t('noScript')}</p>
      </noscript>
      <Button type="submit" size="md" fullWidth aria-disabled={form.submitting} data-needs-script>
        {form.submitting ? busyLabel : submitLabel}
      </Button>
    </Form>
  )
}
