import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo.ts'
import { useFormat } from '#web/lib/use-format.ts'
import type { Kept } from './quantity-keeper.ts'
import classes from './save-state.module.css'

/** Whether what was typed is stored: 'Enregistré à 14:02'. */
export function SaveState({ kept }: { kept: Kept }) {
  const t = useTranslations('sales.entry.status')
  const tDemo = useTranslations('demo')
  const format = useFormat()
  const demo = useDemo()
  if (demo) return <output className={classes.state}>{tDemo('notSaved')}</output>
  const { saving, failure, typed, savedAt } = kept
  const state = saving ? 'saving' : failure !== null ? 'failed' : typed.size > 0 ? 'unsaved' : 'saved'
  return (
    <output className={classes.state} data-state={state}>
      {state === 'saved' ? savedAt !== null && t('savedAt', { time: format.time(savedAt) }) : t(state)}
    </output>
  )
}
