import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MadeInvitation, Member } from '#contract/members.ts'
import { MAX_MEMBERS } from '#domain/house/limits.ts'
import type { Role } from '#domain/house/role.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useRole } from '#web/lib/session/use-role.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { InvitationsList } from './invitations-list.tsx'
import { InviteMember } from './invite-member.tsx'
import { LeaveHouse } from './leave-house.tsx'
import { MembersTable } from './members-table.tsx'
import { OfferedHouse } from './offered-house.tsx'

/** The maker of codes comes when there is one to show. */
const InvitedLink = lazy(async () => ({ default: (await import('./invited-link.tsx')).InvitedLink }))

/** Who works in the house: read by everyone who sees the settings, changed by its owners. */
export function TeamSection({ id }: { id: string }) {
  const t = useTranslations('team')
  const query = useQuery(orpc.members.list.queryOptions({ staleTime: 0 }))
  return (
    <SettingsCard id={id} title={t('title')} lead={t('lead')}>
      <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('unread')}>
        {({ items }) => <Team members={items} />}
      </PageState>
    </SettingsCard>
  )
}

function Team({ members }: { members: readonly Member[] }) {
  const isOwner = useRole() === 'owner'
  const [inviting, setInviting] = useState(false)
  const [made, setMade] = useState<{ role: Role; invitation: MadeInvitation }>()
  const close = () => {
    setInviting(false)
    setMade(undefined)
  }
  if (made)
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <InvitedLink {...made} onKept={close} />
      </Suspense>
    )
  if (inviting)
    return (
      <InviteMember
        onMade={(role, invitation) => (invitation.address === null ? close() : setMade({ role, invitation }))}
        onCancel={close}
      />
    )
  return (
    <>
      <OfferedHouse />
      <MembersTable members={members} />
      {isOwner && <InvitationsList />}
      <Acts members={members} isOwner={isOwner} onInvite={() => setInviting(true)} />
    </>
  )
}

interface ActsProps {
  members: readonly Member[]
  isOwner: boolean
  onInvite: () => void
}

function Acts({ members, isOwner, onInvite }: ActsProps) {
  const t = useTranslations('team')
  const isFull = members.length >= MAX_MEMBERS
  return (
    <>
      {isOwner && isFull && <Text c="dimmed">{t('full', { count: MAX_MEMBERS })}</Text>}
      <Group gap="8px 12px">
        {isOwner && !isFull && (
          <DemoLock>
            <Button variant="default" onClick={onInvite}>
              {t('invite.open')}
            </Button>
          </DemoLock>
        )}
        {members.length > 1 && <LeaveHouse members={members} />}
      </Group>
    </>
  )
}
