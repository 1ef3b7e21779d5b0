import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { StoredState } from '#web/ui/stored-state.tsx'
import classes from './settings.module.css'
import type { CarteSettingsOnScreen } from './use-carte-settings.ts'

type Saving = Pick<CarteSettingsOnScreen, 'retry' | 'conflict'> & {
  autosave: Pick<CarteSettingsOnScreen['autosave'], 'status' | 'savedAt' | 'failure'>
}

/** Whether what was chosen is stored: always visible. */
export function SavedState({ autosave }: Pick<Saving, 'autosave'>) {
  const t = useTranslations()
  const format = useFormat()
  const { status, savedAt } = autosave
  return (
    <StoredState className={classes.saved}>
      {(status === 'waiting' || status === 'saving') && t('cartes.settings.saving')}
      {status === 'idle' && savedAt !== null && t('common.savedAt', { time: format.time(savedAt) })}
    </StoredState>
  )
}

/** What was chosen stays on the screen, and can be sent again, or over what another window has chosen. */
export function SavingFailed({ autosave, retry, conflict }: Saving) {
  const t = useTranslations('cartes.settings')
  if (conflict.state.is !== 'none')
    return <ConflictNotice conflict={conflict} busy={autosave.status === 'saving'} savesItself />
  if (autosave.failure === null) return null
  return <AutosaveFailure what={t('failed')} failure={autosave.failure} onRetry={retry} />
}
