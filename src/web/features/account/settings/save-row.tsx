import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/use-format.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './settings.module.css'
import type { SettingsSaving } from './use-save-settings.ts'

interface SaveRowProps {
  saving: SettingsSaving
  dirty: boolean
}

/** The button that saves a section, and whether it is saved. */
export function SaveRow({ saving, dirty }: SaveRowProps) {
  const t = useTranslations('common')
  const format = useFormat()
  return (
    <div className={classes.save}>
      {saving.failure !== undefined && <ErrorBanner text={saving.failure} />}
      <div className={classes.saveLine}>
        <Button type="submit" aria-disabled={saving.pending || !dirty} variant={dirty ? 'filled' : 'default'}>
          {saving.pending ? t('saving') : t('save')}
        </Button>
        <Text component="output" c="dimmed" size="sm">
          {saving.savedAt !== undefined && !dirty && t('savedAt', { time: format.time(saving.savedAt) })}
        </Text>
      </div>
    </div>
  )
}
