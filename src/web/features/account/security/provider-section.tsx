import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useHasPasswords } from '#web/lib/session/sign-in-options.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { followToProvider } from '../credentials/begin-with-provider.ts'
import { providerReturn } from '../credentials/provider-return.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SECURITY_TAB } from '../settings/settings-tabs.ts'
import { PasswordStep } from './password-step.tsx'

interface ProviderSectionProps {
  id: string
  /** Of the identity provider. */
  name: string
}

/** Links the account with the identity provider of the installation, or ends that. */
export function ProviderSection({ id, name }: ProviderSectionProps) {
  const t = useTranslations('security.provider')
  const failures = useTranslations('signingIn.provider.failures')
  const hasPasswords = useHasPasswords()
  const query = useQuery(orpc.security.get.queryOptions())
  const { failure } = providerReturn(location.hash)
  return (
    <SettingsCard id={id} title={t('title')} lead={t(hasPasswords ? 'lead' : 'leadOnly', { name })}>
      {failure !== undefined && <Text role="alert">{failures(failure)}</Text>}
      {hasPasswords && (
        <PageState query={query} skeleton={<Skeleton height={72} />} failureText={t('failed')}>
          {(means) => <Link name={name} isLinked={means.provider === true} hasPassword={means.password} />}
        </PageState>
      )}
    </SettingsCard>
  )
}

interface LinkProps {
  name: string
  isLinked: boolean
  hasPassword: boolean
}

function Link({ name, isLinked, hasPassword }: LinkProps) {
  const t = useTranslations('security.provider')
  const queryClient = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const close = () => setChanging(false)
  if (isChanging)
    return isLinked ? (
      <PasswordStep
        path="/provider/unlink"
        lead={t('unlinkLead', { name })}
        submit={t('unlink')}
        danger
        onDone={() => {
          void invalidateAfter(queryClient, 'security')
          notifySuccess(t('unlinkedNotice', { name }))
          close()
        }}
        onCancel={close}
      />
    ) : (
      <PasswordStep
        path="/provider/begin"
        more={{ purpose: 'link', to: SECURITY_TAB }}
        lead={t('linkLead', { name })}
        submit={t('link')}
        onDone={followToProvider}
        onCancel={close}
      />
    )
  return (
    <>
      <Text>{t(isLinked ? 'linked' : 'unlinked')}</Text>
      {isLinked && !hasPassword ? (
        <Text c="dimmed">{t('keepsLink')}</Text>
      ) : (
        <Group>
          <DemoLock>
            <Button variant="default" onClick={() => setChanging(true)}>
              {t(isLinked ? 'unlink' : 'link')}
            </Button>
          </DemoLock>
        </Group>
      )}
    </>
  )
}
