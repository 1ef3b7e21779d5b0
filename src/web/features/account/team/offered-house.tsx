import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHouses } from '#web/entities/house/use-houses.ts'
import { client } from '#web/lib/query/api.ts'
import { useChangeHouse } from '#web/lib/session/change-house.ts'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { PasswordModal } from '../security/password-modal.tsx'

/** To whom the house is offered: what that means, and the way to take it. */
export function OfferedHouse() {
  const t = useTranslations('team.offered')
  const textOf = useCredentialsFailureText()
  const change = useChangeHouse()
  const [opened, setOpened] = useState(false)
  const giver = useHouses().find(({ isHere }) => isHere)?.offeredBy ?? null
  if (giver === null) return null
  const lead = t('lead', { name: giver })
  return (
    <Alert title={t('title')} color="saffron">
      <Stack gap="sm" align="start">
        <Text>{lead}</Text>
        <Button onClick={() => setOpened(true)}>{t('accept')}</Button>
      </Stack>
      <PasswordModal
        opened={opened}
        title={t('title')}
        confirmLabel={t('accept')}
        busyLabel={t('busy')}
        send={({ password }) => change(() => client.members.acceptOffer({ password }))}
        textOf={(failure) => textOf(failure, t('failed'))}
        onClose={() => setOpened(false)}
      >
        <Text mb="md">{lead}</Text>
      </PasswordModal>
    </Alert>
  )
}
