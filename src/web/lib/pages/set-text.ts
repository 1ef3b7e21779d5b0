import { wordsOf } from '#domain/typesetting/break-lines.ts'
import { type Measure, widthOf } from './measure.ts'
import type { Line, LineStyle } from './page.ts'

/** A text in one style: a whole paragraph, or what is beside a name. */
export interface Run {
  text: string
  style: LineStyle
  /** What it leads to on the screen, as `PageLinks` reads it. */
  about?: string | undefined
}

export interface SetText {
  lines: Line[]
  height: number
  /** Of its longest line. */
  width: number
}

interface Setting {
  /** Points that its lines have room for. */
  room: number
  /** Points from a baseline to the next. */
  leading: number
  align?: 'left' | 'right'
  measure: Measure
}

interface Word extends Run {
  width: number
  /** Points before it, but at the beginning of a line. */
  space: number
}

/** Of a baseline below the middle of its line, in the size. */
const BELOW_MIDDLE = 0.32
/** Between two runs, in the size of the second. */
const BETWEEN_RUNS = 0.55

/** Runs one after the other in as few lines as they need, from their own left upper corner. */
export function setText(runs: readonly Run[], { room, leading, align = 'left', measure }: Setting): SetText {
  const rows = filled(
    runs.flatMap((run, index) => wordsIn(run, index > 0, { room, measure })),
    room,
  )
  const widths = rows.map((row) => widthOfRow(row))
  const lines = rows.flatMap((row, index) => {
    const left = align === 'right' ? room - (widths[index] ?? 0) : 0
    return linesIn(row, left).map((line) => ({
      ...line,
      y: leading * (index + 0.5) + BELOW_MIDDLE * line.size,
    }))
  })
  return { lines, height: leading * rows.length, width: Math.max(0, ...widths) }
}

function wordsIn(
  { text, style, about }: Run,
  follows: boolean,
  { room, measure }: Pick<Setting, 'room' | 'measure'>,
): Word[] {
  const width = (part: string) => widthOf(part, style, measure)
  // Between two letters, for it is as wide as their spacing makes it.
  const space = width('n n') - 2 * width('n')
  return wordsOf(text, room, width).map((word, index) => ({
    text: word,
    style,
    about,
    width: width(word),
    space: index === 0 && follows ? BETWEEN_RUNS * style.size : space,
  }))
}

function filled(words: readonly Word[], room: number): Word[][] {
  const rows: Word[][] = []
  let used = 0
  for (const word of words) {
    const row = rows.at(-1)
    if (row !== undefined && used + word.space + word.width <= room) {
      row.push(word)
      used += word.space + word.width
    } else {
      rows.push([word])
      used = word.width
    }
  }
  return rows
}

function widthOfRow(row: readonly Word[]): number {
  return row.reduce((sum, { width, space }, index) => sum + width + (index === 0 ? 0 : space), 0)
}

/** The words of a row, those of one style together. */
function linesIn(row: readonly Word[], left: number): Omit<Line, 'y'>[] {
  const lines: Omit<Line, 'y'>[] = []
  let x = left
  let before: Word | undefined
  for (const word of row) {
    if (before !== undefined) x += word.space
    const line = lines.at(-1)
    if (line !== undefined && before?.style === word.style && before.about === word.about)
      line.text += ` ${word.text}`
    else {
      const { style, text, about } = word
      lines.push({ ...style, text, x, align: 'left', ...(about !== undefined && { about }) })
    }
    x += word.width
    before = word
  }
  return lines
}
