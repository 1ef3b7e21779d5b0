import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import classes from './demo-bar.module.css'
import { LeaveLink } from './leave-link.tsx'

/** The bar above every page of the demo: names the demo and links out of it. */
export function DemoBar() {
  const t = useTranslations('shell.demo')
  const demo = useDemo()
  if (!demo) return null
  return (
    <section className={classes.bar} aria-label={t('label')} data-print="hidden">
      <p>{t('notice')}</p>
      <div className={classes.links}>
        <LeaveLink to={basePaths.register} data-sign-up>
          {t('register')}
        </LeaveLink>
        <LeaveLink to={basePaths.login}>{t('login')}</LeaveLink>
        <LeaveLink to={basePaths.home}>{t('leave')}</LeaveLink>
      </div>
    </section>
  )
}
