import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { StoredState } from '#web/ui/stored-state.tsx'
import type { Kept } from './quantity-keeper.ts'
import classes from './save-state.module.css'

/** Whether what was typed is stored: 'Enregistré à 14:02'. */
export function SaveState({ kept }: { kept: Kept }) {
  const t = useTranslations('sales.entry.status')
  const format = useFormat()
  const { saving, failure, typed, savedAt } = kept
  const state = saving ? 'saving' : failure !== null ? 'failed' : typed.size > 0 ? 'unsaved' : 'saved'
  return (
    <StoredState state={state} className={classes.state}>
      {state === 'saved' ? savedAt !== null && t('savedAt', { time: format.time(savedAt) }) : t(state)}
    </StoredState>
  )
}
