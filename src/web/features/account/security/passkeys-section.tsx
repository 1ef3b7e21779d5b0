import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PASSKEYS_MAX } from '#contract/account-limits.ts'
import type { Passkey } from '#contract/security.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import list from '#web/ui/entry-list.module.css'
import { PageState } from '#web/ui/page-state.tsx'
import { hasPasskeys } from '../credentials/passkey-device.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovalModal } from './removal-modal.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { SecurityEntry } from './security-entry.tsx'

/** Devices that sign in without the password: added, named, removed. */
export function PasskeysSection({ id }: { id: string }) {
  const t = useTranslations('security.passkeys')
  const query = useQuery(orpc.security.get.queryOptions({ staleTime: 0 }))
  return (
    <SettingsCard id={id} title={t('title')} lead={t('lead')}>
      <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('unread')}>
        {({ passkeys }) => <Passkeys passkeys={passkeys} />}
      </PageState>
    </SettingsCard>
  )
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations('security.passkeys')
  const problems = useTranslations('signingIn.passkeys.problems')
  const [adding, setAdding] = useState(false)
  const [renaming, setRenaming] = useState<string>()
  const [removing, setRemoving] = useState<Passkey>()
  if (adding) return <AddPasskey onDone={() => setAdding(false)} />
  return (
    <>
      {passkeys.length === 0 ? (
        <Text>{t('none')}</Text>
      ) : (
        <ul aria-label={t('title')}>
          {passkeys.map((passkey) =>
            passkey.id === renaming ? (
              <li key={passkey.id} className={list.entry}>
                <RenamePasskey passkey={passkey} onDone={() => setRenaming(undefined)} />
              </li>
            ) : (
              <Entry
                key={passkey.id}
                passkey={passkey}
                onRename={() => setRenaming(passkey.id)}
                onRemove={() => setRemoving(passkey)}
              />
            ),
          )}
        </ul>
      )}
      {!hasPasskeys() ? (
        <Text c="dimmed">{problems('unavailable')}</Text>
      ) : passkeys.length >= PASSKEYS_MAX ? (
        <Text c="dimmed">{t('full', { count: PASSKEYS_MAX })}</Text>
      ) : (
        <Group>
          <DemoLock>
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </DemoLock>
        </Group>
      )}
      <RemoveModal passkey={removing} onClose={() => setRemoving(undefined)} />
    </>
  )
}

interface EntryProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

function Entry({ passkey: { name, provider, createdAt, usedAt }, onRename, onRemove }: EntryProps) {
  const t = useTranslations('security.passkeys')
  const format = useFormat()
  const facts = [
    provider === null
      ? t('added', { date: format.dateLong(createdAt) })
      : t('addedIn', { date: format.dateLong(createdAt), provider }),
    usedAt === null ? t('unused') : t('used', { date: format.dateLong(usedAt), time: format.time(usedAt) }),
  ]
  return (
    <SecurityEntry
      name={name}
      facts={facts}
      actions={
        <Group gap={8}>
          <Button variant="default" aria-label={t('renameOf', { name })} onClick={onRename}>
            {t('rename')}
          </Button>
          <Button variant="outline" color="beetroot" aria-label={t('removeOf', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </Group>
      }
    />
  )
}

function RemoveModal({ passkey, onClose }: { passkey: Passkey | undefined; onClose: () => void }) {
  const t = useTranslations('security.passkeys')
  const common = useTranslations('common')
  const queryClient = useQueryClient()
  const about = useLastValue(passkey ?? null)
  if (about === null) return null
  return (
    <RemovalModal
      opened={passkey !== undefined}
      title={t('removeTitle')}
      lead={t('removeLead', { name: about.name })}
      confirmLabel={t('remove')}
      busyLabel={common('deleting')}
      notice={t('removed')}
      failed={t('failed')}
      remove={() =>
        client.security
          .removePasskey({ id: about.id })
          .finally(() => void invalidateAfter(queryClient, 'security'))
      }
      onClose={onClose}
    />
  )
}
