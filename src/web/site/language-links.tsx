import { UnstyledButton } from '@mantine/core'
import { use } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { LANGUAGES, type Language } from '#web/lib/storage/preferences.ts'
import { holdsPreferences } from '#web/lib/session/session-data.ts'
import { ShellContext } from '#web/lib/session/shell-context.ts'
import classes from '#web/ui/switch.module.css'
import { address } from '#web/lib/navigation/address.ts'

/**
 * The page in French and in English: two links. The account remembers the one that is followed; that the browser does,
 * and that the page keeps its search and its part, public/first-paint.js sees to, before this has woken.
 */
export function LanguageLinks({ path }: { path: AppPath }) {
  const t = useTranslations('shell.language')
  const language = useLocale()
  const { session, saveToAccount } = use(ShellContext)

  // The page comes in the chosen language all the same; only other browsers do not learn of it.
  const onFollow = (chosen: Language) => {
    if (session && holdsPreferences(session)) saveToAccount({ language: chosen }).catch(() => undefined)
  }

  return (
    <fieldset className={classes.switch} aria-label={t('label')}>
      {LANGUAGES.map((each) => (
        <UnstyledButton
          key={each}
          component="a"
          href={address(publicPath(path, each))}
          lang={each}
          hrefLang={each}
          className={classes.choice}
          aria-current={each === language || undefined}
          onClick={() => onFollow(each)}
          onAuxClick={({ button }) => button === 1 && onFollow(each)}
        >
          {t(each)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
