import { List } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { storeFlashMessage } from '#web/lib/session/flash-message.ts'
import { paths } from '#web/entities/paths.ts'
import { sessionEnded } from '#web/lib/session/session.ts'
import { leaveTo } from '#web/lib/navigation/unsaved-work.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { PasswordField } from '../credentials/password-field.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import classes from './settings.module.css'

interface DeleteAccountModalProps {
  opened: boolean
  onClose: () => void
}

/** Says what goes with the account, and asks for its password. */
export function DeleteAccountModal({ opened, onClose }: DeleteAccountModalProps) {
  const t = useTranslations()
  const textOf = useCredentialsFailureText()
  const queryClient = useQueryClient()
  const language = useLocale()
  const [password, setPassword] = useState('')
  const deletion = useMutation({
    mutationFn: () => client.account.remove({ password }),
    onSuccess: async () => {
      await sessionEnded(queryClient)
      storeFlashMessage(t('account.settings.data.done'))
      leaveTo(publicPath(paths.home, language))
    },
  })

  const close = () => {
    setPassword('')
    deletion.reset()
    onClose()
  }
  const confirm = () => {
    if (password !== '' && !deletion.isPending) deletion.mutate()
  }

  return (
    <ConfirmModal
      opened={opened}
      danger
      title={t('account.settings.data.confirmTitle')}
      confirmLabel={t('account.settings.data.confirm')}
      busyLabel={t('common.deleting')}
      busy={deletion.isPending}
      ready={password !== ''}
      error={deletion.error === null ? undefined : textOf(deletion.error, t('account.failures.delete'))}
      onConfirm={confirm}
      onCancel={close}
    >
      {opened && <WhatGoes />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        <PasswordField
          size="sm"
          label={t('account.settings.data.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </form>
    </ConfirmModal>
  )
}

/** Counted while the question stands; what cannot be counted goes all the same, and is not guessed. */
function WhatGoes() {
  const t = useTranslations('account.settings.data')
  const sheets = useQuery(orpc.sheets.statistics.queryOptions()).data?.total
  const products = useQuery(orpc.products.list.queryOptions({ input: { limit: 1 } })).data?.total
  const suppliers = useQuery(orpc.suppliers.list.queryOptions({ input: { limit: 1 } })).data?.total
  return (
    <div className={classes.goes}>
      <p>{t('goes')}</p>
      <List size="sm" spacing={2} withPadding>
        {sheets !== undefined && <List.Item>{t('sheets', { count: sheets })}</List.Item>}
        {products !== undefined && <List.Item>{t('products', { count: products })}</List.Item>}
        {suppliers !== undefined && <List.Item>{t('suppliers', { count: suppliers })}</List.Item>}
        <List.Item>{t('rest')}</List.Item>
      </List>
    </div>
  )
}
