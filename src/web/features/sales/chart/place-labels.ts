export interface LabelledPoint {
  id: string
  /** Centre of the point, in pixels. */
  x: number
  y: number
  /** Of its label, in pixels. */
  width: number
}

export interface PlacedLabel {
  id: string
  /** Left end and middle of the text. */
  x: number
  y: number
}

export interface LabelSpace {
  /** The area of the labels, in pixels. */
  left: number
  top: number
  right: number
  bottom: number
  /** Of one line of text. */
  line: number
  /** Half the size of a point, with the gap to its label. */
  gap: number
  /** Where something else is written. */
  reserved?: readonly Box[]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Names beside their points: to the right, to the left, above or below, wherever no point and no other name is. The
 * first points are served first; a name for which there is no room is left out.
 */
export function placeLabels(points: readonly LabelledPoint[], space: LabelSpace): PlacedLabel[] {
  const taken: Box[] = [
    ...(space.reserved ?? []),
    ...points.map(({ x, y }) => boxAround(x, y, space.gap * 2, space.gap * 2)),
  ]
  return points.flatMap((point) => {
    for (const label of placesFor(point, space)) {
      const box = boxAround(label.x + point.width / 2, label.y, point.width, space.line)
      if (!isInside(box, space) || taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return [label]
    }
    return []
  })
}

function placesFor({ id, x, y, width }: LabelledPoint, { gap, line }: LabelSpace): PlacedLabel[] {
  const beside = gap + 5
  const upright = gap + line / 2
  return [
    { id, x: x + beside, y },
    { id, x: x - beside - width, y },
    { id, x: x - width / 2, y: y - upright },
    { id, x: x - width / 2, y: y + upright },
    { id, x: x + beside / 2, y: y - upright },
    { id, x: x + beside / 2, y: y + upright },
    { id, x: x - beside / 2 - width, y: y - upright },
    { id, x: x - beside / 2 - width, y: y + upright },
  ]
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function isInside(box: Box, space: LabelSpace): boolean {
  return (
    box.left >= space.left && box.top >= space.top && box.right <= space.right && box.bottom <= space.bottom
  )
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
