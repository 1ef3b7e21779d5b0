import { breakLines } from '#domain/typesetting/break-lines.ts'
import { type Measure, widthOf } from '#web/lib/pages/measure.ts'
import type { Line, LineStyle, Shape } from '#web/lib/pages/page.ts'
import { qrDrawing } from '#web/lib/qr/qr-drawing.ts'

/** What a label says, in words. */
export interface LabelTexts {
  name: string
  /** With its weekday. */
  useBy: string
  /** All of them, or that they are to be checked: no letter of it is left out. */
  allergens: string
  /** When it was made, how much, its lot and initials. */
  facts: readonly string[]
  /** Cut where there is no room for all of it. */
  storage: string
  /** The address of the batch. */
  address: string
}

export interface Label {
  lines: Line[]
  shapes: Shape[]
}

const POINTS = 72 / 25.4
export const points = (millimetres: number) => millimetres * POINTS

/** Printers of rolls print nearer to an edge than half a millimetre at best. */
const MARGIN = points(1.5)
const GAP = points(1)
/** Points: nothing on a label is smaller. */
export const SMALLEST = 6
const LEADING = 1.17
const ASCENT = 0.95
const SIZES = {
  name: [12, 11, 10, 9, 8, 7, SMALLEST],
  useBy: [17, 14, 12, 10, 8],
  /** Of the code's side, millimetres with its white. */
  code: [20, 17, 15, 13],
  small: [7.5, 7, 6.5, SMALLEST],
}

const style = (face: LineStyle['face'], size: number): LineStyle => ({
  face,
  size,
  color: '#000000',
  spacing: 0,
  uppercase: false,
})
const strong = (size: number) => style('instrumentStrong', size)
const plain = (size: number) => style('instrument', size)

type Box = { width: number; height: number; measure: Measure }
type Row = { text: string; style: LineStyle }

/**
 * A label of so many points, from its own left upper corner. What is large becomes smaller until all of it fits: first the
 * small text, then the code, then the use-by. The code is left out where allergens need its place.
 * @throws RangeError where allergens fit no more, which no format does to all fourteen
 */
export function composeLabel(texts: LabelTexts, box: Box): Label {
  for (const codes of [SIZES.code, [0]])
    for (const useBy of SIZES.useBy)
      for (const code of codes)
        for (const small of SIZES.small) {
          const label = fitted(texts, box, { useBy, code: points(code), small })
          if (label !== null) return label
        }
  throw new RangeError('The label is too small for its allergens')
}

type Tried = { useBy: number; code: number; small: number }

function fitted(texts: LabelTexts, { width, height, measure }: Box, tried: Tried): Label | null {
  const { code, small } = tried
  const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const useBy = { text: texts.useBy, style: strong(tried.useBy) }
  if (widthOf(useBy.text, useBy.style, measure) > room.width) return null
  const head = [...nameRows(texts.name, room.width, measure), useBy]
  const column = room.width - (code === 0 ? 0 : code + GAP)
  const wrapped = (text: string, of: LineStyle): Row[] =>
    breakLines(text, column, (part) => widthOf(part, of, measure)).map((line) => ({ text: line, style: of }))
  const body = [
    ...wrapped(texts.allergens, strong(small)),
    ...texts.facts.flatMap((fact) => wrapped(fact, plain(small))),
  ]
  const left = room.height - heightOf(head) - heightOf(body)
  if (left < 0 || heightOf(head) + code > room.height) return null
  const storage = cut(
    wrapped(texts.storage, plain(small)),
    Math.floor(left / (small * LEADING)),
    (text) => widthOf(text, plain(small), measure) <= column,
  )
  return {
    lines: placed([...head, ...body, ...storage]),
    shapes:
      code === 0
        ? []
        : codeShapes(texts.address, { x: width - MARGIN - code, y: height - MARGIN - code, side: code }),
  }
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.style.size * LEADING, 0)

/** In the largest letters in which it is one line, or else two; cut only where two lines of the smallest are too short. */
function nameRows(name: string, room: number, measure: Measure): Row[] {
  const lines = (of: LineStyle) => breakLines(name, room, (part) => widthOf(part, of, measure))
  const found = [1, 2].flatMap((most) =>
    SIZES.name
      .filter((size) => most === 2 || size >= 9)
      .map(strong)
      .filter((of) => lines(of).length <= most),
  )[0]
  const of = found ?? strong(SMALLEST)
  const rows = lines(of).map((text) => ({ text, style: of }))
  return cut(rows, 2, (text) => widthOf(text, of, measure) <= room)
}

/** So many rows, the last with three dots where some are left out. */
function cut(rows: readonly Row[], most: number, fits: (text: string) => boolean): Row[] {
  const last = rows[most - 1]
  if (rows.length <= most || last === undefined) return rows.slice(0, Math.max(0, most))
  let { text } = last
  while (text !== '' && !fits(`${text}…`)) text = text.slice(0, -1)
  return [...rows.slice(0, most - 1), { ...last, text: `${text.trimEnd()}…` }]
}

function placed(rows: readonly Row[]): Line[] {
  let top = MARGIN
  return rows.map((row) => {
    const y = top + row.style.size * ASCENT
    top += row.style.size * LEADING
    return { ...row.style, text: row.text, x: MARGIN, y, align: 'left' as const }
  })
}

function codeShapes(address: string, { x, y, side }: { x: number; y: number; side: number }): Shape[] {
  const drawing = qrDrawing(address)
  const square = side / drawing.side
  return drawing.runs.map((run) => ({
    kind: 'rule' as const,
    x1: x + run.x * square,
    x2: x + (run.x + run.length) * square,
    y1: y + (run.y + 0.5) * square,
    y2: y + (run.y + 0.5) * square,
    width: square,
    color: '#000000',
  }))
}
