import type { SKRSContext2D } from '@napi-rs/canvas'
import type { PageTheme } from '#domain/cartes/themes/theme.ts'

export const ORNAMENT_HEIGHT = 16

const RULE = 220
const BAR = 90
const DIAMOND = 8
const FRAME = 30
const INNER = 8

type Size = { width: number; height: number }

/** The line round the page, or above and below, where the theme has one. */
export function drawFrame(context: SKRSContext2D, page: PageTheme, { width, height }: Size): void {
  context.strokeStyle = page.line
  context.lineWidth = 2
  if (page.frame === 'double')
    for (const at of [FRAME, FRAME + INNER]) context.strokeRect(at, at, width - 2 * at, height - 2 * at)
  if (page.frame === 'ends')
    for (const at of [FRAME, FRAME + INNER, height - FRAME, height - FRAME - INNER])
      line(context, FRAME, width - FRAME, at)
}

/**
 * What the theme has below its heading.
 * @param at the middle of it, or its left end where the theme is set on the left
 */
export function drawOrnament(context: SKRSContext2D, page: PageTheme, at: number, top: number): void {
  const middle = top + ORNAMENT_HEIGHT / 2
  const width = page.headingOrnament === 'bar' ? BAR : RULE
  const left = page.align === 'center' ? at - width / 2 : at
  context.strokeStyle = page.accent
  context.fillStyle = page.accent
  context.lineWidth = 2
  switch (page.headingOrnament) {
    case 'bar':
      context.fillRect(left, middle - 2, width, 4)
      break
    case 'rule':
      line(context, left, left + width, middle)
      break
    case 'doubleRule':
      line(context, left, left + width, middle - 3)
      line(context, left, left + width, middle + 3)
      break
    case 'diamond':
      diamond(context, at, middle)
      break
    case 'diamondRule':
      line(context, left, at - 2 * DIAMOND, middle)
      line(context, at + 2 * DIAMOND, left + width, middle)
      diamond(context, at, middle)
      break
  }
}

function line(context: SKRSContext2D, from: number, to: number, y: number): void {
  context.beginPath()
  context.moveTo(from, y)
  context.lineTo(to, y)
  context.stroke()
}

function diamond(context: SKRSContext2D, x: number, y: number): void {
  context.beginPath()
  context.moveTo(x, y - DIAMOND)
  context.lineTo(x + DIAMOND, y)
  context.lineTo(x, y + DIAMOND)
  context.lineTo(x - DIAMOND, y)
  context.closePath()
  context.fill()
}
