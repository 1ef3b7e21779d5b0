import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import classes from './stored-state.module.css'

export interface StoredStateProps {
  /** None for what is to be stored later: it gives no alarm. */
  state?: 'saving' | 'failed' | 'unsaved' | 'saved'
  className?: string | undefined
  children: ReactNode
}

/** The saved state: always visible, and announced when it changes (aria-live). Empty in the demo, which saves nothing. */
export function StoredState({ state, className, children }: StoredStateProps) {
  const t = useTranslations('demo')
  const demo = useDemo()
  return (
    <output
      className={className === undefined ? classes.status : `${classes.status} ${className}`}
      data-state={demo ? undefined : state}
    >
      {demo ? t('notSaved') : children}
    </output>
  )
}
