import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionInfo, SessionList } from '#contract/sessions.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { PasswordModal } from './password-modal.tsx'
import { SecurityEntry } from './security-entry.tsx'

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
  const [ending, setEnding] = useState<SessionInfo | 'others'>()
  const [all, setAll] = useState(items.length <= FIRST)
  const others = total - items.filter(({ current }) => current).length

  return (
    <>
      <ul aria-label={t('title')}>
        {(all ? items : items.slice(0, FIRST)).map((session) => (
          <Entry key={session.id} session={session} onEnd={() => setEnding(session)} />
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
      {others > 0 && (
        <Group>
          <Button variant="default" onClick={() => setEnding('others')}>
            {t('endOthers')}
          </Button>
        </Group>
      )}
      <EndModal which={ending} others={others} onClose={() => setEnding(undefined)} />
    </>
  )
}

interface EndModalProps {
  which: SessionInfo | 'others' | undefined
  /** How many sessions there are beside this one. */
  others: number
  onClose: () => void
}

/** Asks for the password before one session or all others are ended. */
function EndModal({ which, others, onClose }: EndModalProps) {
  const t = useTranslations('security.sessions')
  const textOf = useCredentialsFailureText()
  const queryClient = useQueryClient()
  const deviceOf = useDeviceName()
  // The words stay while the question fades.
  const [about, setAbout] = useState({ which, others })
  if (which !== undefined && which !== about.which) setAbout({ which, others })
  const session = about.which === 'others' ? undefined : about.which
  const device = session && deviceOf(session)

  async function end(input: { password: string }): Promise<void> {
    try {
      if (session) {
        await client.sessions.end({ ...input, id: session.id })
        notifySuccess(t('ended', { device: device ?? '' }))
      } else {
        const { ended } = await client.sessions.endOthers(input)
        notifySuccess(t('othersEnded', { count: ended }))
      }
      // The button that was pressed is removed with its entry.
      document.getElementById('content')?.focus({ preventScroll: true })
    } finally {
      void invalidateAfter(queryClient, 'sessions')
    }
  }

  return (
    <PasswordModal
      opened={which !== undefined}
      title={session ? t('confirmOneTitle', { device: device ?? '' }) : t('confirmTitle')}
      confirmLabel={t(session ? 'end' : 'confirmLabel')}
      busyLabel={t('endBusy')}
      send={end}
      textOf={(failure) => textOf(failure, t('endFailed'))}
      onClose={onClose}
    >
      <Text mb="md">{t('confirm', { count: session ? 1 : about.others })}</Text>
    </PasswordModal>
  )
}

function Entry({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
  const t = useTranslations('security.sessions')
  const format = useFormat()
  const device = useDeviceName()(session)
  const { address, usedAt, startedAt, current } = session
  const used = { date: format.dateLong(usedAt), time: format.time(usedAt) }
  const facts = [
    address === null
      ? t('used', used)
      : t(address.includes('/') ? 'usedFromNetwork' : 'usedFrom', { ...used, address }),
    t('since', { date: format.dateLong(startedAt) }),
  ]
  return (
    <SecurityEntry
      name={device}
      badges={current && <Badge variant="light">{t('here')}</Badge>}
      facts={facts}
      actions={
        !current && (
          <Button variant="default" aria-label={t('endOf', { device, ...used })} onClick={onEnd}>
            {t('end')}
          </Button>
        )
      }
    />
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
