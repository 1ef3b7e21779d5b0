import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './settings.module.css'
import type { CarteSettingsOnScreen } from './use-carte-settings.ts'

type Saving = Pick<CarteSettingsOnScreen, 'keeping' | 'retry'>

/** Whether what was chosen is stored: always in sight. */
export function SavedState({ keeping }: Pick<Saving, 'keeping'>) {
  const t = useTranslations()
  const format = useFormat()
  const { state, savedAt } = keeping
  return (
    <output className={classes.saved}>
      {(state === 'waiting' || state === 'saving') && t('cartes.settings.saving')}
      {state === 'still' && savedAt !== null && t('common.savedAt', { time: format.time(savedAt) })}
    </output>
  )
}

/** What was chosen stays on the screen, and can be sent again. */
export function SavingFailed({ keeping, retry }: Saving) {
  const t = useTranslations('cartes.settings')
  const sentence = useFailureSentence()
  if (keeping.state !== 'failed') return null
  return <ErrorBanner text={sentence(t('failed'), keeping.failure)} onRetry={retry} />
}
