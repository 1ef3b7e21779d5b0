import { ALLERGENS } from '#domain/allergens/allergen.ts'
import type { MarginBand } from '#domain/pricing/margin-band.ts'
import type { CarteDish } from '../carte-document.ts'
import { breakLines } from './break-lines.ts'
import { widthOf } from './measure.ts'
import type { Line, Part, Shape } from './page.ts'
import type { Row } from './row.ts'
import { baseline, block, lineHeight, marginStyle, marginText, PRICE_GAP, styleOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** Of the figures after a name, above its baseline, in their own size. */
const MARK_RISE = 0.62
/** Points, of the theme's. */
const MARK_GAP = 2.5
const LEADER_GAP = 7
const SHORTEST_LEADER = 14
const DOT = 0.9
const DOT_GAP = 3.4

const TURNS: Record<MarginBand, -45 | 0 | 45> = { high: -45, medium: 0, low: 45 }

/** '1, 7': the allergens of a dish by their place in the regulation's list; '*' where that is not all. */
export function allergenMarks({ allergens, undeclared }: Pick<CarteDish, 'allergens' | 'undeclared'>) {
  const numbers = ALLERGENS.flatMap((allergen, index) =>
    allergens.includes(allergen) ? [String(index + 1)] : [],
  )
  return [...numbers, ...(undeclared ? ['*'] : [])].join(', ')
}

/** A dish: its name, what it contains, its price, what is said of it. */
export function dishRow(setting: Setting, dish: CarteDish): Pick<Row, 'height' | 'parts' | 'shapes'> {
  const { look, width, priceWidth, marginWidth, scale, theme } = setting
  const priceRoom = priceWidth === 0 ? 0 : priceWidth + PRICE_GAP * scale
  const room = width - marginWidth - priceRoom
  const name = nameLines(setting, dish, room)
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
    const style = { ...marginStyle(setting), color: theme.margins[dish.margin.band] }
    const text = marginText(setting, dish.margin.percent)
    lines.push({ ...style, text, x: width, y: name.lastBaseline, align: 'right' })
    shapes.push({
      kind: 'arrow',
      x: width - widthOf(text, style, setting.measure) - 6 * scale,
      y: name.lastBaseline - 0.34 * style.size,
      size: 6 * scale,
      turn: TURNS[dish.margin.band],
      width: 1.1 * scale,
      color: style.color,
    })
  }
  let height = name.height
  if (look.showDescriptions && dish.description.trim() !== '') {
    const top = height + theme.gaps.description * scale
    const described = block(setting, 'description', dish.description, { x: 0, top, room, align: 'left' })
    lines.push(...described.lines)
    height = top + described.height
  }
  const parts: Part[] = [{ kind: 'dish', lines }]
  return { height, parts, shapes }
}

interface NameLines {
  lines: Line[]
  height: number
  lastBaseline: number
  end: number
}

/** The name, and after it what the dish contains, on its last line. */
function nameLines(setting: Setting, dish: CarteDish, room: number): NameLines {
  const style = styleOf(setting, 'dish')
  const markStyle = styleOf(setting, 'mark')
  const marks = setting.look.allergenNote === 'marks' ? allergenMarks(dish) : ''
  const marksWidth = marks === '' ? 0 : widthOf(marks, markStyle, setting.measure) + MARK_GAP * setting.scale
  const width = (text: string) => widthOf(text, style, setting.measure)
  let texts = breakLines(dish.name, room, width)
  if (width(texts.at(-1) ?? '') + marksWidth > room)
    texts = breakLines(dish.name, Math.max(room - marksWidth, room / 2), width)
  const height = lineHeight(setting, 'dish')
  const lines: Line[] = texts.map((text, index) => ({
    ...style,
    text,
    x: 0,
    y: height * index + baseline(height, style.size),
    align: 'left',
  }))
  const lastBaseline = height * Math.max(0, texts.length - 1) + baseline(height, style.size)
  const nameEnd = width(texts.at(-1) ?? '')
  if (marks !== '')
    lines.push({
      ...markStyle,
      text: marks,
      x: nameEnd + MARK_GAP * setting.scale,
      y: lastBaseline - MARK_RISE * markStyle.size,
      align: 'left',
    })
  return { lines, height: height * Math.max(1, texts.length), lastBaseline, end: nameEnd + marksWidth }
}

/** Dots from the name to the price, under each other from dish to dish. */
function leader({ scale, theme }: Setting, { end }: NameLines, priceLeft: number, y: number): Shape[] {
  const gap = DOT_GAP * scale
  const x1 = Math.ceil((end + LEADER_GAP * scale) / gap) * gap
  const x2 = priceLeft - LEADER_GAP * scale
  if (x2 - x1 < SHORTEST_LEADER * scale) return []
  return [{ kind: 'dots', x1, x2, y, width: DOT * scale, gap, color: theme.line }]
}
