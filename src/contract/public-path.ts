import type { Language } from './account.ts'

/** Where a public page stands in a language, by its French address: in English it is the same under /en, the landing '/en' itself. */
export function publicPath(path: `/${string}`, language: Language): `/${string}` {
  if (language === 'fr') return path
  return path === '/' ? '/en' : `/en${path}`
}
