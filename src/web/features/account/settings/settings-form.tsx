import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import classes from './settings.module.css'
import type { SettingsSaving } from './use-save-settings.ts'

interface SettingsFormProps extends SaveRowProps {
  onSave: () => Promise<void>
  children: ReactNode
}

/** What a section asks, and the button that saves it. */
export function SettingsForm({ saving, dirty, onSave, children }: SettingsFormProps) {
  return (
    <Form className={classes.form} onSubmit={() => void onSave()}>
      {children}
      <SaveRow saving={saving} dirty={dirty} />
    </Form>
  )
}

interface SaveRowProps {
  saving: SettingsSaving
  dirty: boolean
}

/** The button that saves a section, and whether it is saved. */
function SaveRow({ saving, dirty }: SaveRowProps) {
  const t = useTranslations()
  const textOf = useFailureText()
  const format = useFormat()
  return (
    <div className={classes.save}>
      {saving.failure !== undefined && (
        <ErrorBanner text={textOf(saving.failure, t('account.failures.saving'))} />
      )}
      <div className={classes.saveLine}>
        <Button type="submit" aria-disabled={saving.pending || !dirty} variant={dirty ? 'filled' : 'default'}>
          {saving.pending ? t('common.saving') : t('common.save')}
        </Button>
        <Text component="output" c="dimmed" size="sm">
          {saving.savedAt !== undefined &&
            !dirty &&
            t('common.savedAt', { time: format.time(saving.savedAt) })}
        </Text>
      </div>
    </div>
  )
}
