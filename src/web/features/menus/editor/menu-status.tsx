import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo.ts'
import classes from './menu-status.module.css'

export interface MenuStatusProps {
  dirty: boolean
  busy: boolean
  failed: boolean
}

/** Whether what is on the screen is stored: always in sight, and spoken when it changes. */
export function MenuStatus({ dirty, busy, failed }: MenuStatusProps) {
  const t = useTranslations('menus.editor.status')
  const tDemo = useTranslations('demo')
  const demo = useDemo()
  if (demo) return <output className={classes.status}>{tDemo('notSaved')}</output>
  const state = busy ? 'saving' : !dirty ? 'saved' : failed ? 'failed' : 'unsaved'
  return (
    <output className={classes.status} data-state={state}>
      {t(state)}
    </output>
  )
}
