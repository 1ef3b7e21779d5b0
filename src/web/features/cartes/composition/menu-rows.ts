import type { MenuSection, NamedDish } from '../carte-document.ts'
import { dishName } from './dish-name.ts'
import type { Line, Part, Shape } from './page.ts'
import { BETWEEN_COURSES, FORBIDDEN, FREE, UNTHINKABLE } from './row.ts'
import type { Row } from './row.ts'
import { marginMark, marginWidthOf } from './margin-mark.ts'
import { baseline, block, lineHeight, marginStyle } from './setting.ts'
import type { Block, Setting } from './setting.ts'

/** Between the frame of a menu and what it says, in the theme's points. */
const PADDING = 16
const COURSE_GAP = 10
const LINE_GAP = 3
/**
 * A formule in its frame: its name and price, then each course and the dishes to choose from. Where it goes on in another
 * column, its name is at the head of that frame too.
 */
export function menuRows(setting: Setting, menu: MenuSection, key: string): Row[] {
  const { scale, theme } = setting
  const padding = PADDING * scale
  const framed = { color: theme.line, line: 0.6 * scale, key }
  const row = (parts: Part[], height: number, gap: number): Row => ({
    parts,
    height,
    gap,
    shapes: [],
    breakAfter: BETWEEN_COURSES,
    tail: padding,
    head: null,
    framed,
  })
  const title = titleOf(setting, menu, padding)
  const rows = [
    {
      ...row(title.parts, title.height, theme.gaps.section * scale),
      shapes: title.shapes,
      breakAfter: UNTHINKABLE,
    },
  ]
  const continued = inFrame(setting, 'gamme', setting.words.continued(menu.name), padding)
  const gap = COURSE_GAP * scale
  const head: Row = {
    ...row([{ kind: 'gamme', lines: continued.lines }], padding + continued.height + gap, gap),
    breakAfter: UNTHINKABLE,
  }
  for (const { name, dishes } of menu.courses) {
    let label: Part | null = null
    let top = 0
    if (name.trim() !== '') {
      const course = inFrame(setting, 'course', name, 0)
      label = { kind: 'course', lines: course.lines }
      top = course.height
    }
    dishes.forEach((dish, index) => {
      const choice = choiceOf(setting, dish, index > 0, index === 0 ? top : 0)
      const parts: Part[] = [{ kind: 'dish', lines: choice.lines, sheetId: dish.sheetId }]
      if (index === 0 && label) parts.unshift(label)
      const set = row(parts, choice.height, index === 0 ? gap : 0)
      rows.push({
        ...set,
        head: rows.length > 1 ? head : null,
        ...(index < dishes.length - 1 && { breakAfter: FORBIDDEN }),
      })
    })
  }
  const last = rows.at(-1)
  if (last) {
    last.height += padding
    last.tail = 0
    last.breakAfter = FREE
  }
  return rows
}

function titleOf(setting: Setting, { name, description, price, margin }: MenuSection, padding: number) {
  const gap = LINE_GAP * setting.scale
  const named = inFrame(setting, 'gamme', name, padding)
  const lines = [...named.lines]
  let height = padding + named.height
  if (price !== null) {
    const priced = inFrame(setting, 'price', setting.priceOf(price), height + gap)
    lines.push(...priced.lines)
    height += gap + priced.height
  }
  const shapes: Shape[] = []
  if (margin !== undefined) {
    const { align, x } = placeInFrame(setting)
    const width = marginWidthOf(setting, margin)
    const of = lineHeight(setting, 'price')
    // Below the price; at the left its arrow needs room.
    const right = align === 'center' ? x + width / 2 : x + width + 2 * LINE_GAP * setting.scale + padding / 2
    const mark = marginMark(setting, margin, { right, y: height + baseline(of, marginStyle(setting).size) })
    lines.push(mark.line)
    shapes.push(...mark.shapes)
    height += of
  }
  const parts: Part[] = [{ kind: 'gamme', lines }]
  if (description.trim() !== '') {
    const described = inFrame(setting, 'description', description, height + gap)
    parts.push({ kind: 'text', lines: described.lines })
    height += described.height + gap
  }
  return { parts, height, shapes }
}

/** A dish of a course, after an 'ou' when it is not the first. */
function choiceOf(setting: Setting, dish: NamedDish, other: boolean, top: number): Block {
  const lines: Line[] = []
  let height = top
  if (other) {
    const or = inFrame(setting, 'or', setting.words.or, height)
    lines.push(...or.lines)
    height += or.height
  }
  const named = dishName(setting, dish, { ...placeInFrame(setting), top: height })
  return { lines: [...lines, ...named.lines], height: height + named.height }
}

function inFrame(
  setting: Setting,
  kind: 'gamme' | 'price' | 'description' | 'course' | 'or',
  text: string,
  top: number,
) {
  return block(setting, kind, text, { ...placeInFrame(setting), top })
}

function placeInFrame({ width, theme: { align }, scale }: Setting) {
  const padding = PADDING * scale
  return { x: align === 'center' ? width / 2 : padding, room: width - 2 * padding, align }
}
