import { Button, CloseButton } from '@mantine/core'
import { IconSparkles } from '#web/ui/icons/sparkles.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { nothingUnsavedAnywhere } from '#web/lib/app-version/unsaved-elsewhere.ts'
import { versionWatch } from '#web/lib/app-version/version-watch.ts'
import classes from './version-notice.module.css'

/** 'Une nouvelle version de Gramme est prête.': in a corner, until it is let in or put off. */
export function VersionNotice() {
  const t = useTranslations('offline.version')
  const waiting = useAtomValue(versionWatch.waiting)
  const [putOff, setPutOff] = useState<ServiceWorker | null>(null)
  const [step, setStep] = useState<'offered' | 'asked' | 'waits'>('offered')

  const update = async () => {
    setStep('asked')
    if (!(await nothingUnsavedAnywhere())) setStep('waits')
    await versionWatch.update()
  }

  return (
    <output className={classes.place} data-print="hidden">
      {waiting !== null && waiting !== putOff && (
        <div className={classes.notice}>
          <IconSparkles size={20} aria-hidden className={classes.icon} />
          <p>{t(step === 'waits' ? 'waits' : 'ready')}</p>
          {step !== 'waits' && (
            <Button flex="none" size="compact-md" loading={step === 'asked'} onClick={() => void update()}>
              {t('update')}
            </Button>
          )}
          <CloseButton flex="none" aria-label={t('later')} onClick={() => setPutOff(waiting)} />
        </div>
      )}
    </output>
  )
}
