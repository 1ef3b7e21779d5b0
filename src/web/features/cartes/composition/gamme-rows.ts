import type { GammeSection } from '../carte-document.ts'
import { dishRow } from './dish-row.ts'
import { widthOf } from './measure.ts'
import type { Shape } from './page.ts'
import { FORBIDDEN, FREE, INSIDE, UNTHINKABLE } from './row.ts'
import type { Row } from './row.ts'
import { aligned, block, styleOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** Length and weight of a gamme's rules, in the theme's points. */
const SIDE_RULE = 46
const SIDE_GAP = 14
const HAIRLINE = 0.6
const OVER_RULE = 1.1
const OVER_GAP = 7

/** The title of a gamme and its dishes; nothing of one without dishes. */
export function gammeRows(setting: Setting, { name, dishes }: GammeSection): Row[] {
  if (dishes.length === 0) return []
  const { gaps } = setting.theme
  const title = titleRow(setting, name)
  const continued = titleRow(setting, setting.words.continued(name))
  const gap = gaps.gamme * setting.scale
  const head = { ...continued, gap, height: continued.height + gap }
  const rows = dishes.map((dish, index) => ({
    ...dishRow(setting, dish),
    gap: index === 0 ? gap : gaps.dish * setting.scale,
    breakAfter: breakAfterDish(index, dishes.length),
    head: index === 0 ? null : head,
  }))
  return [title, ...rows]
}

/** A title stays with two dishes, and no dish is alone in a column. */
function breakAfterDish(index: number, count: number): number {
  if (index === count - 1) return FREE
  return index === 0 || index === count - 2 ? FORBIDDEN : INSIDE
}

function titleRow(setting: Setting, name: string): Row {
  const { theme, scale, width } = setting
  const over = theme.gammeOrnament === 'overRule'
  const top = over ? OVER_GAP * scale : 0
  const sides = theme.gammeOrnament === 'sideRules' ? 2 * (SIDE_RULE + SIDE_GAP) * scale : 0
  const { lines, height } = block(setting, 'gamme', name, {
    ...aligned(setting),
    top,
    room: Math.max(width - sides, width / 2),
  })
  const shapes: Shape[] = []
  const rule = { kind: 'rule', width: HAIRLINE * scale, color: theme.line } as const
  if (over)
    shapes.push({ ...rule, x1: 0, x2: width, y1: 0, y2: 0, width: OVER_RULE * scale, color: theme.ink })
  if (sides > 0) {
    const style = styleOf(setting, 'gamme')
    const texts = lines.map(({ text }) => widthOf(text, style, setting.measure))
    const half = Math.max(0, ...texts) / 2 + SIDE_GAP * scale
    const y = top + height / 2
    const length = Math.min(SIDE_RULE * scale, width / 2 - half)
    if (length > 0)
      shapes.push(
        { ...rule, x1: width / 2 - half - length, x2: width / 2 - half, y1: y, y2: y },
        { ...rule, x1: width / 2 + half, x2: width / 2 + half + length, y1: y, y2: y },
      )
  }
  return {
    gap: theme.gaps.section * scale,
    height: top + height,
    parts: [{ kind: 'gamme', lines }],
    shapes,
    breakAfter: UNTHINKABLE,
    head: null,
  }
}
