import compile from 'icu-minify/compile'
import { relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Texts by language; the files of `areas` only say which belong together. */
const TEXTS = /^src\/web\/messages\/(fr|en)\/(?!areas\/).+\.ts$/

type Texts = string | { readonly [key: string]: Texts } | readonly Texts[]

/** Each ICU message as icu-minify's nodes; a text without arguments stays itself. @throws Error for a message that is not ICU */
export function compileTexts(texts: Texts): unknown {
  if (typeof texts === 'string') return compile(texts)
  if (Array.isArray(texts)) return texts.map(compileTexts)
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, compileTexts(inner)]))
}

/** The texts of a build in the form that use-intl formats without ICU's parser, which then stays out of the pages. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      if (!TEXTS.test(relative(process.cwd(), id).replaceAll(sep, '/'))) return undefined
      const parts = (await import(pathToFileURL(id).href)) as Record<string, Texts>
      return Object.entries(parts)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileTexts(texts))}`)
        .join('\n')
    },
  }
}
