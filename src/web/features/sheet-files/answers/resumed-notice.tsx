import { Alert, Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** Says that answers from before the page was closed hold, and takes them back. */
export function ResumedNotice({ onReset }: { onReset: () => void }) {
  const t = useTranslations('sheetFiles.answers')
  return (
    <Alert color="saffron" variant="light">
      <Group justify="space-between" gap="sm">
        <span>{t('resumed')}</span>
        <Button variant="default" size="compact-md" onClick={onReset}>
          {t('reset')}
        </Button>
      </Group>
    </Alert>
  )
}
