import { PAPERS } from './formats.ts'
import type { Shape } from '#web/lib/pages/page.ts'
import type { SetCarte } from './set-carte.ts'

/** Its two lines, in the theme's points; how far from the edge, of the page's side. */
const FRAME = { outer: 1, inner: 0.5, apart: 3.5, inset: 0.32 }

/** The lines round a page, or at both of its ends, where the theme has them. */
export function frameOf({ layout, setting: { theme, look, scale } }: SetCarte): Shape[] {
  if (theme.frame === 'none') return []
  const { width, height } = PAPERS[look.pageFormat]
  const outer = layout.side * FRAME.inset
  if (theme.frame === 'ends') {
    const end = (y: number, line: number): Shape => ({
      kind: 'rule',
      x1: layout.side,
      x2: width - layout.side,
      y1: y,
      y2: y,
      width: line * scale,
      color: theme.accent,
    })
    const apart = FRAME.apart * scale
    return [
      end(outer, 2 * FRAME.outer),
      end(outer + apart, FRAME.inner),
      end(height - outer - apart, FRAME.inner),
      end(height - outer, 2 * FRAME.outer),
    ]
  }
  const around = (inset: number, line: number): Shape => ({
    kind: 'frame',
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    line: line * scale,
    color: theme.line,
  })
  return [around(outer, FRAME.outer), around(outer + FRAME.apart * scale, FRAME.inner)]
}
