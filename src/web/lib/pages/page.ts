import type { FaceName } from '#domain/typesetting/faces.ts'
import type { DarkRun } from '#web/lib/qr/qr-drawing.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

/**
 * A composed page: what the screen, the paper and the PDF draw, nothing of it left to any of them. Points, from the
 * page's left upper corner.
 */
export interface Page {
  language: Language
  width: number
  height: number
  /** Of the whole sheet; null leaves the paper. */
  ground: string | null
  pictures: Picture[]
  shapes: Shape[]
  parts: Part[]
}

/** What pages are printed on. Points. */
export interface Paper extends Pick<Page, 'width' | 'height'> {
  /** As @page names it. */
  css: string
}

/** What a reader, and one who listens, takes for one thing: a dish with its price and its description. */
export type Part = TextPart | TablePart

export interface TextPart {
  kind: 'title' | 'text' | 'section' | 'subsection' | 'dish'
  lines: Line[]
  /** What a dish leads to on the screen, as `PageLinks` reads it. */
  about?: string | undefined
}

/** A row of a table: its cells, most of them of one line, some of none. */
export interface TablePart {
  kind: 'tableHead' | 'tableGroup' | 'tableRow'
  cells: Line[][]
  /** The cell that names the row, the first where it is not given. */
  namedBy?: number
}

export function linesOf(part: Part): Line[] {
  return 'cells' in part ? part.cells.flat() : part.lines
}

/** One line of text, broken already. */
export interface Line extends LineStyle {
  text: string
  /** Its left end, its middle or its right end, as `align` says. */
  x: number
  /** Its baseline. */
  y: number
  align: Align
  /** Reads upwards. */
  upright?: boolean
  /** Where it is another than that of the page. */
  language?: Language
  /** The text for screen readers in its place. */
  spoken?: string
  /** What it leads to on the screen, as `PageLinks` reads it. */
  about?: string
}

export type Align = 'left' | 'center' | 'right'

export interface LineStyle {
  face: FaceName
  size: number
  color: string
  /** Between letters. */
  spacing: number
  uppercase: boolean
}

export type Shape =
  | { kind: 'rule'; x1: number; y1: number; x2: number; y2: number; width: number; color: string }
  | { kind: 'dots'; x1: number; x2: number; y: number; width: number; gap: number; color: string }
  | {
      kind: 'frame'
      x: number
      y: number
      width: number
      height: number
      line: number
      color: string
      /** Of its corners. */
      radius?: number
    }
  /** Dark squares of a code, one part: between parts that touch a printer leaves white. `square`: the side of one. */
  | { kind: 'code'; x: number; y: number; square: number; runs: readonly DarkRun[]; color: string }
  | { kind: 'diamond'; x: number; y: number; radius: number; color: string }
  /** The margin's direction beside its figure; x and y are its middle. */
  | { kind: 'arrow'; x: number; y: number; size: number; turn: -45 | 0 | 45; width: number; color: string }

export interface Picture {
  src: string
  x: number
  y: number
  width: number
  height: number
}

type Blank = Pick<Page, 'width' | 'height' | 'language'> & Partial<Pick<Page, 'ground' | 'shapes'>>

/** A page of a paper with nothing on it yet but its frame. */
export function emptyPage({ width, height, language, ground = null, shapes = [] }: Blank): Page {
  return { language, width, height, ground, pictures: [], shapes, parts: [] }
}
