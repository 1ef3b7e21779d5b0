import postcssMantine from 'postcss-preset-mantine'
import simpleVariables from 'postcss-simple-vars'
import type { CSSOptions } from 'vite'
import { BREAKPOINTS } from '#web/theme/breakpoints.ts'

/** How stylesheets are read, by the build, the public pages and the component tests alike. */
export const css: CSSOptions = {
  postcss: { plugins: [postcssMantine(), simpleVariables({ variables: BREAKPOINTS })] },
}
