import { type Box, boxAround, cross, crossesBox, distance, isInside, overlap, type Segment } from './boxes.ts'

export interface LabelledPoint {
  id: string
  /** Centre of the point, in pixels. */
  x: number
  y: number
  /** Of its label, in pixels. */
  width: number
  /** The area that its label stays in: the quadrant of the point. */
  room: Box
}

export interface PlacedLabel {
  id: string
  /** Left end and middle of the text. */
  x: number
  y: number
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
 * other point is nearer. Those for
 * which there is no room there are placed farther away, with a leader line that crosses no point, no name and no other
 * line. The first points are served first; a name for which there is no room in its area is left out.
 */
export function placeLabels(points: readonly LabelledPoint[], space: LabelSpace): PlacedLabel[] {
  const dots = new Map(points.map(({ id, x, y }) => [id, boxAround(x, y, space.gap * 2, space.gap * 2)]))
  const taken: Box[] = [...(space.reserved ?? []), ...dots.values()]
  const leaders: Segment[] = []
  const placed = new Map<string, PlacedLabel>()

  const tryToPlace = (point: LabelledPoint, label: PlacedLabel): boolean => {
    const box = boxAround(label.x + point.width / 2, label.y, point.width, space.line)
    if (!isInside(box, point.room) || taken.some((other) => overlap(box, other))) return false
    if (leaders.some((line) => crossesBox(line, box))) return false
    const { leader } = label
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
  for (const placesFor of [beside, farther])
    for (const point of points)
      if (!placed.has(point.id)) placesFor(point, space).some((label) => tryToPlace(point, label))
  return points.flatMap(({ id }) => placed.get(id) ?? [])
}

function beside({ id, x, y, width }: LabelledPoint, { gap, line }: LabelSpace): PlacedLabel[] {
  const side = gap + 5
  const upright = gap + line / 2
  const places = [
    [x + side, y],
    [x - side - width, y],
    [x - width / 2, y - upright],
    [x - width / 2, y + upright],
    [x + side / 2, y - upright],
    [x + side / 2, y + upright],
    [x - side / 2 - width, y - upright],
    [x - side / 2 - width, y + upright],
  ] as const
  return places.map(([left, middle]) => ({ id, x: left, y: middle, leader: null }))
}

/** The label starts or ends at the end of its leader line, and is centred on it where the line is upright. */
function farther({ id, x, y, width }: LabelledPoint, { gap, line }: LabelSpace): PlacedLabel[] {
  return DISTANCES.flatMap((distance) =>
    Array.from({ length: DIRECTIONS }, (_, index) => {
      const angle = (index / DIRECTIONS) * 2 * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const [endX, endY] = [x + distance * cos, y + distance * sin]
      const upright = Math.abs(cos) < 0.3
      const leader = { x1: x + (gap - 2) * cos, y1: y + (gap - 2) * sin, x2: endX, y2: endY }
      if (upright) return { id, x: endX - width / 2, y: endY + Math.sign(sin) * (line / 2), leader }
      return { id, x: cos > 0 ? endX + LEADER_GAP : endX - LEADER_GAP - width, y: endY, leader }
    }),
  )
}
