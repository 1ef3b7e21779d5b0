import { useTranslations } from 'use-intl'
import type { useAutosave } from '#web/lib/autosave/use-autosave.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { StoredState } from './stored-state.tsx'

export interface SaveStateProps {
  autosave: Pick<ReturnType<typeof useAutosave>, 'status' | 'failure' | 'savedAt'> & { unsaved: object }
}

/** Whether what was typed is stored: 'Enregistré à 14:02'; nothing before anything was typed. */
export function SaveState({ autosave: { status, failure, unsaved, savedAt } }: SaveStateProps) {
  const t = useTranslations('common')
  const format = useFormat()
  const isStored = Object.keys(unsaved).length === 0
  const state = status === 'saving' ? status : failure !== null ? 'failed' : isStored ? 'saved' : 'unsaved'
  const words = {
    saving: t('saving'),
    failed: t('notSaved'),
    unsaved: t('notSaved'),
    saved: savedAt === null ? '' : t('savedAt', { time: format.time(savedAt) }),
  }
  return <StoredState state={state}>{words[state]}</StoredState>
}
