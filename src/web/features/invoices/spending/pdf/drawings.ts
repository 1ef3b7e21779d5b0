import type { PriceCurve } from '#web/entities/price/curve/curve-of.ts'
import type { Shape } from '#web/lib/pages/page.ts'
import { palette } from '#web/theme/palette.ts'

/** Points. */
export const DRAWING_HEIGHT = 10
const BAR = 5
const STROKE = 0.9

/** A bar in the middle of its cell. @param length in points */
export function barShape(length: number, color: string): Shape {
  return rule({
    x1: 0,
    x2: Math.max(length, STROKE),
    y1: DRAWING_HEIGHT / 2,
    y2: DRAWING_HEIGHT / 2,
    width: BAR,
    color,
  })
}

/** Points from the top of the drawing to a height from 0 to 1. */
const y = (height: number) => STROKE + (1 - height) * (DRAWING_HEIGHT - 2 * STROKE)

/** The steps of a price: across at each, straight up or down to the next. @param width in points */
export function curveShapes({ steps }: PriceCurve, width: number): Shape[] {
  const color = palette.bottle[7]
  return steps.flatMap(({ from, to, height }, index) => {
    if (height === undefined) return []
    const [x, end] = [from * width, to * width]
    const before = steps[index - 1]?.height
    const across = rule({ x1: x, x2: end, y1: y(height), y2: y(height), width: STROKE, color })
    if (before === undefined) return [across]
    return [rule({ x1: x, x2: x, y1: y(before), y2: y(height), width: STROKE, color }), across]
  })
}

function rule(line: Omit<Extract<Shape, { kind: 'rule' }>, 'kind'>): Shape {
  return { kind: 'rule', ...line }
}
