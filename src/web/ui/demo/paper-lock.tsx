import { Alert, Group } from '@mantine/core'
import { IconLock } from '#web/ui/icons/lock.ts'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { LeaveButton } from './leave-link.tsx'
import classes from './paper-lock.module.css'

/** In the demo, pages that are looked at and not printed: above them what an account is needed for. */
export function PaperLock({ children }: { children: ReactNode }) {
  const t = useTranslations('demo')
  const id = useId()
  const demo = useDemo()
  if (!demo) return children
  return (
    <>
      <section aria-labelledby={id}>
        <Alert role="note" color="saffron" mb="md" icon={<IconLock size={18} aria-hidden />}>
          <Group justify="space-between" gap="8px 16px">
            <span id={id}>{t('carte')}</span>
            <Group gap="xs" data-print="hidden">
              <LeaveButton to={basePaths.register} size="xs" data-sign-up>
                {t('register')}
              </LeaveButton>
              <LeaveButton to={basePaths.login} size="xs" variant="default">
                {t('login')}
              </LeaveButton>
            </Group>
          </Group>
        </Alert>
      </section>
      <div className={classes.pages}>{children}</div>
    </>
  )
}
