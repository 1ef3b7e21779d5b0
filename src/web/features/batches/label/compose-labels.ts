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

/** So many of one label. */
interface LabelSet {
  texts: LabelTexts
  count: number
}

interface Printing {
  format: LabelFormatName
  /** Labels of the first sheet that are gone already. */
  used?: number
  /** Millimetres by which this printer prints too far left and too high. */
  offset?: { x: number; y: number }
  language: Language
  measure: Measure
}

/** The labels of several batches one after the other, on pages of exactly their size, or on sheets of A4. */
export function composeLabels(sets: readonly LabelSet[], printing: Printing): Page[] {
  const { width, height } = LABEL_FORMATS[printing.format]
  const box = { width: points(width), height: points(height), measure: printing.measure }
  const labels = sets.flatMap(({ texts, count }) => times(count, composeLabel(texts, box)))
  return onPages(printing, labels)
}

/** A page of frames, each half a millimetre within its label: it shows by how much a printer is off. */
export function composeTestPage(printing: Omit<Printing, 'used'>): Page[] {
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
  return onPages(printing, times(columns * rows, { lines: [], shapes: [frame] }))
}

const times = (count: number, label: Label) => Array.from({ length: count }, () => label)

function onPages({ format, used = 0, offset, language }: Printing, labels: readonly Label[]): Page[] {
  const { width, height, columns, rows } = LABEL_FORMATS[format]
  const by = { x: limited(offset?.x ?? 0), y: limited(offset?.y ?? 0) }
  let next = 0
  return labelPlaces(LABEL_FORMATS[format], labels.length, used).map((places) => {
    const placed = places.flatMap((place, at) => {
      const label = labels[next + at]
      const [x, y] = [points(place.x + by.x), points(place.y + by.y)]
      return label === undefined ? [] : [{ label, x, y }]
    })
    next += places.length
    return {
      ...emptyPage({ width: points(width * columns), height: points(height * rows), language }),
      shapes: placed.flatMap(({ label, x, y }) => label.shapes.map((shape) => movedShape(shape, x, y))),
      parts: placed.map(({ label, x, y }) => ({
        kind: 'text' as const,
        lines: label.lines.map((line) => movedLine(line, x, y)),
      })),
    }
  })
}

const limited = (offset: number) => Math.min(MAX_LABEL_OFFSET, Math.max(-MAX_LABEL_OFFSET, offset))

const movedLine = (line: Line, x: number, y: number): Line => ({ ...line, x: line.x + x, y: line.y + y })

function movedShape(shape: Shape, x: number, y: number): Shape {
  if (shape.kind === 'rule')
    return { ...shape, x1: shape.x1 + x, x2: shape.x2 + x, y1: shape.y1 + y, y2: shape.y2 + y }
  return shape.kind === 'frame' ? { ...shape, x: shape.x + x, y: shape.y + y } : shape
}
