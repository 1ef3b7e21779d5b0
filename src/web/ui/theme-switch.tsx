import { UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useChoosePreference } from '#web/lib/session/use-choose-preference.ts'
import { preferenceFailureKey } from '#web/lib/session/preference-failure-key.ts'
import { THEMES, type Theme } from '#web/lib/storage/preferences.ts'
import { useBrowserState } from '#web/lib/browser/use-browser-state.ts'
import { notifyFailure } from './notices.tsx'
import classes from './switch.module.css'

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const t = useTranslations()
  const { colorScheme } = useMantineColorScheme({ keepTransitions: true })
  const choose = useChoosePreference()
  // A prerendered page cannot contain the theme stored in this browser.
  const known = useBrowserState(() => true)

  const onChoose = (theme: Theme) => {
    choose({ theme }).catch((failure: unknown) => notifyFailure(t(preferenceFailureKey(failure))))
  }

  return (
    <fieldset className={classes.switch} aria-label={t('shell.theme.label')} data-needs-script>
      {THEMES.map((theme) => (
        <UnstyledButton
          key={theme}
          className={classes.choice}
          aria-pressed={known === true && theme === colorScheme}
          onClick={() => onChoose(theme)}
        >
          {t(`shell.theme.${theme}`)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
