import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { SignedOutBanner } from '#web/ui/signed-out-banner.tsx'
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

/** The fields of a section, the button that saves them, and whether they are saved. */
export function SettingsForm({ id, report, form, children }: SettingsFormProps) {
  const t = useTranslations()
  const format = useFormat()
  const { dirty, conflict, busy, failure, savedAt, save } = form
  useReportDirty(report, id, dirty)
  return (
    <Form className={classes.form} onSubmit={save}>
      {children}
      <Stack gap={12}>
        <ConflictNotice conflict={conflict} busy={busy} />
        {failure !== undefined && <Failure failure={failure} />}
        <Group gap="8px 16px">
          <Button type="submit" aria-disabled={busy || !dirty} variant={dirty ? 'filled' : 'default'}>
            {busy ? t('common.saving') : t('common.save')}
          </Button>
          <Text component="output" c="dimmed" size="sm">
            {savedAt !== undefined && !dirty && t('common.savedAt', { time: format.time(savedAt) })}
          </Text>
        </Group>
      </Stack>
    </Form>
  )
}

/** Why it was not saved; without a session, the way to a new one that leaves this page as it is. */
function Failure({ failure }: { failure: unknown }) {
  const t = useTranslations('account.failures')
  const text = useFailureText()(failure, t('saving'))
  return statusOf(failure) === 401 ? <SignedOutBanner text={text} /> : <ErrorBanner text={text} />
}
