import { WORDS } from '#domain/cartes/words/words.ts'
import type { GammeSection } from '../carte-document.ts'
import { dishRow } from './dish-row.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Line, Shape } from '#web/lib/pages/page.ts'
import { FORBIDDEN, FREE, INSIDE, NARROW, UNTHINKABLE } from './row.ts'
import type { Row } from './row.ts'
import { aligned, block, secondBlock, styleOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** Length and weight of a gamme's rules, in the theme's points. */
const SIDE_RULE = 46
const SIDE_GAP = 14
const HAIRLINE = 0.6
const OVER_RULE = 1.1
const OVER_GAP = 7

/** The title of a gamme and its dishes; nothing of one without dishes. */
export function gammeRows(setting: Setting, { name, secondName, dishes }: GammeSection): Row[] {
  if (dishes.length === 0) return []
  const { gaps } = setting.theme
  const { continued: goesOn } = setting.words
  const title = titleRow(setting, name, secondName)
  const continued = titleRow(setting, goesOn(name), secondName && WORDS.en.continued(secondName))
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

/** Dishes of a gamme that stay together on each side of a break. */
const TOGETHER = 3

/** A title stays with three dishes, and three end a gamme; where neither can be, none is alone in a column. */
function breakAfterDish(index: number, count: number): number {
  const fewer = Math.min(index + 1, count - 1 - index)
  if (fewer === 0) return FREE
  if (fewer === 1) return FORBIDDEN
  return fewer < TOGETHER ? NARROW : INSIDE
}

function titleRow(setting: Setting, name: string, secondName?: string): Row {
  const { theme, scale, width } = setting
  const { gammeOrnament } = theme
  const gap = OVER_GAP * scale
  const top = gammeOrnament === 'overRule' || gammeOrnament === 'betweenRules' ? gap : 0
  const below = gammeOrnament === 'underRule' || gammeOrnament === 'betweenRules' ? gap : 0
  const sides = gammeOrnament === 'sideRules' ? 2 * (SIDE_RULE + SIDE_GAP) * scale : 0
  const room = Math.max(width - sides, width / 2)
  const { lines, height } = block(setting, 'gamme', name, { ...aligned(setting), top, room })
  const second = secondBlock(setting, 'gamme', secondName, { ...aligned(setting), top: top + height, room })
  return {
    gap: theme.gaps.section * scale,
    height: top + height + second.height + below,
    parts: [{ kind: 'section', lines: [...lines, ...second.lines] }],
    shapes: titleShapes(setting, lines, { top, height, below: second.height + below }),
    breakAfter: UNTHINKABLE,
    head: null,
  }
}

/** The rules of a title, whose lines are between `top` and `top + height`. */
function titleShapes(
  setting: Setting,
  lines: readonly Line[],
  { top, height, below }: { top: number; height: number; below: number },
): Shape[] {
  const { theme, scale, width } = setting
  const rule = { kind: 'rule', x1: 0, x2: width, width: HAIRLINE * scale, color: theme.line } as const
  const bottom = top + height + below
  switch (theme.gammeOrnament) {
    case 'none':
      return []
    case 'overRule':
      return [{ ...rule, y1: 0, y2: 0, width: OVER_RULE * scale, color: theme.ink }]
    case 'underRule':
      return [{ ...rule, y1: bottom, y2: bottom }]
    case 'betweenRules':
      return [
        { ...rule, y1: 0, y2: 0, width: OVER_RULE * scale, color: theme.accent },
        { ...rule, y1: bottom, y2: bottom, color: theme.accent },
      ]
    case 'sideRules': {
      const style = styleOf(setting, 'gamme')
      const texts = lines.map(({ text }) => widthOf(text, style, setting.measure))
      const half = Math.max(0, ...texts) / 2 + SIDE_GAP * scale
      const y = top + height / 2
      const length = Math.min(SIDE_RULE * scale, width / 2 - half)
      if (length <= 0) return []
      return [
        { ...rule, x1: width / 2 - half - length, x2: width / 2 - half, y1: y, y2: y },
        { ...rule, x1: width / 2 + half, x2: width / 2 + half + length, y1: y, y2: y },
      ]
    }
  }
}
