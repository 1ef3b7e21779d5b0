import { address } from '../base-path.ts'
import type { TextLanguage } from '#domain/cartes/languages.ts'
import { WORDS } from '#domain/cartes/words/words.ts'
import { html, type Html } from './html.ts'

export type LinkPreview = {
  title: string
  description: string
  /** Where the page is, as the operator set it. */
  publicUrl: string
  path: `/${string}`
  /** Of the page in its language. */
  url?: string
  language?: TextLanguage
  /** In pixels; null where the house has none. */
  picture: { path: `/${string}`; width: number; height: number } | null
}

/**
 * What a message or a social network shows of a link, in Open Graph's properties. Their addresses are absolute, since
 * another site reads them.
 */
export function linkPreview({ title, description, publicUrl, picture, ...page }: LinkPreview): Html {
  const { locale } = WORDS[page.language ?? 'fr']
  const absolute = (local: `/${string}`) => new URL(address(publicUrl, local), publicUrl).href
  return html`<meta property="og:type" content="website" />
    <meta property="og:locale" content="${locale.replace('-', '_')}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${page.url ?? absolute(page.path)}" />
    ${
      picture &&
      html`<meta property="og:image" content="${absolute(picture.path)}" />
        <meta property="og:image:width" content="${picture.width}" />
        <meta property="og:image:height" content="${picture.height}" /> `
    }`
}
