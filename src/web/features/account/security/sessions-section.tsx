import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionInfo, SessionList } from '#contract/sessions.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import list from '#web/ui/entry-list.module.css'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'

/** Where the account is open, and how to end each session or all others. */
export function SessionsSection({ id }: { id: string }) {
  const t = useTranslations('security.sessions')
  const query = useQuery(orpc.sessions.list.queryOptions({ staleTime: 0 }))
  return (
    <SettingsCard id={id} title={t('title')} lead={t('lead')}>
      <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('failed')}>
        {(sessions) => <Sessions sessions={sessions} />}
      </PageState>
    </SettingsCard>
  )
}

/** How many are shown before all are asked for. */
const FIRST = 5

function Sessions({ sessions: { items, total } }: { sessions: SessionList }) {
  const t = useTranslations('security.sessions')
  const textOf = useFailureText()
  const queryClient = useQueryClient()
  const deviceOf = useDeviceName()
  const [asking, setAsking] = useState(false)
  const [all, setAll] = useState(items.length <= FIRST)
  const onSettled = () => invalidateAfter(queryClient, 'sessions')
  const ending = useSingleMutation(orpc.sessions.end.mutationOptions({ onSettled }))
  const endingOthers = useSingleMutation(
    orpc.sessions.endOthers.mutationOptions({
      onSettled,
      onSuccess: ({ ended }) => {
        setAsking(false)
        notifySuccess(t('othersEnded', { count: ended }))
      },
    }),
  )
  const others = total - items.filter(({ current }) => current).length

  function end(session: SessionInfo) {
    ending.mutate(
      { id: session.id },
      {
        onSuccess: () => {
          notifySuccess(t('ended', { device: deviceOf(session) }))
          // The button that was pressed is removed with its entry.
          document.getElementById('content')?.focus({ preventScroll: true })
        },
      },
    )
  }

  return (
    <>
      <ul aria-label={t('title')}>
        {(all ? items : items.slice(0, FIRST)).map((session) => (
          <Entry
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables.id === session.id}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      {!all && items.length > FIRST && (
        <Group>
          <Button variant="subtle" onClick={() => setAll(true)}>
            {t('all', { count: items.length - FIRST })}
          </Button>
        </Group>
      )}
      {all && total > items.length && <Text c="dimmed">{t('more', { count: total - items.length })}</Text>}
      {ending.error !== null && <ErrorBanner text={textOf(ending.error, t('endFailed'))} />}
      {others > 0 && (
        <Group>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        </Group>
      )}
      <ConfirmModal
        opened={asking}
        title={t('confirmTitle')}
        confirmLabel={t('confirmLabel')}
        busyLabel={t('endBusy')}
        busy={endingOthers.isPending}
        error={endingOthers.error === null ? undefined : textOf(endingOthers.error, t('endFailed'))}
        onConfirm={() => endingOthers.mutate(undefined)}
        onCancel={() => {
          endingOthers.reset()
          setAsking(false)
        }}
      >
        {t('confirm', { count: others })}
      </ConfirmModal>
    </>
  )
}

interface EntryProps {
  session: SessionInfo
  busy: boolean
  onEnd: () => void
}

function Entry({ session, busy, onEnd }: EntryProps) {
  const t = useTranslations('security.sessions')
  const format = useFormat()
  const device = useDeviceName()(session)
  const { address, usedAt, startedAt, current } = session
  const used = { date: format.dateLong(usedAt), time: format.time(usedAt) }
  return (
    <li className={list.entry}>
      <div>
        <Group gap="4px 10px">
          <Text component="span" fw={600}>
            {device}
          </Text>
          {current && <Badge variant="light">{t('here')}</Badge>}
        </Group>
        <Text c="dimmed" size="sm">
          {address === null
            ? t('used', used)
            : t(address.includes('/') ? 'usedFromNetwork' : 'usedFrom', { ...used, address })}
        </Text>
        <Text c="dimmed" size="sm">
          {t('since', { date: format.dateLong(startedAt) })}
        </Text>
      </div>
      {!current && (
        <Button
          variant="default"
          aria-label={t('endOf', { device, ...used })}
          aria-disabled={busy}
          onClick={onEnd}
        >
          {busy ? t('endBusy') : t('end')}
        </Button>
      )}
    </li>
  )
}

/** 'Chrome sur Windows', as far as it is known. */
function useDeviceName() {
  const t = useTranslations('security.sessions')
  return ({ browser, system }: SessionInfo): string => {
    if (system === null) return browser ?? t('unknownDevice')
    const names = { browser: browser ?? t('unknownBrowser'), system: t(`systems.${system}`) }
    return t('browserOn', names)
  }
}
