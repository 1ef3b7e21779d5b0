import type { MarginBand } from '#domain/pricing/margin-band.ts'
import type { FaceName } from '#domain/typesetting/faces.ts'

/** How one kind of text is set. Points, on A4. */
interface TextStyle {
  face: FaceName
  size: number
  /** Line height, in its size. */
  leading: number
  color: string
  /** Between letters, in its size. */
  spacing?: number
  uppercase?: boolean
}

export type TextKind =
  | 'title'
  | 'heading'
  | 'gamme'
  | 'dish'
  | 'price'
  | 'mark'
  | 'description'
  | 'course'
  | 'or'
  | 'footer'

/** How a carte's pages are set, on screen, on paper and in the PDF: its typography, and the little ornament that it has. */
export interface PageTheme {
  /** Null leaves the paper white. */
  ground: string | null
  ink: string
  dimmed: string
  accent: string
  /** Rules, leaders, frames. */
  line: string
  margins: Record<MarginBand, string>
  /** The alignment of titles, menus and the footer. */
  align: 'left' | 'center'
  styles: Record<TextKind, TextStyle>
  /** The second line of a carte in two languages: its face and colour, and its size by that of the first. */
  second: { style: Pick<TextStyle, 'face' | 'color'>; size: number }
  /** Points between things, on A4. */
  gaps: { logo: number; heading: number; section: number; gamme: number; dish: number; description: number }
  /** Below the heading. */
  headingOrnament: 'diamond' | 'doubleRule' | 'bar' | 'rule' | 'diamondRule'
  /** Beside, above or below the title of a gamme. */
  gammeOrnament: 'none' | 'sideRules' | 'overRule' | 'betweenRules' | 'underRule'
  /** Round the page. */
  frame: 'none' | 'double' | 'ends'
}

export interface Colours {
  paper: string
  ink: string
  dimmed: string
  accent: string
  line: string
  /** Under what is chosen; ink and accent are read on it too. */
  soft: string
}

/** The same for guests who read the public carte on their telephones. */
export interface PhoneTheme {
  light: Colours
  dark: Colours
  /** Of names; the file is in a package of fonts. A system font replaces letters that it lacks. */
  face: { family: string; file: string }
  /** Of the small print, and its size there; without one, the face of names at the reader's own size. */
  small?: { face: FaceName; size: string }
  /** Whether the fallback font of names has serifs. */
  serif: boolean
  /** Names of gammes: small capitals, wide apart, or as they are. */
  capitals: boolean
  align: 'center' | 'left'
  /** Of a dish's name, and of all that is measured by it. */
  size: string
}

/** All that there is to say of a theme, but its name. */
export interface Theme {
  page: PageTheme
  /** Where the page has a ground, which takes a printer's ink: the same on white paper. */
  onWhite?: PageTheme
  /** How two letters of it look where a theme is chosen, in CSS. */
  specimen: Partial<Record<'fontFamily' | 'fontStyle' | 'fontWeight' | 'background' | 'color', string>>
  phone: PhoneTheme
}

/** In the dark, for a theme that is light on paper. */
export const NIGHT = { paper: '#191613', ink: '#f2ece1', dimmed: '#b9af9f', line: '#57503f', soft: '#2b2620' }

/** On white paper, as elsewhere in the house. */
export const MARGINS_ON_WHITE: Record<MarginBand, string> = {
  high: '#22704a',
  medium: '#8f5608',
  low: '#a3222f',
}
