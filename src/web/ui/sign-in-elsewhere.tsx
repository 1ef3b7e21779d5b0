import { useTranslations } from 'use-intl'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { TextLink } from './text-link.tsx'

/** The way back to a session that leaves this page as it is; without a network there is none. */
export function SignInElsewhere() {
  const t = useTranslations('errors')
  const offline = useOffline()
  if (offline) return <span>{t('signInLater')}</span>
  return (
    <TextLink to={basePaths.login} target="_blank">
      {t('signIn')}
    </TextLink>
  )
}
