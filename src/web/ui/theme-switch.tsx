import { UnstyledButton, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useChoosePreference } from '#web/lib/account-preferences.ts'
import { notifyFailure } from './notices.tsx'
import classes from './switch.module.css'

const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[]

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const t = useTranslations()
  const { colorScheme } = useMantineColorScheme()
  const choose = useChoosePreference()

  const onChoose = (theme: MantineColorScheme) => {
    choose({ theme }).catch(() => notifyFailure(t('errors.preferences')))
  }

  return (
    <fieldset className={classes.switch} aria-label={t('shell.theme.label')}>
      {THEMES.map((theme) => (
        <UnstyledButton
          key={theme}
          className={classes.choice}
          aria-pressed={theme === colorScheme}
          onClick={() => onChoose(theme)}
        >
          {t(`shell.theme.${theme}`)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
