import { publicPath } from '#contract/public-path.ts'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import type { SitePage } from '#contract/site.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

/** The whole address of a page in a language, as others quote it. */
export function pageUrl({ path }: SitePage, language: Language): string {
  return ORIGIN_PLACEHOLDER + publicPath(path, language)
}

/** The picture shown where a page's address is shared (og:image); pages that are not indexed use the landing's. */
export function picturePath({ name, indexed }: SitePage, language: Language): string {
  return `/og/${language}/${indexed ? name : 'home'}.png`
}
