import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { paths } from '#web/entities/paths.ts'
import { LeaveLink } from '../../ui/demo/leave-link.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** 'Déconnexion', or 'Quitter la démo'. */
export function LeaveButton({ className }: { className: string | undefined }) {
  const t = useTranslations('shell.demo')
  const demo = useDemo()
  if (!demo) return <SignOutButton className={className} />
  return (
    <LeaveLink to={paths.home} className={className}>
      {t('leave')}
    </LeaveLink>
  )
}
