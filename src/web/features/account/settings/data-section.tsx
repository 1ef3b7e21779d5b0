import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ImportArchive } from '../archive/import-archive.tsx'
import { ImportsList } from '../imports/imports-list.tsx'
import { DeleteAccountModal } from './delete-account-modal.tsx'
import { ExportButton } from './export-button.tsx'
import { SettingsCard } from './settings-card.tsx'
import classes from './settings.module.css'
import { StorageFigures } from './storage-figures.tsx'

/** Everything out, or everything gone. */
export function DataSection({ id }: { id: string }) {
  const t = useTranslations('settings.data')
  const [deleting, setDeleting] = useState(false)

  return (
    <SettingsCard id={id} title={t('title')}>
      <StorageFigures />
      <div className={`${classes.deed} ${classes.ruled}`}>
        <div>
          <Title order={3} size="h4">
            {t('exportTitle')}
          </Title>
          <Text c="dimmed">{t('export')}</Text>
        </div>
        <ExportButton />
      </div>
      <ImportArchive className={classes.deed} />
      <ImportsList className={classes.ruled} />
      <div className={`${classes.deed} ${classes.ruled}`}>
        <div>
          <Title order={3} size="h4">
            {t('deleteTitle')}
          </Title>
          <Text c="dimmed">{t('delete')}</Text>
        </div>
        <DemoLock>
          <Button variant="outline" color="beetroot" onClick={() => setDeleting(true)}>
            {t('deleteButton')}
          </Button>
        </DemoLock>
      </div>
      <DeleteAccountModal opened={deleting} onClose={() => setDeleting(false)} />
    </SettingsCard>
  )
}
