import { compareNames } from '#domain/catalogue/compare-names.ts'
import { losesMoney } from '#domain/menu-engineering/unit-margin.ts'
import type { JudgedDish, Thresholds } from '../analysis/sold-dishes.ts'
import type { Quadrant } from '#domain/menu-engineering/quadrant.ts'
import type { Box } from './boxes.ts'
import { wordingsOf } from './label-wordings.ts'
import { placeLabels } from './place-labels.ts'
import type { PlacedLabel } from './place-labels.ts'
import type { Scale } from './scales.ts'
import { placeOf, scaleOf } from './scales.ts'

export interface Chart {
  width: number
  height: number
  /** The area of the points, in pixels. */
  plot: Box
  quadrants: Record<Quadrant, Box>
  /** Shares in percent, and margins in euros, with where each is named. */
  x: { scale: Scale; at: (share: number) => number; threshold: number }
  y: { scale: Scale; at: (margin: number) => number; threshold: number }
  /** From the least popular to the most. */
  points: { judged: JudgedDish; x: number; y: number }[]
  labels: PlacedLabel[]
  /** Those for whose label there is no room, in the order of their names. */
  unlabelled: JudgedDish[]
}

const NARROW = 480
const MARGIN = { left: 46, top: 10, right: 10, bottom: 40 }
/** Height of a line of a label, in pixels. */
const LINE = 15
const GAP = 10
/** Width and height that the name of a quadrant takes, in pixels. */
const CORNER = [92, 20] as const
/** Letters in a line of a label. */
const LONGEST = 26
const LONGEST_NARROW = 18

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
  const [acrossX, acrossY] = [xAt(threshold), yAt(thresholds.margin)]
  const quadrants: Chart['quadrants'] = {
    etoile: { ...plot, left: acrossX, bottom: acrossY },
    'vache-a-lait': { ...plot, left: acrossX, top: acrossY },
    enigme: { ...plot, right: acrossX, bottom: acrossY },
    'poids-mort': { ...plot, right: acrossX, top: acrossY },
  }
  const labels = labelsOf(points, plot, quadrants, narrow ? LONGEST_NARROW : LONGEST)
  const labelled = new Set(labels.map(({ id }) => id))
  return {
    width,
    height,
    plot,
    quadrants,
    x: { scale: xScale, at: xAt, threshold },
    y: { scale: yScale, at: yAt, threshold: thresholds.margin },
    points,
    labels,
    unlabelled: dishes
      .filter(({ dish }) => !labelled.has(dish.id))
      .toSorted((one, other) => compareNames(one.dish.nomAffiche, other.dish.nomAffiche)),
  }
}

function labelsOf(
  points: Chart['points'],
  plot: Box,
  quadrants: Chart['quadrants'],
  longest: number,
): Chart['labels'] {
  const wordings = wordingsOf(
    points.map(({ judged }) => judged.dish),
    longest,
  )
  // What loses money is named first, then what earns most, where there is no room for all.
  const rank = ({ judged }: Chart['points'][number]) =>
    losesMoney(judged.margin) ? Infinity : judged.totalMargin
  const ordered = points.toSorted((one, other) => rank(other) - rank(one) || 0)
  return placeLabels(
    ordered.map(({ judged, x, y }) => ({
      id: judged.dish.id,
      x,
      y,
      ...(wordings.get(judged.dish.id) ?? { whole: [], short: [] }),
      room: quadrants[judged.quadrant],
    })),
    { line: LINE, gap: GAP, reserved: cornersOf(plot) },
  )
}

/** The positions of the quadrants' names. */
function cornersOf({ left, top, right, bottom }: Box): Box[] {
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
