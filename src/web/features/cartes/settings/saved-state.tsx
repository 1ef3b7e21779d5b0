import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from './settings.module.css'
import type { CarteSettingsOnScreen } from './use-carte-settings.ts'

/** Whether what was chosen is stored: always in sight. */
export function SavedState({ keeping, retry }: Pick<CarteSettingsOnScreen, 'keeping' | 'retry'>) {
  const t = useTranslations()
  const format = useFormat()
  const sentence = useFailureSentence()
  if (keeping.state === 'failed')
    return <ErrorBanner text={sentence(t('cartes.settings.failed'), keeping.failure)} onRetry={retry} />
  return (
    <output className={classes.saved}>
      {keeping.state !== 'still'
        ? t('cartes.settings.saving')
        : keeping.savedAt !== null && t('common.savedAt', { time: format.time(keeping.savedAt) })}
    </output>
  )
}
