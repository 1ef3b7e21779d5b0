import type { Plugin } from 'vite'

const FILE = 'virtual:theme.css'

/**
 * What Mantine makes of the theme (its variables, and the classes that hide by width) as a stylesheet. Mantine would write
 * it into the page as style elements, which the content security policy does not allow.
 */
export function themeStylesheet(): Plugin {
  return {
    name: 'theme-stylesheet',
    resolveId: (id) => (id === FILE ? `\0${FILE}` : undefined),
    load: (id) => (id === `\0${FILE}` ? themeStyles() : undefined),
  }
}

/** The text of every style element that the provider writes. */
async function themeStyles(): Promise<string> {
  const [
    { MantineProvider },
    { createElement },
    { renderToStaticMarkup },
    { theme },
    { cssVariablesResolver },
  ] = await Promise.all([
    import('@mantine/core'),
    import('react'),
    import('react-dom/server'),
    import('#web/theme/theme.ts'),
    import('#web/theme/css-variables.ts'),
  ])
  const markup = renderToStaticMarkup(createElement(MantineProvider, { theme, cssVariablesResolver }))
  return Array.from(markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css).join('\n')
}
