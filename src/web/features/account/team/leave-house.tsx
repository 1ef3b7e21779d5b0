import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#contract/members.ts'
import { client } from '#web/lib/query/api.ts'
import { useChangeHouse } from '#web/lib/session/change-house.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { RemovalModal } from '../security/removal-modal.tsx'

interface LeaveHouseProps {
  /** All of the house, as far as the reader may know them. */
  members?: readonly Pick<Member, 'id' | 'role'>[]
}

/** A button that leaves the house; for its last owner the reason why there is none. */
export function LeaveHouse({ members = [] }: LeaveHouseProps) {
  const t = useTranslations('team.leave')
  const self = useSession()?.user.id
  const change = useChangeHouse()
  const [opened, setOpened] = useState(false)
  const owners = members.filter(({ role }) => role === 'owner')
  if (owners.length === 1 && owners[0]?.id === self)
    return (
      <Text c="dimmed" size="sm">
        {t('last')}
      </Text>
    )
  return (
    <>
      <Button variant="outline" color="beetroot" onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <RemovalModal
        opened={opened}
        title={t('title')}
        lead={t('lead')}
        confirmLabel={t('open')}
        busyLabel={t('busy')}
        notice={t('done')}
        failed={t('failed')}
        remove={() => change(() => client.members.leave({}))}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
