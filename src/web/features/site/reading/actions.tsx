import type { ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useSession } from '#web/lib/session/shell-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TryDemo } from '#web/ui/demo/try-demo.tsx'
import classes from './actions.module.css'

interface ActionsProps {
  size?: ButtonProps['size']
  /** Whether who has an account is asked in too. */
  withLogin?: boolean
  /** What else can be done from here; the demo, for a visitor, when left out. */
  second?: ReactNode
}

/** What a visitor can do from here; who is signed in goes on to the account. */
export function Actions({ size = 'lg', withLogin = false, second }: ActionsProps) {
  const t = useTranslations('shell.actions')
  const session = useSession()
  return (
    <div className={classes.actions}>
      {session ? (
        <ButtonLink to={paths.dashboard} size={size}>
          {t('enter')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.register} size={size} data-sign-up>
            {t('register')}
          </ButtonLink>
          {second === undefined && <TryDemo size={size} />}
          {withLogin && (
            <ButtonLink to={paths.login} size={size} variant="subtle" px="sm">
              {t('login')}
            </ButtonLink>
          )}
        </>
      )}
      {second}
    </div>
  )
}
