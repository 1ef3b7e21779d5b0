import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Member } from '#contract/members.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { client } from '#web/lib/query/api.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { PasswordModal } from '../security/password-modal.tsx'
import { RemovalModal } from '../security/removal-modal.tsx'

interface QuestionProps {
  /** Whom it is about; undefined while nothing is asked. */
  member: Member | undefined
  onClose: () => void
}

/** Asks before a member loses the house, which cannot be undone. */
export function RemoveModal({ member, onClose }: QuestionProps) {
  const t = useTranslations('team.remove')
  const queryClient = useQueryClient()
  const about = useLastValue(member ?? null)
  if (about === null) return null
  const { id, name } = about
  return (
    <RemovalModal
      opened={member !== undefined}
      title={t('title', { name })}
      lead={t('lead')}
      confirmLabel={t('open')}
      busyLabel={t('busy')}
      notice={t('done', { name })}
      failed={t('failed')}
      remove={() => client.members.remove({ id }).finally(() => void invalidateAfter(queryClient, 'members'))}
      onClose={onClose}
    />
  )
}

/** Offers the house to a member, who has to accept it; asks for the password. */
export function OfferModal({ member, onClose }: QuestionProps) {
  const t = useTranslations('team.offer')
  const queryClient = useQueryClient()
  const textOf = useCredentialsFailureText()
  const about = useLastValue(member ?? null)
  if (about === null) return null
  const { id, name } = about
  return (
    <PasswordModal
      opened={member !== undefined}
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      send={async ({ password }) => {
        await client.members.offer({ id, password })
        await invalidateAfter(queryClient, 'members')
        notifySuccess(t('done', { name }))
      }}
      textOf={(failure) => textOf(failure, t('failed'))}
      onClose={onClose}
    >
      <Text mb="md">{t('lead', { name })}</Text>
    </PasswordModal>
  )
}
