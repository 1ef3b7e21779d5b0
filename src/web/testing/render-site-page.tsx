import type { ComponentType } from 'react'
import type { SignInOptions } from '#contract/registration.ts'
import type { Session } from '#web/lib/session/session-data.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { loadPage } from '#web/site/load-page.ts'
import type { PublicPage } from '#web/site/pages.ts'
import { Site } from '#web/site/site.tsx'
import type { Answers, AuthAnswers } from './answers.ts'
import { mount } from './mount.ts'
import { showSignInOptions } from './sign-in-options.ts'

interface SitePageOptions {
  api?: Answers
  auth?: AuthAnswers
  session?: Session | null
  language?: Language
  registration?: SignInOptions['registration']
  provider?: SignInOptions['provider']
  /** In the place of the page's own component. */
  Page?: ComponentType
}

/** Shows a public page: by default in French, to a visitor without an account. */
export async function renderSitePage(
  name: PublicPage['name'],
  {
    api = {},
    auth = {},
    session = null,
    language = 'fr',
    registration = 'open',
    provider,
    ...parts
  }: SitePageOptions = {},
) {
  showSignInOptions({ registration, provider })
  const loaded = await loadPage(name, language)
  return mount(<Site {...loaded} {...parts} />, { session, api, auth })
}
