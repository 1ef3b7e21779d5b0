import { UnstyledButton } from '@mantine/core'
import { use, type MouseEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { publicPath } from '#contract/public-path.ts'
import type { AppPath } from '#web/lib/paths.ts'
import { LANGUAGES, rememberLanguage, type Language } from '#web/lib/preferences.ts'
import { SurroundingsContext } from '#web/lib/surroundings.ts'
import classes from '#web/ui/switch.module.css'

/** The page in French and in English: two links, which this browser and the account remember once followed. */
export function LanguageLinks({ path }: { path: AppPath }) {
  const t = useTranslations('shell.language')
  const language = useLocale()
  const { session, tellAccount } = use(SurroundingsContext)

  const onFollow = (event: MouseEvent<HTMLAnchorElement>, chosen: Language) => {
    // What the address says beside the page is the reader's own.
    event.currentTarget.search = location.search
    event.currentTarget.hash = location.hash
    rememberLanguage(chosen)
    // The page comes in the chosen language all the same; only other browsers do not learn of it.
    if (session) tellAccount({ language: chosen }).catch(() => undefined)
  }

  return (
    <fieldset className={classes.switch} aria-label={t('label')}>
      {LANGUAGES.map((each) => (
        <UnstyledButton
          key={each}
          component="a"
          href={publicPath(path, each)}
          lang={each}
          hrefLang={each}
          className={classes.choice}
          aria-current={each === language || undefined}
          onClick={(event) => onFollow(event, each)}
          onAuxClick={(event) => onFollow(event, each)}
        >
          {t(each)}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
