import type { MarginBand } from '#domain/pricing/margin-band.ts'
import type { FaceName } from '../composition/faces.ts'

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

/** A carte's typography, and the little ornament that it has. */
export interface Theme {
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
  /** Points between things, on A4. */
  gaps: { logo: number; heading: number; section: number; gamme: number; dish: number; description: number }
  /** Below the heading. */
  headingOrnament: 'diamond' | 'doubleRule' | 'bar' | 'rule'
  /** Beside or above the title of a gamme. */
  gammeOrnament: 'none' | 'sideRules' | 'overRule'
  /** Round the page. */
  frame: 'none' | 'double'
}

/** On white paper, as elsewhere in the house. */
export const MARGINS_ON_WHITE: Record<MarginBand, string> = {
  high: '#22704a',
  medium: '#8f5608',
  low: '#a3222f',
}
