import { Button, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { makeFile } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { DeleteAccountModal } from './delete-account-modal.tsx'
import { fetchExport } from './fetch-export.ts'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import { SettingsCard } from './settings-card.tsx'
import classes from './settings.module.css'
import { StorageFigures } from './storage-figures.tsx'

/** Everything out, or everything gone. */
export function DataSection({ id }: { id: string }) {
  const t = useTranslations('account')
  const textOf = useFailureText()
  const [deleting, setDeleting] = useState(false)
  const exporting = useMutation({
    mutationFn: () => makeFile(fetchExport),
    onSuccess: (file) => downloadFile(`gramme-${new Date().toISOString().slice(0, 10)}.zip`, file),
  })

  return (
    <SettingsCard id={id} title={t('settings.data.title')}>
      <StorageFigures />
      <div className={`${classes.deed} ${classes.ruled}`}>
        <div>
          <Title order={3} size="h4">
            {t('settings.data.exportTitle')}
          </Title>
          <Text c="dimmed">{t('settings.data.export')}</Text>
        </div>
        <DemoLock>
          <Button
            variant="default"
            aria-disabled={exporting.isPending}
            onClick={() => {
              if (!exporting.isPending) exporting.mutate()
            }}
          >
            {exporting.isPending ? t('settings.data.exportBusy') : t('settings.data.exportButton')}
          </Button>
        </DemoLock>
      </div>
      {exporting.error !== null && <ErrorBanner text={textOf(exporting.error, t('failures.export'))} />}
      <div className={classes.deed}>
        <div>
          <Title order={3} size="h4">
            {t('settings.data.deleteTitle')}
          </Title>
          <Text c="dimmed">{t('settings.data.delete')}</Text>
        </div>
        <DemoLock>
          <Button variant="outline" color="beetroot" onClick={() => setDeleting(true)}>
            {t('settings.data.deleteButton')}
          </Button>
        </DemoLock>
      </div>
      <DeleteAccountModal opened={deleting} onClose={() => setDeleting(false)} />
    </SettingsCard>
  )
}
