import { Box, List, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { storeFlashMessage } from '#web/lib/session/flash-message.ts'
import { paths } from '#web/entities/paths.ts'
import { useWritesWaitText } from '#web/entities/use-sign-out-failure.ts'
import { sessionEnded } from '#web/lib/session/session.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { refuseWhileWritesWait } from '#web/lib/waiting/refuse-while-writes-wait.ts'
import { leaveTo } from '#web/lib/navigation/unsaved-work.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { PasswordModal } from '../security/password-modal.tsx'
import { ExportButton } from './export-button.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'

interface DeleteAccountModalProps {
  opened: boolean
  /** Whether the house that is shown is deleted together with the account. */
  withHouse: boolean
  onClose: () => void
}

/** Lists what is erased with the account, offers the export before, and asks for the password. */
export function DeleteAccountModal({ opened, withHouse, onClose }: DeleteAccountModalProps) {
  const t = useTranslations()
  const textOf = useCredentialsFailureText()
  const waitText = useWritesWaitText()
  const account = useSession()?.account
  const queryClient = useQueryClient()
  const format = useFormat()
  const language = useLocale()
  return (
    <PasswordModal
      opened={opened}
      danger
      title={t('settings.data.confirmTitle')}
      confirmLabel={t('settings.data.confirm')}
      busyLabel={t('common.deleting')}
      label={t('settings.data.password')}
      send={async (input) => {
        if (account !== undefined) await refuseWhileWritesWait(account)
        const { eraseAt } = await client.account.remove(input)
        await sessionEnded(queryClient)
        storeFlashMessage(t('departure.done', { date: format.dateLong(eraseAt) }))
        leaveTo(publicPath(paths.home, language))
      }}
      textOf={(failure) => waitText(failure) ?? textOf(failure, t('account.failures.delete'))}
      onClose={onClose}
    >
      {opened && withHouse && <WhatGoes />}
      {withHouse ? (
        <>
          <Text mb="xs">{t('departure.meanwhile')}</Text>
          <Box mb="md">
            <ExportButton />
          </Box>
        </>
      ) : (
        <Text mb="md">{t('settings.data.deletePerson')}</Text>
      )}
    </PasswordModal>
  )
}

/** Counted while the question is open; what cannot be counted is deleted as well, and is not guessed. */
function WhatGoes() {
  const t = useTranslations('settings.data')
  const sheets = useQuery(orpc.sheets.statistics.queryOptions()).data?.total
  const products = useQuery(orpc.products.list.queryOptions({ input: { limit: 1 } })).data?.total
  const suppliers = useQuery(orpc.suppliers.list.queryOptions({ input: { limit: 1 } })).data?.total
  return (
    <Box mb={16}>
      <Text mb={6}>{t('goes')}</Text>
      <List size="sm" spacing={2} withPadding>
        {sheets !== undefined && <List.Item>{t('sheets', { count: sheets })}</List.Item>}
        {products !== undefined && <List.Item>{t('products', { count: products })}</List.Item>}
        {suppliers !== undefined && <List.Item>{t('suppliers', { count: suppliers })}</List.Item>}
        <List.Item>{t('rest')}</List.Item>
      </List>
    </Box>
  )
}
