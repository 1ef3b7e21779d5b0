import { LANGUAGES } from '#contract/facts/settings.ts'
import { publicPath } from '#contract/public-path.ts'
import type { SitePage } from '#contract/site.ts'
import { address } from '../base-path.ts'

/** The pages worth finding, each in both languages with a word of the other. */
export function sitemap(pages: readonly SitePage[], publicUrl: string): string {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .flatMap((page) => {
      const alternates = [
        ...LANGUAGES.map((each) => [each, each] as const),
        ['x-default', 'fr'] as const,
      ].map(
        ([hreflang, language]) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${publicPath(page.path, language)}"/>`,
      )
      return LANGUAGES.map((language) =>
        [
          '  <url>',
          `    <loc>${publicUrl}${publicPath(page.path, language)}</loc>`,
          ...alternates,
          '  </url>',
        ].join('\n'),
      )
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Robots may read what anyone may, the cartes that chefs opened among it. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: ${address(publicUrl, '/api/')}

Sitemap: ${publicUrl}/sitemap.xml
`
}
