import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOffline } from '#web/lib/offline/use-offline.ts'
import { useSignOut } from '#web/lib/session.ts'
import { notifyFailure } from '../notices.tsx'

export function SignOutButton({ className }: { className: string | undefined }) {
  const t = useTranslations()
  const offline = useOffline()
  const signOut = useMutation({
    mutationFn: useSignOut(),
    onError: () => notifyFailure(t(offline ? 'errors.offline.signOut' : 'errors.signOut')),
  })
  return (
    <button type="button" className={className} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      {t('shell.navigation.logout')}
    </button>
  )
}
