import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useChoosePreference } from '#web/lib/session/use-choose-preference.ts'
import { useLanguage } from '#web/lib/i18n/language.tsx'
import { preferenceFailureKey } from '#web/lib/session/preference-failure-key.ts'
import { LANGUAGES, type Language } from '#web/lib/storage/preferences.ts'
import { notifyFailure } from './notices.tsx'
import classes from './switch.module.css'

/** French or English, at once, for this browser and for the account. */
export function LanguageSwitch() {
  const t = useTranslations()
  const { language } = useLanguage()
  const choose = useChoosePreference()
  // The failure is shown in the newly chosen language.
  const spoken = useRef(t)
  useEffect(() => {
    spoken.current = t
  }, [t])

  const onChoose = (chosen: Language) => {
    choose({ language: chosen }).catch((failure: unknown) => {
      const shown = document.documentElement.lang === chosen
      notifyFailure(spoken.current(shown ? preferenceFailureKey(failure) : 'errors.language'))
    })
  }

  return (
    <fieldset className={classes.switch} aria-label={t('shell.language.label')}>
      {LANGUAGES.map((each) => (
        <UnstyledButton
          key={each}
          lang={each}
          className={classes.choice}
          aria-pressed={each === language}
          onClick={() => onChoose(each)}
        >
          {t(`shell.language.${each}`)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
