import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { StoredState } from '#web/ui/stored-state.tsx'
import type { useQuantities } from './use-quantities.ts'
import classes from './save-state.module.css'

/** Whether what was typed is stored: 'Enregistré à 14:02'. */
export function SaveState({ autosave }: Pick<ReturnType<typeof useQuantities>, 'autosave'>) {
  const t = useTranslations('sales.entry.status')
  const format = useFormat()
  const { status, failure, unsaved, savedAt } = autosave
  const isEmpty = Object.keys(unsaved).length === 0
  const state = status === 'saving' ? status : failure !== null ? 'failed' : isEmpty ? 'saved' : 'unsaved'
  return (
    <StoredState state={state} className={classes.state}>
      {state === 'saved' ? savedAt !== null && t('savedAt', { time: format.time(savedAt) }) : t(state)}
    </StoredState>
  )
}
