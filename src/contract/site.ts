import { z } from 'zod'

/** Placeholder in built pages for the address of the installation, which only the server knows. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** A page that anyone may read, prerendered in both languages. */
const sitePage = z.object({
  /** Its French address; the English one is the same under /en. */
  path: z.templateLiteral(['/', z.string()]),
  /** Base name of its files: pages/{fr,en}/<name>.html. */
  name: z.string().regex(/^[a-z-]+$/),
  /** Whether it is in the sitemap and has a picture for shared links. */
  indexed: z.boolean(),
})
export type SitePage = z.infer<typeof sitePage>

/** The addresses of the interface, written by the build for the server: pages/site.json. */
export const siteIndex = z.object({
  pages: z.array(sitePage).min(1),
  /** Patterns of the addresses behind the sign-in, as '/recipes/$id/edit'. */
  app: z.array(z.string().startsWith('/')),
})
export type SiteIndex = z.infer<typeof siteIndex>
