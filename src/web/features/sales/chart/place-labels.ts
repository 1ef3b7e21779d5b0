import { type Box, boxAround, cross, crossesBox, distance, isInside, overlap, type Segment } from './boxes.ts'

interface Size {
  width: number
  height: number
}

/** A name as it may be written: in one line or more, as wide as the longest of them, in pixels. */
export interface Wording {
  lines: readonly string[]
  width: number
}

export interface LabelledPoint {
  id: string
  /** Centre of the point, in pixels. */
  x: number
  y: number
  /** The whole name, the preferred wording first. */
  whole: readonly Wording[]
  /** Where no whole name has room. */
  short: readonly Wording[]
  /** The area that its label stays in: the quadrant of the point. */
  room: Box
}

export interface PlacedLabel {
  id: string
  lines: readonly string[]
  box: Box
  /** The side of the box that is next to the point: there the text begins, or ends. */
  align: 'start' | 'middle' | 'end'
  /** From the point to its label where this is not beside it. */
  leader: Segment | null
}

export interface LabelSpace {
  /** Of one line of text, in pixels. */
  line: number
  /** Half the size of a point, with the gap to its label. */
  gap: number
  /** Where something else is written. */
  reserved?: readonly Box[]
}

/** How far from its point a label with a leader line is placed, in pixels, and in how many directions. */
const DISTANCES = [26, 38, 52, 68, 88, 112, 140]
const DIRECTIONS = 16
/** Between the end of a leader line and its label. */
const LEADER_GAP = 3

/**
 * Names beside their points: to the right, to the left, above or below, wherever no point and no other name is, and no
 * other point is nearer. Those for which there is no room there are placed farther away, with a leader line that
 * crosses no point, no name and no other line; a short name is taken where a whole one has no room in either place.
 * The first points are served first; a name for which there is no room in its area is left out.
 */
export function placeLabels(points: readonly LabelledPoint[], space: LabelSpace): PlacedLabel[] {
  const dots = new Map(points.map(({ id, x, y }) => [id, boxAround(x, y, space.gap * 2, space.gap * 2)]))
  const taken: Box[] = [...(space.reserved ?? []), ...dots.values()]
  const leaders: Segment[] = []
  const placed = new Map<string, PlacedLabel>()

  const tryToPlace = (point: LabelledPoint, label: PlacedLabel): boolean => {
    const { box, leader } = label
    if (!isInside(box, point.room) || taken.some((other) => overlap(box, other))) return false
    if (leaders.some((line) => crossesBox(line, box))) return false
    // Beside another point it would be read as the name of that one.
    const own = distance(point, box)
    if (leader === null && points.some((other) => other !== point && distance(other, box) <= own))
      return false
    if (leader !== null) {
      const dot = dots.get(point.id)
      if (taken.some((other) => other !== dot && crossesBox(leader, other))) return false
      if (leaders.some((line) => cross(line, leader))) return false
      leaders.push(leader)
    }
    taken.push(box)
    placed.set(point.id, label)
    return true
  }
  for (const length of ['whole', 'short'] as const)
    for (const placesFor of [beside, farther])
      for (const point of points)
        if (!placed.has(point.id))
          point[length].some((wording) =>
            placesFor(point, wording, space).some((label) => tryToPlace(point, label)),
          )
  return points.flatMap(({ id }) => placed.get(id) ?? [])
}

function beside({ id, x, y, room }: LabelledPoint, wording: Wording, space: LabelSpace): PlacedLabel[] {
  const { lines, width } = wording
  const height = lines.length * space.line
  const side = space.gap + 5
  const upright = space.gap + height / 2
  const places = [
    ['start', x + side, y],
    ['end', x - side, y],
    ['middle', x, y - upright],
    ['middle', x, y + upright],
    ['start', x + side / 2, y - upright],
    ['start', x + side / 2, y + upright],
    ['end', x - side / 2, y - upright],
    ['end', x - side / 2, y + upright],
  ] as const
  return places.map(([align, at, middle]) => ({
    id,
    lines,
    align,
    box: boxFrom(align, at, middle, { width, height }, room),
    leader: null,
  }))
}

/** The label starts or ends at the end of its leader line, and is centred on it where the line is upright. */
function farther(
  { id, x, y, room }: LabelledPoint,
  wording: Wording,
  { gap, line }: LabelSpace,
): PlacedLabel[] {
  const { lines, width } = wording
  const height = lines.length * line
  return DISTANCES.flatMap((distance) =>
    Array.from({ length: DIRECTIONS }, (_, index): PlacedLabel => {
      const angle = (index / DIRECTIONS) * 2 * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const [endX, endY] = [x + distance * cos, y + distance * sin]
      const leader = { x1: x + (gap - 2) * cos, y1: y + (gap - 2) * sin, x2: endX, y2: endY }
      const align = Math.abs(cos) < 0.3 ? 'middle' : cos > 0 ? 'start' : 'end'
      const [at, middle] =
        align === 'middle'
          ? [endX, endY + Math.sign(sin) * (height / 2)]
          : [endX + Math.sign(cos) * LEADER_GAP, endY]
      return { id, lines, align, box: boxFrom(align, at, middle, { width, height }, room), leader }
    }),
  )
}

/** A label that is centred gives way sideways to stay in its area, as far as it is still above or below `at`. */
function boxFrom(align: PlacedLabel['align'], at: number, middle: number, size: Size, room: Box): Box {
  const half = size.width / 2
  const inRoom = Math.max(room.left + half, Math.min(at, room.right - half))
  const centre = {
    start: at + half,
    middle: Math.max(at - half, Math.min(inRoom, at + half)),
    end: at - half,
  }[align]
  return boxAround(centre, middle, size.width, size.height)
}
