import { use, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShellContext } from '#web/lib/session/shell-context.ts'
import { notifyFailure } from '../../ui/notices.tsx'

export function SignOutButton({ className }: { className: string | undefined }) {
  const t = useTranslations()
  const { signOut } = use(ShellContext)
  const [pending, setPending] = useState(false)
  const onClick = () => {
    setPending(true)
    signOut()
      .catch(() => notifyFailure(t('errors.signOut')))
      .finally(() => setPending(false))
  }
  return (
    <button type="button" className={className} disabled={pending} onClick={onClick}>
      {t('shell.navigation.logout')}
    </button>
  )
}
