import type { Manifest } from 'vite'
import { ENTRIES } from '../../build/entries.ts'
import { areaFile } from '../../messages/area-file.ts'
import type { PublicPage } from '../pages.ts'
import type { PageFiles } from '../document.ts'
import type { Language } from '../../lib/storage/preferences.ts'

/** What the first screen of every page is set in: a font asked for by the stylesheet alone would come later. */
const FIRST_FONTS = /(instrument-sans|fraunces)-latin-wght-normal/

/** What Vite made of which source, and the script that it only copies. */
export interface BuiltFiles {
  manifest: Manifest
  firstPaint: string
}

/** What a page shows. */
export const componentOf = ({ name }: PublicPage) => `src/web/site/pages/${name}.tsx`

/** The sources that a page needs at once: its entry, its component, its texts. */
function sourcesOf(page: PublicPage, language: Language): string[] {
  return [
    ENTRIES.site,
    componentOf(page),
    ...['site', ...page.texts].map((area) => `src/web/messages/${areaFile(language, area)}`),
  ]
}

/**
 * Holds the site apart from the application: fetched on a page of the site, it would take the page's place.
 * @throws Error that names the way from one to the other
 */
export function expectApart(manifest: Manifest, pages: readonly PublicPage[]): void {
  const seen = new Set<string>()
  const follow = (source: string, way: readonly string[]): void => {
    if (source === ENTRIES.app)
      throw new Error(`The site fetches the application: ${[...way, source].join(' → ')}`)
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`Nothing was built of ${source} alone`)
    if (chunk.name === 'router')
      throw new Error(`The site fetches the router: ${[...way, source].join(' → ')}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
      follow(next, [...way, source])
  }
  for (const source of pages.flatMap((page) => sourcesOf(page, 'fr'))) follow(source, [])
}

/** The built files of a page. */
export function pageFiles(built: BuiltFiles, page: PublicPage, language: Language): PageFiles {
  const { manifest, firstPaint } = built
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const take = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`Nothing was built of ${source}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(take)
    chunk.css?.forEach((file) => styles.add(file))
  }
  sourcesOf(page, language).forEach(take)
  const [script = '', ...others] = [...scripts].map((file) => `/${file}`)
  return {
    firstPaint,
    script,
    scripts: others,
    styles: [...styles].map((file) => `/${file}`),
    fonts: [...new Set(Object.values(manifest).map(({ file }) => `/${file}`))].filter((file) =>
      FIRST_FONTS.test(file),
    ),
  }
}
