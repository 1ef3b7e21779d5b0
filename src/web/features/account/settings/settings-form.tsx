import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { SignedOutBanner } from '#web/ui/signed-out-banner.tsx'
import { StoredState } from '#web/ui/stored-state.tsx'
import { useReportDirty, type ReportDirty } from './use-report-dirty.ts'
import classes from './settings.module.css'
import type { SettingsFormState } from './use-settings-form.ts'

interface SettingsFormProps {
  /** Of the section, to the page. */
  id: string
  report: ReportDirty
  form: SettingsFormState
  children: ReactNode
}

/** The fields of a section, which are saved as they are left, and whether they are saved. */
export function SettingsForm({ id, report, form, children }: SettingsFormProps) {
  const { dirty, conflict, busy, failure, save, commit } = form
  useReportDirty(report, id, dirty && !busy)
  return (
    <Form
      gap={18}
      mt={4}
      onSubmit={save}
      onBlur={commit}
      // A form of several fields has no Enter of the browser's without a button.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        if (!(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        save()
      }}
    >
      {children}
      <Stack gap={12} className={classes.outcome}>
        <ConflictNotice conflict={conflict} busy={busy} savesItself />
        {failure !== undefined && <Failure failure={failure} onRetry={commit} />}
        <State form={form} />
      </Stack>
    </Form>
  )
}

function State({ form: { dirty, busy, failure, savedAt, problems } }: Pick<SettingsFormProps, 'form'>) {
  const t = useTranslations('common')
  const format = useFormat()
  if (busy) return <StoredState state="saving">{t('saving')}</StoredState>
  if (dirty && (failure !== undefined || problems.length > 0))
    return <StoredState state="failed">{t('notSaved')}</StoredState>
  return (
    <StoredState state="saved">
      {savedAt !== undefined && !dirty && t('savedAt', { time: format.time(savedAt) })}
    </StoredState>
  )
}

/** Why it was not saved; without a session, the way to a new one that leaves this page as it is. */
function Failure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = useTranslations('account.failures')
  const text = useFailureText()(failure, t('saving'))
  return statusOf(failure) === 401 ? (
    <SignedOutBanner text={text} onRetry={onRetry} />
  ) : (
    <ErrorBanner text={text} onRetry={onRetry} />
  )
}
