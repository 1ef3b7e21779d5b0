/** A cut of a typeface, as CSS names it. */
export interface Face {
  family: string
  weight: number
  italic: boolean
  /** Width of each of its lining tabular figures, in its size; null when the typeface has none. */
  figure: number | null
  /** Small capitals in the place of small letters: its joined letters would be small letters again. */
  capitals: boolean
}

const cormorant = { family: 'Cormorant Garamond', figure: 0.491, capitals: false }
const playfair = { family: 'Playfair Display', figure: null, capitals: false }
const cormorantCapitals = { family: 'Cormorant SC', figure: null, capitals: true }
const playfairCapitals = { family: 'Playfair Display SC', figure: null, capitals: true }
const workSans = { family: 'Work Sans', figure: 0.604, capitals: false }
const instrument = { family: 'Instrument Sans', figure: 0.6, capitals: false }
const fraunces = { family: 'Fraunces', figure: null, capitals: false }

/**
 * The cuts that cartes are set in. Lining tabular figures throughout, where there are any: prices are
 * under each other, and an old 11 would read II.
 */
export const FACES = {
  cormorant: { ...cormorant, weight: 500, italic: false },
  cormorantItalic: { ...cormorant, weight: 500, italic: true },
  cormorantStrong: { ...cormorant, weight: 600, italic: false },
  playfairStrong: { ...playfair, weight: 700, italic: false },
  playfairItalic: { ...playfair, weight: 500, italic: true },
  cormorantCapitals: { ...cormorantCapitals, weight: 600, italic: false },
  playfairCapitals: { ...playfairCapitals, weight: 400, italic: false },
  playfairCapitalsStrong: { ...playfairCapitals, weight: 700, italic: false },
  workSans: { ...workSans, weight: 400, italic: false },
  workSansStrong: { ...workSans, weight: 500, italic: false },
  instrument: { ...instrument, weight: 400, italic: false },
  instrumentStrong: { ...instrument, weight: 600, italic: false },
  fraunces: { ...fraunces, weight: 400, italic: false },
  frauncesItalic: { ...fraunces, weight: 400, italic: true },
  frauncesStrong: { ...fraunces, weight: 600, italic: false },
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof FACES

/** OpenType's joined letters, left out of a cut that has none. */
export const UNJOINED = { liga: false, clig: false }

/** For a letter that a face lacks. */
export const SIGNS: Face = {
  family: 'DejaVu Sans',
  weight: 400,
  italic: false,
  figure: null,
  capitals: false,
}

export type FontPart = 'latin' | 'latinExtended'

/** The file of one part of a cut, in the package of its typeface. */
export function fontFile({ family, weight, italic }: Face, part: FontPart, format: 'woff' | 'woff2'): string {
  const name = family.toLowerCase().replaceAll(' ', '-')
  const subset = part === 'latin' ? 'latin' : 'latin-ext'
  const cut = `${String(weight)}-${italic ? 'italic' : 'normal'}`
  return `@fontsource/${name}/files/${name}-${subset}-${cut}.${format}`
}
