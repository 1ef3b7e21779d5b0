import { Group } from '@mantine/core'
import { IconLock } from '#web/ui/icons/lock.ts'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'
import { LeaveButton } from './leave-link.tsx'
import classes from './premium-overlay.module.css'
import { Veil } from './veil.tsx'

/** In the demo, over what only an account has: seen through a veil, out of reach, with the ways to an account. */
export function PremiumOverlay({ children }: { children: ReactNode }) {
  const t = useTranslations('demo')
  const id = useId()
  const demo = useDemo()
  if (!demo) return children
  return (
    <div className={classes.place}>
      <Veil>{children}</Veil>
      <div className={classes.over}>
        <section className={classes.words} aria-labelledby={id}>
          <p id={id} className={classes.text}>
            <IconLock size={18} aria-hidden />
            {t('premium')}
          </p>
          <Group gap="xs" justify="center" data-print="hidden">
            <LeaveButton to={basePaths.register} size="xs" data-sign-up>
              {t('register')}
            </LeaveButton>
            <LeaveButton to={basePaths.login} size="xs" variant="default">
              {t('login')}
            </LeaveButton>
          </Group>
        </section>
      </div>
    </div>
  )
}
