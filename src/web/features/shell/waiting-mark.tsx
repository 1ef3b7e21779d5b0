import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { useWaitingWrites } from '#web/lib/waiting/use-waiting-writes.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import classes from './waiting-mark.module.css'

/** 'À envoyer : 3', on every page while something waits on this device: leads to where it is sent. */
export function WaitingMark() {
  const t = useTranslations('shell')
  const state = useWaitingWrites(useSession()?.account)
  const count = (state?.writes ?? []).filter(({ ready }) => ready).length
  if (count === 0) return null
  return (
    <PageLink to={paths.receive} className={classes.mark}>
      {t('toSend', { count })}
    </PageLink>
  )
}
