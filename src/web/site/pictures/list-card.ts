import { type Brush, INK, type Lettering } from './brush.ts'

const X = 624
const WIDTH = 508
const PADDING = 34
const ROW_HEIGHT = 68
const MIDDLE = 315

const ROW: Lettering = { face: 'Instrument Sans', size: 22, weight: 600, colour: INK.ink }

/** A sheet of paper with what a page holds, line by line. */
export function drawListCard(brush: Brush, rows: readonly string[]): void {
  const height = rows.length * ROW_HEIGHT + 2 * PADDING - 16
  const top = MIDDLE - height / 2
  const left = X + PADDING
  brush.card(X, top, WIDTH, height)
  rows.forEach((row, place) => {
    const y = top + PADDING - 8 + place * ROW_HEIGHT
    if (place > 0) brush.fill(INK.line, left, y, WIDTH - 2 * PADDING, 1.5)
    brush.dot(INK.saffron, left + 5, y + ROW_HEIGHT / 2, 5)
    brush.text(brush.cut(row, WIDTH - 2 * PADDING - 28, ROW), left + 26, y + ROW_HEIGHT / 2 + 8, ROW)
  })
}
