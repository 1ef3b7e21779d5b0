import { Badge, Button, Code, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccessToken, MadeAccessToken } from '#contract/access-tokens.ts'
import { TOKENS_MAX } from '#contract/token-limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { AddToken } from './add-token.tsx'
import { MadeToken } from './made-token.tsx'
import { RemovalModal } from './removal-modal.tsx'
import { SecurityEntry } from './security-entry.tsx'
import { TokenGuide } from './token-guide.tsx'

/** Tokens by which programs reach the API as this account: made, listed, revoked. */
export function TokensSection({ id }: { id: string }) {
  const t = useTranslations('tokens')
  const query = useQuery(orpc.accessTokens.list.queryOptions({ staleTime: 0 }))
  return (
    <SettingsCard id={id} title={t('title')} lead={t('lead')}>
      <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('unread')}>
        {({ items }) => <Tokens tokens={items} />}
      </PageState>
    </SettingsCard>
  )
}

function Tokens({ tokens }: { tokens: readonly AccessToken[] }) {
  const t = useTranslations('tokens')
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeAccessToken>()
  const [revoking, setRevoking] = useState<AccessToken>()
  if (made !== undefined) return <MadeToken made={made} onKept={() => setMade(undefined)} />
  if (adding)
    return (
      <AddToken
        onMade={(token) => {
          setMade(token)
          setAdding(false)
        }}
        onCancel={() => setAdding(false)}
      />
    )
  return (
    <>
      {tokens.length === 0 ? (
        <Text>{t('none')}</Text>
      ) : (
        <ul aria-label={t('title')}>
          {tokens.map((token) => (
            <Entry key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      {tokens.length >= TOKENS_MAX ? (
        <Text c="dimmed">{t('full', { count: TOKENS_MAX })}</Text>
      ) : (
        <Group>
          <DemoLock>
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </DemoLock>
        </Group>
      )}
      <TokenGuide />
      <RevokeModal token={revoking} onClose={() => setRevoking(undefined)} />
    </>
  )
}

function Entry({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const t = useTranslations('tokens')
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const { name, beginning, rights, createdAt, expiresAt, usedAt, usedFrom } = token
  const expired = expiresAt !== null && Date.parse(expiresAt) <= now
  const made = { date: format.dateLong(createdAt) }
  const used = usedAt === null ? undefined : { date: format.dateLong(usedAt), time: format.time(usedAt) }
  const facts = [
    expiresAt === null
      ? t('madeWithoutEnd', made)
      : t(expired ? 'madeAndExpired' : 'madeWithEnd', { ...made, end: format.dateLong(expiresAt) }),
    used === undefined
      ? t('unused')
      : t(usedFrom?.includes('/') ? 'usedFromNetwork' : 'usedFrom', { ...used, address: usedFrom ?? '' }),
  ]
  return (
    <SecurityEntry
      name={name}
      badges={
        <>
          <Badge variant="light">{t(`rightsOf.${rights}`)}</Badge>
          {expired && (
            <Badge variant="light" color="beetroot">
              {t('expired')}
            </Badge>
          )}
        </>
      }
      facts={facts}
      actions={
        <Button variant="outline" color="beetroot" aria-label={t('revokeOf', { name })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      }
    >
      <Text size="sm">
        <Code>{beginning}…</Code>
      </Text>
    </SecurityEntry>
  )
}

function RevokeModal({ token, onClose }: { token: AccessToken | undefined; onClose: () => void }) {
  const t = useTranslations('tokens')
  const queryClient = useQueryClient()
  const about = useLastValue(token ?? null)
  if (about === null) return null
  return (
    <RemovalModal
      opened={token !== undefined}
      title={t('revokeTitle')}
      lead={t('revokeLead', { name: about.name })}
      confirmLabel={t('revoke')}
      busyLabel={t('revokeBusy')}
      notice={t('revoked')}
      failed={t('revokeFailed')}
      remove={() =>
        client.accessTokens
          .revoke({ id: about.id })
          .finally(() => void invalidateAfter(queryClient, 'accessTokens'))
      }
      onClose={onClose}
    />
  )
}
