import { address } from '../base-path.ts'
import type { TextLanguage } from '#domain/cartes/languages.ts'
import { html, type Html } from './html.ts'
import type { FontFile } from './faces.ts'
import { type Stylesheet, stylesheetOf } from './stylesheets.ts'
import { LOOKS, type Look } from './looks.ts'

type Head = {
  language?: TextLanguage
  title: string
  description: string
  look: Look
  /** Where the page is, as the operator set it. */
  publicUrl: string
  /** The font that names are set in. */
  font?: FontFile | undefined
  /** Whether search engines may list it. */
  indexed?: boolean
  /** What is shown of a link to it. */
  preview?: Html
  /** The same page in other languages. */
  alternates?: Html
}

/** A whole page: no script, one stylesheet within it. */
export function document(
  { title, description, look, publicUrl, font, indexed = false, ...head }: Head,
  body: Html,
): string {
  const { light, dark } = LOOKS[look]
  return html`<!doctype html>
    <html lang="${head.language ?? 'fr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${head.preview} ${head.alternates}
        <meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)" />
        ${!indexed && html`<meta name="robots" content="noindex" />`}
        ${font && html`<link rel="preload" href="${address(publicUrl, font.path)}" as="font" type="font/woff2" crossorigin />`}
        <link rel="icon" href="${address(publicUrl, '/favicon.svg')}" type="image/svg+xml" />
        ${stylesheetOf(look, publicUrl).element}
      </head>
      <body>
        ${body}
      </body>
    </html> `.markup
}

/** Nothing runs on these pages, and nothing comes from elsewhere. (What checks a site reads its robots.txt by 'connect'.) */
export function contentSecurityPolicy({ hash }: Stylesheet): string {
  return [
    "default-src 'none'",
    `style-src '${hash}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
