import { Font } from '@react-pdf/renderer'
import signs400 from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff?url'
import sans400 from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url'
import sans600 from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url'
import sansExtended400 from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?url'
import sansExtended600 from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url'
import serif600 from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?url'
import serifExtended600 from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff?url'

/** In this order until one has the letter: names from elsewhere in Europe need the second, '½' the third, '≤' the last. */
export const SANS = ['Instrument Sans', 'Instrument Sans Extended', 'Fraunces', 'DejaVu Sans']
export const SERIF = ['Fraunces', 'Fraunces Extended', 'Instrument Sans', 'DejaVu Sans']

/**
 * Fetched from our own address, and from the browser's cache from the second layout on: what a layout leaves in a
 * font spoils the next one, which then lacks letters and cuts words. Call it before each.
 */
export function freshPdfFonts(): void {
  const known: Partial<Record<string, unknown>> = Font.getRegisteredFonts()
  for (const family of new Set([...SANS, ...SERIF])) delete known[family]
  Font.register({ family: 'Instrument Sans', fonts: [{ src: sans400 }, { src: sans600, fontWeight: 600 }] })
  Font.register({
    family: 'Instrument Sans Extended',
    fonts: [{ src: sansExtended400 }, { src: sansExtended600, fontWeight: 600 }],
  })
  Font.register({ family: 'Fraunces', fonts: [{ src: serif600, fontWeight: 600 }] })
  Font.register({ family: 'Fraunces Extended', fonts: [{ src: serifExtended600, fontWeight: 600 }] })
  Font.register({ family: 'DejaVu Sans', fonts: [{ src: signs400 }] })
  // A word of a recipe is never cut at the end of a line.
  Font.registerHyphenationCallback((word) => [word])
}
