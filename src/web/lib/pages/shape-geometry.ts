import type { Shape } from './page.ts'

type Point = [x: number, y: number]

/** A round end is all there is of a dot; a dash of nothing is none. */
export const DOT_LENGTH = 0.01

/** Half of an arrow's head, in its size. */
const HEAD = 0.36

export function diamondPoints({ x, y, radius }: Extract<Shape, { kind: 'diamond' }>): Point[] {
  return [
    [x - radius, y],
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
  ]
}

/** The strokes of an arrow: its shaft and the two of its head. */
export function arrowPath({ x, y, size, turn }: Extract<Shape, { kind: 'arrow' }>): [Point, Point][] {
  const half = size / 2
  const head = size * HEAD
  const strokes: [Point, Point][] = [
    [
      [-half, 0],
      [half, 0],
    ],
    [
      [half - head, -head],
      [half, 0],
    ],
    [
      [half - head, head],
      [half, 0],
    ],
  ]
  const angle = (turn * Math.PI) / 180
  const turned = ([px, py]: Point): Point => [
    x + px * Math.cos(angle) - py * Math.sin(angle),
    y + px * Math.sin(angle) + py * Math.cos(angle),
  ]
  return strokes.map(([from, to]) => [turned(from), turned(to)])
}
