import type { SiteTexts } from './site-texts.ts'

/** What a page says of itself where it is found or shared. */
export interface PageMeta {
  /** Without the brand. */
  title: string
  description: string
}

/** Where the texts of a page lie; a page that is not here has them under its own name. */
const PLACES: Record<string, readonly string[]> = {
  terms: ['legal', 'terms'],
  privacy: ['legal', 'privacy'],
  legal: ['legal', 'legal'],
  cookies: ['legal', 'cookies'],
  login: ['credentials', 'login'],
  register: ['credentials', 'register'],
  'forgot-password': ['credentials', 'forgotPassword'],
  'reset-password': ['credentials', 'resetPassword'],
}

export function pageMeta(name: string, texts: SiteTexts): PageMeta {
  const place = PLACES[name] ?? [name]
  const found = [...place, 'meta'].reduce<unknown>(
    (inside, key) => (inside as Record<string, unknown> | undefined)?.[key],
    texts,
  )
  return isMeta(found)
    ? found
    : { title: texts.shell.footer.tagline, description: texts.shell.footer.tagline }
}

function isMeta(value: unknown): value is PageMeta {
  const { title, description } = (value ?? {}) as Partial<PageMeta>
  return typeof title === 'string' && typeof description === 'string'
}
