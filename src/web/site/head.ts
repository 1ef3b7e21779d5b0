import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import type { SitePage } from '#contract/site.ts'
import { LANGUAGES, type Language } from '#web/lib/storage/preferences.ts'
import { pageUrl, picturePath } from './addresses.ts'
import { escapeHtml, jsonLd, voidElement } from './markup.ts'
import { pageMeta } from './page-meta.ts'
import { structuredData } from './structured-data.ts'
import type { SiteTexts } from './site-texts.ts'

interface Headed {
  page: SitePage
  language: Language
  /** All texts of that language. */
  texts: SiteTexts
}

const BRAND = 'Gramme'
const OPEN_GRAPH_LOCALES: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' }
/** As link previews show them whole. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

/**
 * What the head of a public page says of it: to the reader's tab, to search engines and where its address is shared.
 * Addresses begin with a placeholder that the server replaces by its own origin.
 */
export function headOf({ page, language, texts }: Headed): string {
  const meta = pageMeta(page.name, texts)
  const title = page.name === 'home' ? `${BRAND} · ${meta.title}` : `${meta.title} · ${BRAND}`
  const address = pageUrl(page, language)
  return [
    `<title>${escapeHtml(title)}</title>`,
    voidElement('meta', { name: 'description', content: meta.description }),
    voidElement('link', { rel: 'canonical', href: address }),
    ...LANGUAGES.map((each) => alternate(each, pageUrl(page, each))),
    alternate('x-default', pageUrl(page, 'fr')),
    openGraph('type', 'website'),
    openGraph('site_name', BRAND),
    openGraph('title', title),
    openGraph('description', meta.description),
    openGraph('url', address),
    openGraph('locale', OPEN_GRAPH_LOCALES[language]),
    ...LANGUAGES.filter((each) => each !== language).map((each) =>
      openGraph('locale:alternate', OPEN_GRAPH_LOCALES[each]),
    ),
    openGraph('image', ORIGIN_PLACEHOLDER + picturePath(page, language)),
    openGraph('image:type', 'image/png'),
    openGraph('image:width', PICTURE_SIZE.width),
    openGraph('image:height', PICTURE_SIZE.height),
    openGraph('image:alt', title),
    voidElement('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...structuredData({ page, language, meta, texts }).map(jsonLd),
  ].join('\n')
}

function openGraph(name: string, content: string | number): string {
  return voidElement('meta', { property: `og:${name}`, content })
}

function alternate(hreflang: string, href: string): string {
  return voidElement('link', { rel: 'alternate', hreflang, href })
}
