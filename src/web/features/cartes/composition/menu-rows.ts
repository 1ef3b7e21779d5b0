import { WORDS } from '#domain/cartes/words/words.ts'
import type { MenuSection } from '../carte-document.ts'
import { courseLines } from './course-lines.ts'
import { paddingOf, placeInFrame } from './menu-frame.ts'
import type { Part, Shape } from '#web/lib/pages/page.ts'
import { BETWEEN_COURSES, FORBIDDEN, FREE, UNTHINKABLE } from './row.ts'
import type { Row } from './row.ts'
import { marginMark, marginWidthOf } from './margin-mark.ts'
import { baseline, block, lineHeight, marginStyle, secondBlock } from './setting.ts'
import type { Block, Setting } from './setting.ts'

/** In the theme's points. */
const COURSE_GAP = 10
const LINE_GAP = 3

/**
 * A formule in its frame: its name and price, then each course and the dishes to choose from. Where it goes on in another
 * column, its name is at the head of that frame too.
 */
export function menuRows(setting: Setting, menu: MenuSection, key: string): Row[] {
  const { scale, theme } = setting
  const padding = paddingOf(setting)
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
  const continued = inFrameTwice(setting, 'gamme', padding, [
    setting.words.continued(menu.name),
    menu.secondName && WORDS.en.continued(menu.secondName),
  ])
  const gap = COURSE_GAP * scale * setting.density.gaps
  const head: Row = {
    ...row([{ kind: 'section', lines: continued.lines }], padding + continued.height + gap, gap),
    breakAfter: UNTHINKABLE,
  }
  for (const { name, secondName, dishes } of menu.courses) {
    let label: Part | null = null
    let top = 0
    if (name.trim() !== '') {
      const course = inFrameTwice(setting, 'course', 0, [name, secondName])
      label = { kind: 'subsection', lines: course.lines }
      top = course.height
    }
    const lines = courseLines(setting, dishes, top)
    lines.forEach(({ parts, height }, index) => {
      rows.push({
        ...row(index === 0 && label ? [label, ...parts] : parts, height, index === 0 ? gap : 0),
        head: rows.length > 1 ? head : null,
        ...(index < lines.length - 1 && { breakAfter: FORBIDDEN }),
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

function titleOf(setting: Setting, menu: MenuSection, padding: number) {
  const { name, secondName, description, secondDescription, price, margin } = menu
  const gap = LINE_GAP * setting.scale
  const named = inFrameTwice(setting, 'gamme', padding, [name, secondName])
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
  const parts: Part[] = [{ kind: 'section', lines }]
  const described = inFrameTwice(setting, 'description', height + gap, [description, secondDescription])
  if (described.lines.length > 0) {
    parts.push({ kind: 'text', lines: described.lines })
    height += described.height + gap
  }
  return { parts, height, shapes }
}

function inFrame(
  setting: Setting,
  kind: 'gamme' | 'price' | 'description' | 'course',
  text: string,
  top: number,
) {
  return block(setting, kind, text, { ...placeInFrame(setting), top })
}

/** A text, and below it the same in the second language. */
function inFrameTwice(
  setting: Setting,
  kind: 'gamme' | 'description' | 'course',
  top: number,
  [text, secondText]: [string, string | undefined],
): Block {
  const first = text.trim() === '' ? { lines: [], height: 0 } : inFrame(setting, kind, text, top)
  const place = { ...placeInFrame(setting), top: top + first.height }
  const second = secondBlock(setting, kind, secondText, place)
  return { lines: [...first.lines, ...second.lines], height: first.height + second.height }
}
