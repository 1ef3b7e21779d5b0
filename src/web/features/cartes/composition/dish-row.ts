import type { CarteDish } from '../carte-document.ts'
import { dishName } from './dish-name.ts'
import type { DishName } from './dish-name.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Line, Part, Shape } from '#web/lib/pages/page.ts'
import type { Row } from './row.ts'
import { marginMark } from './margin-mark.ts'
import { block, PRICE_GAP, secondBlock, styleOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** Points, of the theme's. */
const LEADER_GAP = 7
const BESIDE_GAP = 6
const SHORTEST_LEADER = 14
const DOT = 0.9
const DOT_GAP = 3.4

/** A dish: its name, its allergens, its price, its description. */
export function dishRow(setting: Setting, dish: CarteDish): Pick<Row, 'height' | 'parts' | 'shapes'> {
  const { look, width, priceWidth, marginWidth, scale, theme } = setting
  const priceRoom = priceWidth === 0 ? 0 : priceWidth + PRICE_GAP * scale
  const room = width - marginWidth - priceRoom
  const named = dishName(setting, dish, { x: 0, top: 0, room, align: 'left' })
  const beside = descriptionBeside(setting, dish, named, room)
  const name = beside === null ? named : { ...named, lines: [...named.lines, beside.line], end: beside.end }
  const shapes: Shape[] = []
  const lines = [...name.lines]
  if (dish.priceTtc !== null) {
    const style = styleOf(setting, 'price')
    const text = setting.priceOf(dish.priceTtc)
    const right = width - marginWidth
    lines.push({ ...style, text, x: right, y: name.lastBaseline, align: 'right' })
    const left = right - widthOf(text, style, setting.measure)
    if (look.showLeaders) shapes.push(...leader(setting, name, left, name.lastBaseline))
  }
  if (dish.margin) {
    const mark = marginMark(setting, dish.margin, { right: width, y: name.lastBaseline })
    lines.push(mark.line)
    shapes.push(...mark.shapes)
  }
  const place = { x: 0, room, align: 'left' } as const
  let height = name.height
  if (look.showDescriptions && beside === null) {
    const top = height + theme.gaps.description * scale
    const described =
      dish.description.trim() === ''
        ? { lines: [], height: 0 }
        : block(setting, 'description', dish.description, { ...place, top })
    const below = { ...place, top: top + described.height }
    const second = secondBlock(setting, 'description', dish.secondDescription, below)
    const both = [...described.lines, ...second.lines]
    lines.push(...both)
    if (both.length > 0) height = below.top + second.height
  }
  const parts: Part[] = [{ kind: 'dish', lines, about: dish.sheetId }]
  return { height, parts, shapes }
}

/** A description in the line of its name; null where it has none, or is below it. */
function descriptionBeside(
  setting: Setting,
  { description, secondName, secondDescription }: CarteDish,
  { lines, lastBaseline, end }: DishName,
  room: number,
): { line: Line; end: number } | null {
  const { look, density, measure, scale } = setting
  const second = [secondName, secondDescription].some((text) => text !== undefined && text.trim() !== '')
  if (!density.besideNames || !look.showDescriptions || description.trim() === '' || second) return null
  const style = styleOf(setting, 'description')
  const x = end + BESIDE_GAP * scale
  const width = widthOf(description, style, measure)
  if (lines.some(({ y }) => y < lastBaseline - style.size) || x + width > room) return null
  return { line: { ...style, text: description, x, y: lastBaseline, align: 'left' }, end: x + width }
}

/** Dots from the name to the price, under each other from dish to dish. */
function leader({ scale, theme }: Setting, { end }: DishName, priceLeft: number, y: number): Shape[] {
  const gap = DOT_GAP * scale
  const x1 = Math.ceil((end + LEADER_GAP * scale) / gap) * gap
  const x2 = priceLeft - LEADER_GAP * scale
  if (x2 - x1 < SHORTEST_LEADER * scale) return []
  return [{ kind: 'dots', x1, x2, y, width: DOT * scale, gap, color: theme.line }]
}
