import { renderToString } from 'react-dom/server'
import { publicPath } from '#contract/public-path.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { writeDocument, type PageFiles } from './document.ts'
import { headOf } from './head.ts'
import { loadPage } from './load-page.ts'
import { Site } from './site.tsx'

export { publicPath } from '#contract/public-path.ts'
export { LANGUAGES } from '#web/lib/storage/preferences.ts'
export { PUBLIC_PAGES } from './pages.ts'

/** React writes what belongs into the head before everything else; the page's own head says it better. */
const HOISTED = /^(<title>[^<]*<\/title>|<link[^>]*>)+/

function refuse(error: Error): never {
  throw error
}

/** A public page as a file: all that a reader sees, before any script has run. */
export async function prerender(name: string, language: Language, files: PageFiles): Promise<string> {
  const loaded = await loadPage(name, language)
  const { page } = loaded
  return writeDocument({
    page,
    language,
    english: publicPath(page.path, 'en'),
    head: headOf({ page, language, texts: ALL_TEXTS[language] }),
    body: renderToString(<Site {...loaded} onError={refuse} />).replace(HOISTED, ''),
    files,
  })
}
