import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './credentials-card.module.css'

interface CredentialsFormProps {
  /** For a button that stands outside the form. */
  id?: string
  form: {
    submit: (event: FormEvent<HTMLFormElement>) => void
    pending: boolean
    banner: string | undefined
  }
  children: ReactNode
  submitLabel: string
  busyLabel: string
}

/** Fields, what is wrong, and one button; the house says what is missing, not the browser. */
export function CredentialsForm(props: CredentialsFormProps) {
  const t = useTranslations('account')
  const { id, form, children, submitLabel, busyLabel } = props
  return (
    // Posted, if ever it is sent without a script: what is secret never stands in an address.
    <form
      id={id}
      method="post"
      className={classes.form}
      onSubmit={form.submit}
      noValidate
      aria-busy={form.pending}
    >
      {children}
      {form.banner !== undefined && <ErrorBanner text={form.banner} />}
      <noscript>
        <p className={classes.needed}>{t('noScript')}</p>
      </noscript>
      <Button type="submit" size="md" fullWidth aria-disabled={form.pending} data-needs-script>
        {form.pending ? busyLabel : submitLabel}
      </Button>
    </form>
  )
}
