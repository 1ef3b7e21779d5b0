import postcssMantine from 'postcss-preset-mantine'
import type { CSSOptions } from 'vite'
import { BREAKPOINTS } from '#web/theme/breakpoints.ts'

const WIDTHS = new Map<string, string>(Object.entries(BREAKPOINTS))

/** Palettes of Mantine that no page uses: each has some thirty variables in both themes. */
const UNUSED_PALETTES = /^--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|lime|teal)-/

/** How stylesheets are read, by the build, the public pages and the component tests alike. */
export const css: CSSOptions = {
  postcss: {
    plugins: [
      postcssMantine(),
      {
        postcssPlugin: 'unused-palettes',
        Declaration(declaration) {
          if (UNUSED_PALETTES.test(declaration.prop)) declaration.remove()
        },
      },
      {
        // `$below-sm` in a media query becomes its width. At the end, since a stylesheet that another composes arrives after
        // the visitors have run: postcss-simple-vars misses it.
        postcssPlugin: 'named-breakpoints',
        OnceExit(root) {
          root.walkAtRules('media', (rule) => {
            rule.params = rule.params.replace(/\$([\w-]+)/g, (written, name: string) => {
              const width = WIDTHS.get(name)
              if (width === undefined) throw rule.error(`no width has the name ${written}`)
              return width
            })
          })
        },
      },
    ],
  },
}
