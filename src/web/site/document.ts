import { signInAttributes } from '#contract/registration.ts'
import { ORIGIN_PLACEHOLDER } from '#contract/site.ts'
import type { SitePage } from '#contract/site.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { voidElement } from './markup.ts'
import type { PublicPage } from './pages.ts'

/** What a page has the browser fetch, by its addresses. */
export interface PageFiles {
  /** Runs before anything is painted. */
  firstPaint: string
  script: string
  styles: readonly string[]
  /** Scripts that the first one will ask for. */
  scripts: readonly string[]
  fonts: readonly string[]
}

interface Written {
  page: SitePage & Pick<PublicPage, 'kind'>
  language: Language
  /** The address of the page in English. */
  english: string
  head: string
  body: string
  files: PageFiles
}

const VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

export function writeDocument({ page, language, english, head, body, files }: Written): string {
  return `<!doctype html>
<html lang="${language}" data-mantine-color-scheme="light" ${signInAttributes({ registration: 'open' })} data-origin="${ORIGIN_PLACEHOLDER}" data-page="${page.name}" data-english="${english}"${page.kind.startsWith('form') ? ' data-needs-scripts' : ''}>
<head>
<meta charset="utf-8" />
${voidElement('meta', { name: 'viewport', content: VIEWPORT })}
<script src="${files.firstPaint}"></script>
${[
  ...files.styles.map((href) => voidElement('link', { rel: 'stylesheet', href })),
  ...files.fonts.map((href) =>
    voidElement('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }),
  ),
].join('\n')}
${head}
<meta name="theme-color" content="#FBF8F2" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="#171410" media="(prefers-color-scheme: dark)" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
<link rel="manifest" href="/manifest.webmanifest" />
<template id="scripts">${[
    ...files.scripts.map((href) => voidElement('link', { rel: 'modulepreload', href })),
    `<script type="module" src="${files.script}"></script>`,
  ].join('')}</template>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`
}
