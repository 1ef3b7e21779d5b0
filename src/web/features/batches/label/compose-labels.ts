import {
  LABEL_FORMATS,
  type LabelFormatName,
  labelPlaces,
  MAX_LABEL_OFFSET,
} from '#domain/batches/label-format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import { emptyPage, type Page, type Shape } from '#web/lib/pages/page.ts'
import { place } from '#web/lib/pages/place.ts'
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
  const { format, measure } = printing
  const labels = sets.flatMap(({ texts, count }) => times(count, labelOf(texts, format, measure)))
  return onPages(printing, labels)
}

/** One label of a format, with what it has no room for. */
export function labelOf(texts: LabelTexts, format: LabelFormatName, measure: Measure): Label {
  const { width, height } = LABEL_FORMATS[format]
  return composeLabel(texts, { width: points(width), height: points(height), measure })
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

type Drawn = Pick<Label, 'lines' | 'shapes'>

const times = (count: number, label: Drawn) => Array.from({ length: count }, () => label)

function onPages({ format, used = 0, offset, language }: Printing, labels: readonly Drawn[]): Page[] {
  const { width, height, columns, rows } = LABEL_FORMATS[format]
  const by = { x: limited(offset?.x ?? 0), y: limited(offset?.y ?? 0) }
  const left = labels.values()
  return labelPlaces(LABEL_FORMATS[format], labels.length, used).map((places) => {
    const page = emptyPage({ width: points(width * columns), height: points(height * rows), language })
    for (const { x, y } of places) {
      const { value } = left.next()
      if (value === undefined) continue
      const { shapes, lines } = value
      place({ shapes, parts: [{ kind: 'text', lines }] }, points(x + by.x), points(y + by.y), page)
    }
    return page
  })
}

const limited = (offset: number) => Math.min(MAX_LABEL_OFFSET, Math.max(-MAX_LABEL_OFFSET, offset))
