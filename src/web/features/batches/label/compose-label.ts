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

/** What can be cut, or left out, where a label is too small for it. */
type Shortened = 'name' | 'storage' | 'code'

export interface Label {
  lines: Line[]
  shapes: Shape[]
  /** What of its texts is not on it as a whole. */
  shortened: readonly Shortened[]
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

/** What a storage text may make smaller: the use-by stays large, and the name is read from afar. */
const BESIDE_STORAGE = { useBy: 12, name: 8 }

/**
 * A label of so many points, from its own left upper corner. What is large becomes smaller until all of it fits: first the
 * small text, then the code, then the use-by, then the name. Where not all of it fits, use-by and name stay readable and the storage
 * is cut; for allergens they become smaller still, and the code is left out last.
 * @throws RangeError where allergens fit no more, which no format does to all fourteen
 */
export function composeLabel(texts: LabelTexts, box: Box): Label {
  const names = nameSets(texts.name, box)
  const all = { names, useBys: SIZES.useBy, codes: SIZES.code }
  const readable = { ...all, names: names.filter(({ size }) => size >= BESIDE_STORAGE.name) }
  const large = { ...readable, useBys: SIZES.useBy.filter((size) => size >= BESIDE_STORAGE.useBy) }
  const label =
    fullest(large, texts, box) ??
    fullest(readable, texts, box) ??
    fullest(all, texts, box) ??
    fullest({ ...all, codes: [0] }, texts, box)
  if (label === undefined) throw new RangeError('The label is too small for its allergens')
  return label
}

type Sizes = { names: readonly Name[]; useBys: readonly number[]; codes: readonly number[] }

/** The first on which the storage is whole, else the one with the most of it; undefined where nothing fits. */
function fullest({ names, useBys, codes }: Sizes, texts: LabelTexts, box: Box): Label | undefined {
  let found: Fitted | undefined
  for (const name of names)
    for (const useBy of useBys)
      for (const code of codes)
        for (const small of SIZES.small) {
          const tried = fitted(texts, box, { name, useBy, code: points(code), small })
          if (tried !== null && tried.stored > (found?.stored ?? -1)) found = tried
          if (found?.stored === texts.storage.length) return found.label
        }
  return found?.label
}

type Tried = { name: Name; useBy: number; code: number; small: number }
/** `stored`: letters of the storage that are on it. */
type Fitted = { label: Label; stored: number }

function fitted(texts: LabelTexts, { width, height, measure }: Box, tried: Tried): Fitted | null {
  const { name, code, small } = tried
  const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const useBy = { text: texts.useBy, style: strong(tried.useBy) }
  if (widthOf(useBy.text, useBy.style, measure) > room.width) return null
  const head = [...name.rows, useBy]
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
  const shortened = [
    name.isCut && ('name' as const),
    storage.isCut && ('storage' as const),
    code === 0 && ('code' as const),
  ].filter((part) => part !== false)
  return {
    stored: storage.isCut
      ? storage.rows.reduce((letters, { text }) => letters + text.length, 0)
      : texts.storage.length,
    label: {
      lines: placed([...head, ...body, ...storage.rows]),
      shapes:
        code === 0
          ? []
          : [codeShape(texts.address, { x: width - MARGIN - code, y: height - MARGIN - code, side: code })],
      shortened,
    },
  }
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.style.size * LEADING, 0)

type Name = Cut & { size: number }

/**
 * In the largest letters in which it is one line, or else two; then, for where there is no room for that, the lower ones.
 * Cut only where two lines of the smallest are too short.
 */
function nameSets(name: string, { width, measure }: Box): Name[] {
  const room = width - 2 * MARGIN
  const sets = SIZES.name.map((size): Name => {
    const of = strong(size)
    const fits = (text: string) => widthOf(text, of, measure) <= room
    const rows = breakLines(name, room, (part) => widthOf(part, of, measure)).map((text) => ({
      text,
      style: of,
    }))
    return { size, ...cut(rows, 2, fits) }
  })
  const whole = sets.filter(({ isCut, size }) => !isCut || size === SMALLEST)
  const first = whole.find(({ rows, size }) => rows.length === 1 && size >= LONGEST_LINE) ?? whole[0]
  if (first === undefined) return []
  return whole.filter((set) => set === first || heightOf(set.rows) < heightOf(first.rows))
}

/** A name is one line down to these letters, and two before smaller ones. */
const LONGEST_LINE = 9

type Cut = { rows: Row[]; isCut: boolean }

/** So many rows, the last with three dots where some are left out. */
function cut(rows: Row[], most: number, fits: (text: string) => boolean): Cut {
  if (rows.length <= most) return { rows, isCut: false }
  const last = rows[most - 1]
  if (last === undefined) return { rows: [], isCut: true }
  let { text } = last
  while (text !== '' && !fits(`${text}…`)) text = text.slice(0, -1)
  return { rows: [...rows.slice(0, most - 1), { ...last, text: `${text.trimEnd()}…` }], isCut: true }
}

function placed(rows: readonly Row[]): Line[] {
  let top = MARGIN
  return rows.map((row) => {
    const y = top + row.style.size * ASCENT
    top += row.style.size * LEADING
    return { ...row.style, text: row.text, x: MARGIN, y, align: 'left' as const }
  })
}

function codeShape(address: string, { x, y, side }: { x: number; y: number; side: number }): Shape {
  const drawing = qrDrawing(address)
  return { kind: 'code', x, y, square: side / drawing.side, runs: drawing.runs, color: '#000000' }
}
