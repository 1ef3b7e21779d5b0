import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import type { Language } from '#web/lib/storage/preferences.ts'
import { loadSiteMessages } from '#web/messages/load-site-messages.ts'
import { PUBLIC_PAGES, type PublicPage } from './pages.ts'

const COMPONENTS = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx')

export interface LoadedPage {
  page: PublicPage
  language: Language
  messages: Messages
  Page: ComponentType
}

/** All that a page needs to be shown. @throws Error for a name that no page has. */
export async function loadPage(name: string, language: Language): Promise<LoadedPage> {
  const page = PUBLIC_PAGES.find((each) => each.name === name)
  const component = COMPONENTS[`./pages/${name}.tsx`]
  if (!page || !component) throw new Error(`No page is called ${name}`)
  const [{ Page }, messages] = await Promise.all([
    component(),
    loadSiteMessages(language, ['site', ...page.texts]),
  ])
  return { page, language, messages, Page }
}
