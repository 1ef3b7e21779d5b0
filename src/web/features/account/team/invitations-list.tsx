import { Button, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HouseInvitation } from '#contract/members.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { RemovalModal } from '../security/removal-modal.tsx'
import { SecurityEntry } from '../security/security-entry.tsx'

/** Those who were invited and have not come yet; nothing where there are none. */
export function InvitationsList() {
  const t = useTranslations('team.invitations')
  const roles = useTranslations('houseRoles.names')
  const format = useFormat()
  const { data } = useQuery(orpc.members.invitations.queryOptions({ staleTime: 0 }))
  const [withdrawing, setWithdrawing] = useState<HouseInvitation>()
  const items = data?.items ?? []
  if (items.length === 0 && withdrawing === undefined) return null
  return (
    <div>
      <Title order={3} size="h4" mb={4}>
        {t('title')}
      </Title>
      <ul aria-label={t('title')}>
        {items.map((invitation) => {
          const { id, email, role, invitedBy, expiresAt } = invitation
          const name = email ?? t('byLink')
          const facts = { role: roles(role), date: format.dateLong(expiresAt) }
          return (
            <SecurityEntry
              key={id}
              name={name}
              facts={[invitedBy === null ? t('until', facts) : t('by', { ...facts, name: invitedBy })]}
              actions={
                <Button
                  variant="outline"
                  color="beetroot"
                  aria-label={t('withdrawOf', { name })}
                  onClick={() => setWithdrawing(invitation)}
                >
                  {t('withdraw')}
                </Button>
              }
            />
          )
        })}
      </ul>
      <WithdrawModal invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />
    </div>
  )
}

interface WithdrawModalProps {
  invitation: HouseInvitation | undefined
  onClose: () => void
}

function WithdrawModal({ invitation, onClose }: WithdrawModalProps) {
  const t = useTranslations('team.invitations')
  const queryClient = useQueryClient()
  const about = useLastValue(invitation ?? null)
  if (about === null) return null
  return (
    <RemovalModal
      opened={invitation !== undefined}
      title={t('withdrawTitle')}
      lead={t('withdrawLead')}
      confirmLabel={t('withdraw')}
      busyLabel={t('withdrawBusy')}
      notice={t('withdrawn')}
      failed={t('failed')}
      remove={() =>
        client.members.withdraw({ id: about.id }).finally(() => void invalidateAfter(queryClient, 'members'))
      }
      onClose={onClose}
    />
  )
}
