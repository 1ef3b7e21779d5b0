import { z } from 'zod'

/** Stands in built pages where the address of the installation goes: the build does not know it, the server does. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** A page that anyone may read, prerendered in both languages. */
const sitePage = z.object({
  /** Its French address; the English one is the same under /en. */
  path: z.templateLiteral(['/', z.string()]),
  /** Of its files: pages/{fr,en}/<name>.html. */
  name: z.string().regex(/^[a-z-]+$/),
  /** Worth finding: named in the sitemap, and with a picture of its own where its address is shared. */
  indexed: z.boolean(),
})
export type SitePage = z.infer<typeof sitePage>

/** What the build tells the server about the addresses of the interface: pages/site.json. */
export const siteIndex = z.object({
  pages: z.array(sitePage).min(1),
  /** Patterns of the addresses behind the sign-in, as '/recipes/$id/edit'. */
  app: z.array(z.string().startsWith('/')),
})
export type SiteIndex = z.infer<typeof siteIndex>
