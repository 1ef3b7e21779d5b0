import { use, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignOutFailure } from '#web/entities/use-sign-out-failure.ts'
import { ShellContext } from '#web/lib/session/shell-context.ts'

export function SignOutButton({ className }: { className: string | undefined }) {
  const t = useTranslations('shell.navigation')
  const refused = useSignOutFailure()
  const { signOut } = use(ShellContext)
  const [pending, setPending] = useState(false)
  const onClick = () => {
    setPending(true)
    signOut()
      .catch(refused)
      .finally(() => setPending(false))
  }
  return (
    <button type="button" className={className} disabled={pending} onClick={onClick}>
      {t('logout')}
    </button>
  )
}
