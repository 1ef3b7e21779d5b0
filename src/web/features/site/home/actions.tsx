import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import type { Session } from '#web/lib/session-requests.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TryDemo } from '#web/ui/demo/try-demo.tsx'
import classes from './actions.module.css'

export interface ActionsProps {
  /** Nobody, as far as it is known: a visitor. */
  session: Session | null | undefined
  /** Whether who has an account is asked in too. */
  withLogin?: boolean
}

/** What a visitor can do from here; who is signed in goes on to the account. */
export function Actions({ session, withLogin = false }: ActionsProps) {
  const t = useTranslations('home.actions')
  return (
    <div className={classes.actions}>
      {session ? (
        <ButtonLink to={paths.dashboard} size="lg">
          {t('enter')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.register} size="lg">
            {t('register')}
          </ButtonLink>
          <TryDemo size="lg" />
          {withLogin && (
            <ButtonLink to={paths.login} size="lg" variant="subtle" px="sm">
              {t('login')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  )
}
