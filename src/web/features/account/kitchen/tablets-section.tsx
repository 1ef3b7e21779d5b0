import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenDevice, PairingCode } from '#contract/devices.ts'
import { MAX_DEVICES } from '#domain/kitchen/limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { paths } from '#web/entities/paths.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import list from '#web/ui/entry-list.module.css'
import { PageState } from '#web/ui/page-state.tsx'
import { RemovalModal } from '../security/removal-modal.tsx'
import { SecurityEntry } from '../security/security-entry.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { AddTablet, type InvitedTablet } from './add-tablet.tsx'
import { ChangeTablet } from './change-tablet.tsx'

/** The maker of codes comes when there is one to show. */
const PairTablet = lazy(async () => ({ default: (await import('./pair-tablet.tsx')).PairTablet }))

/** The tablets of the kitchen: paired, changed, revoked. */
export function TabletsSection({ id }: { id: string }) {
  const t = useTranslations('kitchenTablets')
  const query = useQuery(orpc.devices.list.queryOptions({ staleTime: 0 }))
  return (
    <SettingsCard id={id} title={t('title')} lead={t('lead')}>
      <PageState query={query} skeleton={<Skeleton height={36} />} failureText={t('unread')}>
        {({ items }) => <Tablets tablets={items} />}
      </PageState>
    </SettingsCard>
  )
}

function Tablets({ tablets }: { tablets: readonly KitchenDevice[] }) {
  const t = useTranslations('kitchenTablets')
  const [adding, setAdding] = useState<InvitedTablet>()
  const [code, setCode] = useState<PairingCode>()
  const [changing, setChanging] = useState<string>()
  const [revoking, setRevoking] = useState<KitchenDevice>()
  const close = () => {
    setAdding(undefined)
    setCode(undefined)
  }
  if (adding && code)
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <PairTablet
          key={code.code}
          name={adding.name}
          code={code}
          tablets={tablets}
          onRenew={() => setCode(undefined)}
          onClose={close}
        />
      </Suspense>
    )
  if (adding)
    return (
      <AddTablet
        begun={adding}
        onInvited={(invited, made) => {
          setAdding(invited)
          setCode(made)
        }}
        onCancel={close}
      />
    )
  return (
    <>
      {tablets.length > 0 && (
        <ul aria-label={t('title')}>
          {tablets.map((tablet) =>
            tablet.id === changing ? (
              <li key={tablet.id} className={list.entry}>
                <ChangeTablet tablet={tablet} onDone={() => setChanging(undefined)} />
              </li>
            ) : (
              <Entry
                key={tablet.id}
                tablet={tablet}
                onChange={() => setChanging(tablet.id)}
                onRevoke={() => setRevoking(tablet)}
              />
            ),
          )}
        </ul>
      )}
      {tablets.length >= MAX_DEVICES && <Text c="dimmed">{t('full', { count: MAX_DEVICES })}</Text>}
      <Group>
        {tablets.length < MAX_DEVICES && (
          <DemoLock>
            <Button variant="default" onClick={() => setAdding({ name: '', sheets: 'all' })}>
              {t('add')}
            </Button>
          </DemoLock>
        )}
        <ButtonLink to={paths.kitchen} variant="default">
          {t('open')}
        </ButtonLink>
      </Group>
      <RevokeModal tablet={revoking} onClose={() => setRevoking(undefined)} />
    </>
  )
}

interface EntryProps {
  tablet: KitchenDevice
  onChange: () => void
  onRevoke: () => void
}

function Entry({ tablet, onChange, onRevoke }: EntryProps) {
  const t = useTranslations('kitchenTablets')
  const usedText = useUsedText()
  const { name, sheets, hasPin } = tablet
  return (
    <SecurityEntry
      name={name}
      badges={hasPin && <Badge variant="light">{t('withPin')}</Badge>}
      facts={[t(`sheetsOf.${sheets}`), usedText(tablet)]}
      actions={
        <Group gap={8}>
          <Button variant="default" aria-label={t('changeOf', { name })} onClick={onChange}>
            {t('change')}
          </Button>
          <Button variant="outline" color="beetroot" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        </Group>
      }
    />
  )
}

function useUsedText() {
  const t = useTranslations('kitchenTablets')
  const format = useFormat()
  return ({ createdAt, usedAt, usedFrom }: KitchenDevice): string => {
    if (usedAt === null) return t('unused', { date: format.dateLong(createdAt) })
    const used = { date: format.dateLong(usedAt), time: format.time(usedAt) }
    if (usedFrom === null) return t('used', used)
    return t(usedFrom.includes('/') ? 'usedFromNetwork' : 'usedFrom', { ...used, address: usedFrom })
  }
}

function RevokeModal({ tablet, onClose }: { tablet: KitchenDevice | undefined; onClose: () => void }) {
  const t = useTranslations('kitchenTablets')
  const queryClient = useQueryClient()
  const about = useLastValue(tablet ?? null)
  if (about === null) return null
  return (
    <RemovalModal
      opened={tablet !== undefined}
      title={t('revokeTitle')}
      lead={t('revokeLead', { name: about.name })}
      confirmLabel={t('revoke')}
      busyLabel={t('revokeBusy')}
      notice={t('revoked')}
      failed={t('revokeFailed')}
      remove={() =>
        client.devices.revoke({ id: about.id }).finally(() => void invalidateAfter(queryClient, 'devices'))
      }
      onClose={onClose}
    />
  )
}
