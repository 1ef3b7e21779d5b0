import type { Language } from './account.ts'

/** The address of a public page in a language, from its French address: in English the same under /en, for the landing page '/en'. */
export function publicPath(path: `/${string}`, language: Language): `/${string}` {
  if (language === 'fr') return path
  return path === '/' ? '/en' : `/en${path}`
}
