/** An area of the chart, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A straight line between two places of the chart, in pixels. */
export interface Segment {
  x1: number
  y1: number
  x2: number
  y2: number
}

export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

export function isInside(box: Box, space: Box): boolean {
  return (
    box.left >= space.left && box.top >= space.top && box.right <= space.right && box.bottom <= space.bottom
  )
}

/** From the centre of a point to the nearest edge of a box, in pixels; 0 inside it. */
export function distance({ x, y }: { x: number; y: number }, box: Box): number {
  const dx = Math.max(box.left - x, 0, x - box.right)
  const dy = Math.max(box.top - y, 0, y - box.bottom)
  return Math.hypot(dx, dy)
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Between which parameters, 0 to 1, a segment is within two bounds on one axis; null where it never is. */
function within(from: number, to: number, low: number, high: number): [number, number] | null {
  if (from === to) return from > low && from < high ? [0, 1] : null
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)]
  return [Math.min(a, b), Math.max(a, b)]
}

/** Whether a segment passes through a box; one that only touches its edge does not. */
export function crossesBox({ x1, y1, x2, y2 }: Segment, box: Box): boolean {
  const [alongX, alongY] = [within(x1, x2, box.left, box.right), within(y1, y2, box.top, box.bottom)]
  if (alongX === null || alongY === null) return false
  return Math.max(0, alongX[0], alongY[0]) < Math.min(1, alongX[1], alongY[1]) - 1e-9
}

/** Whether two segments cross. */
export function cross(one: Segment, other: Segment): boolean {
  const side = (line: Segment, x: number, y: number) =>
    Math.sign((line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1))
  return (
    side(one, other.x1, other.y1) !== side(one, other.x2, other.y2) &&
    side(other, one.x1, one.y1) !== side(other, one.x2, one.y2)
  )
}
