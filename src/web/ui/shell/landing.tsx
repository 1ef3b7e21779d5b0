import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { ButtonLink } from '../button-link.tsx'
import { TryDemo } from '../demo/try-demo.tsx'
import { ScalesDrawing } from '../drawings/scales.tsx'
import classes from './landing.module.css'

function lineOfTitle(words: ReactNode) {
  return <span className={classes.line}>{words}</span>
}

/** The first page a visitor sees. */
export function Landing() {
  const t = useTranslations('shell.landing')
  const tagline = useTranslations('shell.footer')('tagline')
  const session = useSession()
  return (
    <section className={classes.hero}>
      <title>{`Gramme · ${tagline}`}</title>
      <div className={classes.words}>
        <h1 className={classes.title}>{t.rich('title', { line: lineOfTitle })}</h1>
        <p className={classes.body}>{t('body')}</p>
        {/* Kept in its place, unseen, until it is known who looks. */}
        <div className={classes.actions} data-pending={session === undefined || undefined}>
          {session ? (
            <ButtonLink to={paths.dashboard} size="lg">
              {t('enter')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={paths.register} size="lg">
                {t('register')}
              </ButtonLink>
              <ButtonLink to={paths.login} size="lg" variant="default">
                {t('login')}
              </ButtonLink>
              <TryDemo size="lg" variant="subtle" />
            </>
          )}
        </div>
      </div>
      <div className={classes.picture}>
        <ScalesDrawing />
      </div>
    </section>
  )
}
