import type { MarginBand } from '#domain/pricing/margin-band.ts'
import type { PrintedMargin } from '../carte-document.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Line, Shape } from '#web/lib/pages/page.ts'
import { marginStyle, marginText } from './setting.ts'
import type { Setting } from './setting.ts'

const TURNS: Record<MarginBand, -45 | 0 | 45> = { high: -45, medium: 0, low: 45 }

/** From the middle of its arrow to a margin, and the size of that, in the theme's points. */
const ARROW_GAP = 6

/**
 * A margin on the owner's print, coloured by its band, which an arrow before it says too.
 * @param right the end of the text
 * @param y its baseline
 */
export function marginMark(
  setting: Setting,
  margin: PrintedMargin,
  { right, y }: { right: number; y: number },
): { line: Line; shapes: Shape[] } {
  const { scale, theme } = setting
  const { standing } = margin
  const band = standing === 'incomplete' || standing === 'doubtful' ? null : standing
  const style = { ...marginStyle(setting), color: band === null ? theme.dimmed : theme.margins[band] }
  const text = marginText(setting, margin)
  const line: Line = { ...style, text, x: right, y, align: 'right' }
  if (band === null) return { line, shapes: [] }
  const arrow: Shape = {
    kind: 'arrow',
    x: right - widthOf(text, style, setting.measure) - ARROW_GAP * scale,
    y: y - 0.34 * style.size,
    size: ARROW_GAP * scale,
    turn: TURNS[band],
    width: 1.1 * scale,
    color: style.color,
  }
  return { line, shapes: [arrow] }
}

/** The width of the same without its arrow. */
export function marginWidthOf(setting: Setting, margin: PrintedMargin): number {
  return widthOf(marginText(setting, margin), marginStyle(setting), setting.measure)
}
