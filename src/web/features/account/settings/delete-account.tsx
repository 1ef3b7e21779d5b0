import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { DeleteAccountModal } from './delete-account-modal.tsx'
import classes from './settings.module.css'

interface DeleteAccountProps {
  className?: string | undefined
  /** Whether the house that is shown is deleted together with the account. */
  withHouse: boolean
}

/** The end of the account. */
export function DeleteAccount({ className = '', withHouse }: DeleteAccountProps) {
  const t = useTranslations('settings.data')
  const [deleting, setDeleting] = useState(false)
  return (
    <div className={`${classes.deed} ${className}`}>
      <div>
        <Title order={3} size="h4">
          {t('deleteTitle')}
        </Title>
        <Text c="dimmed">{t(withHouse ? 'delete' : 'deletePerson')}</Text>
      </div>
      <DemoLock>
        <Button variant="outline" color="beetroot" onClick={() => setDeleting(true)}>
          {t('deleteButton')}
        </Button>
      </DemoLock>
      <DeleteAccountModal opened={deleting} withHouse={withHouse} onClose={() => setDeleting(false)} />
    </div>
  )
}
