import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRole } from '#web/lib/session/use-role.ts'
import { ImportArchive } from '../archive/import-archive.tsx'
import { ImportsList } from '../imports/imports-list.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportButton } from './export-button.tsx'
import { SettingsCard } from './settings-card.tsx'
import classes from './settings.module.css'
import { StorageFigures } from './storage-figures.tsx'
import { useOwnHouse } from './use-own-house.ts'

/** Everything out, or everything gone; to a chef what the house takes up, and its imports. */
export function DataSection({ id }: { id: string }) {
  const t = useTranslations('settings.data')
  const isOwner = useRole() === 'owner'
  const isOwn = useOwnHouse()
  return (
    <SettingsCard id={id} title={t('title')}>
      <StorageFigures />
      {isOwner && (
        <>
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
        </>
      )}
      <ImportsList className={classes.ruled} />
      {isOwn && <DeleteAccount className={classes.ruled} withHouse />}
    </SettingsCard>
  )
}
