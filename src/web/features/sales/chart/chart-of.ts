import { losesMoney } from '#domain/menu-engineering/unit-margin.ts'
import type { JudgedDish, Thresholds } from '../analysis/sold-dishes.ts'
import { placeLabels } from './place-labels.ts'
import type { Box, PlacedLabel } from './place-labels.ts'
import type { Scale } from './scales.ts'
import { placeOf, scaleOf } from './scales.ts'

export interface Chart {
  width: number
  height: number
  /** The area of the points, in pixels. */
  plot: { left: number; top: number; right: number; bottom: number }
  /** Shares in percent, and margins in euros, with where each is named. */
  x: { scale: Scale; at: (share: number) => number; threshold: number }
  y: { scale: Scale; at: (margin: number) => number; threshold: number }
  /** From the least popular to the most. */
  points: { judged: JudgedDish; x: number; y: number }[]
  labels: (PlacedLabel & { text: string })[]
}

const NARROW = 480
const MARGIN = { left: 46, top: 10, right: 10, bottom: 40 }
/** Of a letter of a label, in pixels, on the wide side. */
const LETTER = 6.6
const LINE = 15
const GAP = 10
/** Width and height that the name of a quadrant takes, in pixels. */
const CORNER = [92, 20] as const
const LONGEST = 26
const LONGEST_NARROW = 16

/** The positions of everything in a chart of a given width. */
export function chartOf(dishes: readonly JudgedDish[], thresholds: Thresholds, width: number): Chart {
  const narrow = width < NARROW
  const height = narrow ? Math.round(width * 1.1) : Math.min(460, Math.round(width * 0.62))
  const plot = {
    left: MARGIN.left,
    top: MARGIN.top,
    right: width - MARGIN.right,
    bottom: height - MARGIN.bottom,
  }
  const threshold = thresholds.share * 100
  const xScale = scaleOf([threshold, ...dishes.map(({ share }) => share * 100)], {
    from: 0,
    atMost: narrow ? 5 : 8,
  })
  const yScale = scaleOf([thresholds.margin, ...dishes.map(({ margin }) => margin)], { from: 0, atMost: 7 })
  const xAt = (share: number) => plot.left + placeOf(share, xScale) * (plot.right - plot.left)
  const yAt = (margin: number) => plot.bottom - placeOf(margin, yScale) * (plot.bottom - plot.top)
  const points = dishes
    .map((judged) => ({ judged, x: xAt(judged.share * 100), y: yAt(judged.margin) }))
    .toSorted((one, other) => one.x - other.x || other.y - one.y)
  return {
    width,
    height,
    plot,
    x: { scale: xScale, at: xAt, threshold },
    y: { scale: yScale, at: yAt, threshold: thresholds.margin },
    points,
    labels: labelsOf(points, plot, narrow ? LONGEST_NARROW : LONGEST),
  }
}

function labelsOf(points: Chart['points'], plot: Chart['plot'], longest: number): Chart['labels'] {
  const texts = new Map(points.map(({ judged: { dish } }) => [dish.id, shortened(dish.nomAffiche, longest)]))
  // What loses money is named first, then what earns most, where there is no room for all.
  const rank = ({ judged }: Chart['points'][number]) =>
    losesMoney(judged.margin) ? Infinity : judged.totalMargin
  const ordered = points.toSorted((one, other) => rank(other) - rank(one) || 0)
  const placed = placeLabels(
    ordered.map(({ judged, x, y }) => ({
      id: judged.dish.id,
      x,
      y,
      width: (texts.get(judged.dish.id)?.length ?? 0) * LETTER,
    })),
    { ...plot, line: LINE, gap: GAP, reserved: cornersOf(plot) },
  )
  return placed.map((label) => ({ ...label, text: texts.get(label.id) ?? '' }))
}

/** The positions of the quadrants' names. */
function cornersOf({ left, top, right, bottom }: Chart['plot']): Box[] {
  const [width, height] = CORNER
  const ends = [
    { left, right: left + width },
    { left: right - width, right },
  ]
  return ends.flatMap((end) => [
    { ...end, top, bottom: top + height },
    { ...end, top: bottom - height, bottom },
  ])
}

/** What comes before a comma says what a dish is; what is still too long is cut at a word. */
function shortened(whole: string, longest: number): string {
  const name = whole.length <= longest ? whole : (whole.split(',')[0] ?? whole)
  if (name.length <= longest) return name
  const cut = name.slice(0, longest - 1)
  const space = cut.lastIndexOf(' ')
  const kept = space > longest / 2 ? cut.slice(0, space) : cut
  // 'Blanquette de veau à…' would end in the air.
  return `${kept.trimEnd().replace(/ \S{1,2}$/u, '')}…`
}
