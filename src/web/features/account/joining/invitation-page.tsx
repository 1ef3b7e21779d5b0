import { Stack, Text } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownInvitation } from '#contract/houses.ts'
import { paths } from '#web/entities/paths.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { postJson } from '#web/lib/query/post-json.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { strong } from '#web/ui/rich-text.tsx'
import { CredentialsCard } from '../credentials/credentials-card.tsx'
import { JoinHouse } from './join-house.tsx'

/** @param token of the invitation; undefined where the link had none, null while it is not known */
export function InvitationPage({ token }: { token: string | undefined | null }) {
  const t = useTranslations('joining')
  const { invitation, failure, read } = useInvitation(token ?? undefined)
  const hasEnded = token === undefined || codeOf(failure) === 'INVITATION_ENDED'
  return (
    <CredentialsCard title={t('title')}>
      {hasEnded ? (
        <Stack gap="lg">
          <Text role="alert">{t(token === undefined ? 'none' : 'ended')}</Text>
          <ButtonLink to={paths.home} variant="default" fullWidth size="md">
            {t('home')}
          </ButtonLink>
        </Stack>
      ) : failure !== undefined ? (
        <ErrorBanner text={t('unread')} onRetry={read} />
      ) : token === null || invitation === undefined ? (
        <Text c="dimmed">{t('reading')}</Text>
      ) : (
        <Stack gap="sm">
          <Facts invitation={invitation} />
          <WayIn token={token} invitation={invitation} />
        </Stack>
      )}
    </CredentialsCard>
  )
}

function useInvitation(token: string | undefined) {
  const [answer, setAnswer] = useState<{ invitation?: ShownInvitation; failure?: unknown }>({})
  const read = useCallback(() => {
    if (token === undefined) return
    postJson('/api/houses/invitation', { token }).then(
      (invitation) => setAnswer({ invitation: invitation as ShownInvitation }),
      (failure: unknown) => setAnswer({ failure }),
    )
  }, [token])
  useEffect(read, [read])
  const again = () => {
    setAnswer({})
    read()
  }
  return { ...answer, read: again }
}

function Facts({
  invitation: { houseName, role, invitedBy, email, expiresAt },
}: {
  invitation: ShownInvitation
}) {
  const t = useTranslations('joining')
  const roles = useTranslations('houseRoles')
  const format = useFormat()
  return (
    <>
      <Text>
        {invitedBy === null
          ? t.rich('invites', { house: houseName, strong })
          : t.rich('invitesBy', { house: houseName, name: invitedBy, strong })}
      </Text>
      <div>
        <Text fw={600}>{t('role', { role: roles(`names.${role}`) })}</Text>
        <Text c="dimmed">{roles(`sees.${role}`)}</Text>
      </div>
      <Text c="dimmed" size="sm">
        {t('until', { date: format.dateLong(expiresAt) })} {email !== null && t('only', { email })}
      </Text>
    </>
  )
}

/** For who is signed in one button, for everyone else the ways to an account. */
function WayIn({ token, invitation }: { token: string; invitation: ShownInvitation }) {
  const t = useTranslations('joining')
  const session = useSession()
  if (session === undefined) return <Text c="dimmed">{t('busy')}</Text>
  if (session !== null) return <JoinHouse token={token} session={session} />
  const signUp = new URLSearchParams({
    type: 'house',
    token,
    ...(invitation.email && { email: invitation.email }),
  })
  return (
    <Stack gap={10} mt="sm">
      <ButtonLink to={paths.register} hash={signUp.toString()} fullWidth size="md">
        {t('signUp')}
      </ButtonLink>
      <ButtonLink to={paths.login} search={{ from: paths.invitation }} variant="default" fullWidth size="md">
        {t('signIn')}
      </ButtonLink>
    </Stack>
  )
}
