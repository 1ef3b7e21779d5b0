import type { ComponentType } from 'react'
import { loadPage } from '#web/site/load-page.ts'
import type { PublicPage } from '#web/site/pages.ts'
import { Site } from '#web/site/site.tsx'
import type { Answers, AuthAnswers } from './answers.ts'
import { mount } from './mount.ts'

interface SitePageOptions {
  api?: Answers
  auth?: AuthAnswers
  /** In the place of the page's own component. */
  Page?: ComponentType
}

/** Shows a public page in French, to a visitor without an account. */
export async function renderSitePage(
  name: PublicPage['name'],
  { api = {}, auth = {}, ...parts }: SitePageOptions = {},
) {
  const loaded = await loadPage(name, 'fr')
  return mount(<Site {...loaded} {...parts} />, { session: null, api, auth })
}
