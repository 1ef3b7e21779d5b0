import type { Plugin } from 'vite'

/**
 * The build is the same for every path that PUBLIC_URL may have: its scripts and stylesheets name each other by where they are
 * themselves. The application's document is shown at any depth, so that what it names begins with a slash, as in the pages of
 * the site: the server puts its own path before that (src/server/base-path.ts).
 */
export function rootedShell(shell: string): Plugin {
  return {
    name: 'rooted-shell',
    apply: 'build',
    enforce: 'post',
    config: () => ({ base: './' }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const document = bundle[shell]
        if (document?.type !== 'asset') throw new Error(`The build has no ${shell}`)
        document.source = String(document.source).replaceAll(/(["'])\.\//g, '$1/')
      },
    },
  }
}
