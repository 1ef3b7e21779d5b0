import {
  LABEL_FORMATS,
  type LabelFormatName,
  labelPlaces,
  MAX_LABEL_OFFSET,
} from '#domain/batches/label-format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { emptyPage, type Line, type Page, type Shape } from '#web/lib/pages/page.ts'
import { composeLabel, type Label, type LabelTexts, points } from './compose-label.ts'

interface Printing {
  format: LabelFormatName
  count: number
  /** Labels of the first sheet that are gone already. */
  used?: number
  /** Millimetres by which this printer prints too far left and too high. */
  offset?: { x: number; y: number }
  language: Language
  measure: Measure
}

/** So many of one label, on pages of exactly its size, or on sheets of A4. */
export function composeLabels(texts: LabelTexts, printing: Printing): Page[] {
  const { width, height } = LABEL_FORMATS[printing.format]
  const { measure } = printing
  return onPages(printing, composeLabel(texts, { width: points(width), height: points(height), measure }))
}

/** A page of frames, each half a millimetre within its label: it shows by how much a printer is off. */
export function composeTestPage(printing: Omit<Printing, 'count' | 'used'>): Page[] {
  const { width, height, columns, rows } = LABEL_FORMATS[printing.format]
  const inset = points(0.5)
  const frame: Shape = {
    kind: 'frame',
    x: inset,
    y: inset,
    width: points(width) - 2 * inset,
    height: points(height) - 2 * inset,
    line: 0.5,
    color: '#000000',
  }
  return onPages({ ...printing, count: columns * rows }, { lines: [], shapes: [frame] })
}

function onPages({ format, count, used = 0, offset, language }: Printing | Counted, label: Label): Page[] {
  const { width, height, columns, rows } = LABEL_FORMATS[format]
  const by = { x: limited(offset?.x ?? 0), y: limited(offset?.y ?? 0) }
  return labelPlaces(LABEL_FORMATS[format], count, used).map((places) => ({
    ...emptyPage({ width: points(width * columns), height: points(height * rows), language }),
    shapes: places.flatMap((place) =>
      label.shapes.map((shape) => movedShape(shape, points(place.x + by.x), points(place.y + by.y))),
    ),
    parts: places.map((place) => ({
      kind: 'text' as const,
      lines: label.lines.map((line) => movedLine(line, points(place.x + by.x), points(place.y + by.y))),
    })),
  }))
}

type Counted = Omit<Printing, 'measure'>

const limited = (offset: number) => Math.min(MAX_LABEL_OFFSET, Math.max(-MAX_LABEL_OFFSET, offset))

const movedLine = (line: Line, x: number, y: number): Line => ({ ...line, x: line.x + x, y: line.y + y })

function movedShape(shape: Shape, x: number, y: number): Shape {
  if (shape.kind === 'rule')
    return { ...shape, x1: shape.x1 + x, x2: shape.x2 + x, y1: shape.y1 + y, y2: shape.y2 + y }
  return shape.kind === 'frame' ? { ...shape, x: shape.x + x, y: shape.y + y } : shape
}
