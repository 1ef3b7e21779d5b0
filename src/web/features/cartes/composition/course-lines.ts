import type { NamedDish } from '../carte-document.ts'
import { dishName } from './dish-name.ts'
import { placeInFrame } from './menu-frame.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Line, Part } from '#web/lib/pages/page.ts'
import { block, lineHeight, styleOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** On each side of an 'ou' in a line, in the theme's points. */
const OR_GAP = 5

/** What is never cut of a course. */
export interface CourseLine {
  parts: Part[]
  height: number
}

/** The dishes of a course to choose from, 'ou' between them; the first line begins at `top`. */
export function courseLines(setting: Setting, dishes: readonly NamedDish[], top: number): CourseLine[] {
  return linesOf(setting, dishes).map((line, index) => {
    const place = { top: index === 0 ? top : 0, other: index > 0 }
    return Array.isArray(line) ? besideEachOther(setting, line, place) : belowOr(setting, line, place)
  })
}

interface LinePlace {
  top: number
  /** Whether it comes after another line of its course. */
  other: boolean
}

/** A dish, below an 'ou' where it is not the first. */
function belowOr(setting: Setting, dish: NamedDish, { top, other }: LinePlace): CourseLine {
  const place = placeInFrame(setting)
  const or = other ? block(setting, 'or', setting.words.or, { ...place, top }) : { lines: [], height: 0 }
  const named = dishName(setting, dish, { ...place, top: top + or.height })
  return {
    parts: [{ kind: 'dish', lines: [...or.lines, ...named.lines], about: dish.sheetId }],
    height: top + or.height + named.height,
  }
}

/** What an 'ou' before a dish takes. */
function orWidth(setting: Setting): number {
  const gaps = 2 * OR_GAP * setting.scale
  return widthOf(setting.words.or, styleOf(setting, 'or'), setting.measure) + gaps
}

/** The dishes that share a line; those that are alone in theirs, or take several, are no list. */
function linesOf(setting: Setting, dishes: readonly NamedDish[]): (NamedDish | NamedDish[])[] {
  if (!setting.density.flowingCourses) return [...dishes]
  const { room } = placeInFrame(setting)
  const or = orWidth(setting)
  const lines: (NamedDish | NamedDish[])[] = []
  let used = 0
  for (const dish of dishes) {
    const { end, height } = dishName(setting, dish, { x: 0, top: 0, room: room - or, align: 'left' })
    const line = lines.at(-1)
    if (height > lineHeight(setting, 'dish')) lines.push(dish)
    else if (Array.isArray(line) && used + or + end <= room) {
      line.push(dish)
      used += or + end
    } else {
      lines.push([dish])
      used = or + end
    }
  }
  return lines
}

/** Dishes in one line with 'ou' between them, and before them where they come after others. */
function besideEachOther(
  setting: Setting,
  dishes: readonly NamedDish[],
  { top, other }: LinePlace,
): CourseLine {
  const { x, room, align } = placeInFrame(setting)
  const or = orWidth(setting)
  const style = styleOf(setting, 'or')
  const parts: { kind: 'dish'; lines: Line[]; about: string | undefined }[] = []
  let left = 0
  let height = 0
  for (const [index, dish] of dishes.entries()) {
    const named = dishName(setting, dish, { x: 0, top, room, align: 'left' })
    const lines = [...named.lines]
    if (index > 0 || other) {
      const y = lines[0]?.y ?? top
      lines.unshift({ ...style, text: setting.words.or, x: -or / 2, y, align: 'center' })
      left += or
    }
    parts.push({
      kind: 'dish',
      lines: lines.map((line) => ({ ...line, x: line.x + left })),
      about: dish.sheetId,
    })
    left += named.end
    height = Math.max(height, named.height)
  }
  const start = align === 'center' ? x - left / 2 : x
  return {
    parts: parts.map((part) => ({
      ...part,
      lines: part.lines.map((line) => ({ ...line, x: line.x + start })),
    })),
    height: top + height,
  }
}
