import { CloseButton, Flex, Group } from '@mantine/core'
import { IconEye } from '#web/ui/icons/eye.ts'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { demoNoticePutAway, putDemoNoticeAway } from '#web/lib/demo/demo-notice.ts'
import classes from './demo-bar.module.css'
import { LeaveLink } from './leave-link.tsx'

/** The one notice of the demo, above every page: what comes of what a visitor does, and the ways to an account. */
export function DemoBar() {
  const t = useTranslations()
  const demo = useDemo()
  const hidden = useAtomValue(demoNoticePutAway, false)
  if (!demo || hidden) return null
  return (
    <section className={classes.bar} aria-label={t('shell.demo.label')} data-print="hidden">
      <Flex role="note" component="p" align="flex-start" gap={8} className={classes.notice}>
        <IconEye size={18} aria-hidden />
        {t('demo.notice')}
      </Flex>
      <Group gap="0 18px" align="stretch" className={classes.links}>
        <LeaveLink to={basePaths.register} data-sign-up>
          {t('demo.register')}
        </LeaveLink>
        <LeaveLink to={basePaths.login}>{t('demo.login')}</LeaveLink>
        <LeaveLink to={basePaths.home}>{t('shell.demo.leave')}</LeaveLink>
      </Group>
      <CloseButton
        className={classes.close}
        aria-label={t('shell.demo.putAway')}
        onClick={putDemoNoticeAway}
      />
    </section>
  )
}
