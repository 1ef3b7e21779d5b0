import { address } from '../base-path.ts'
import { html, type Html } from './html.ts'

export type LinkPreview = {
  title: string
  description: string
  /** Where the page is, as the operator set it. */
  publicUrl: string
  path: `/${string}`
  /** In pixels; null where the house has none. */
  picture: { path: `/${string}`; width: number; height: number } | null
}

/**
 * What a message or a social network shows of a link, in Open Graph's properties. Their addresses are absolute, since
 * another site reads them.
 */
export function linkPreview({ title, description, publicUrl, path, picture }: LinkPreview): Html {
  const absolute = (local: `/${string}`) => new URL(address(publicUrl, local), publicUrl).href
  return html`<meta property="og:type" content="website" />
    <meta property="og:locale" content="fr_FR" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${absolute(path)}" />
    ${
      picture &&
      html`<meta property="og:image" content="${absolute(picture.path)}" />
        <meta property="og:image:width" content="${picture.width}" />
        <meta property="og:image:height" content="${picture.height}" /> `
    }`
}
