import type { MarginBand } from '#domain/pricing/margin-band.ts'
import type { CarteDish } from '../carte-document.ts'
import { dishName } from './dish-name.ts'
import type { DishName } from './dish-name.ts'
import { widthOf } from './measure.ts'
import type { Part, Shape } from './page.ts'
import type { Row } from './row.ts'
import { block, marginStyle, marginText, PRICE_GAP, styleOf } from './setting.ts'
import type { Setting } from './setting.ts'

/** Points, of the theme's. */
const LEADER_GAP = 7
const SHORTEST_LEADER = 14
const DOT = 0.9
const DOT_GAP = 3.4

const TURNS: Record<MarginBand, -45 | 0 | 45> = { high: -45, medium: 0, low: 45 }

/** A dish: its name, its allergens, its price, its description. */
export function dishRow(setting: Setting, dish: CarteDish): Pick<Row, 'height' | 'parts' | 'shapes'> {
  const { look, width, priceWidth, marginWidth, scale, theme } = setting
  const priceRoom = priceWidth === 0 ? 0 : priceWidth + PRICE_GAP * scale
  const room = width - marginWidth - priceRoom
  const name = dishName(setting, dish, { x: 0, top: 0, room, align: 'left' })
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
    const { standing } = dish.margin
    const band = standing === 'incomplete' || standing === 'doubtful' ? null : standing
    const style = { ...marginStyle(setting), color: band === null ? theme.dimmed : theme.margins[band] }
    const text = marginText(setting, dish.margin)
    lines.push({ ...style, text, x: width, y: name.lastBaseline, align: 'right' })
    if (band !== null)
      shapes.push({
        kind: 'arrow',
        x: width - widthOf(text, style, setting.measure) - 6 * scale,
        y: name.lastBaseline - 0.34 * style.size,
        size: 6 * scale,
        turn: TURNS[band],
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
  const parts: Part[] = [{ kind: 'dish', lines, sheetId: dish.sheetId }]
  return { height, parts, shapes }
}

/** Dots from the name to the price, under each other from dish to dish. */
function leader({ scale, theme }: Setting, { end }: DishName, priceLeft: number, y: number): Shape[] {
  const gap = DOT_GAP * scale
  const x1 = Math.ceil((end + LEADER_GAP * scale) / gap) * gap
  const x2 = priceLeft - LEADER_GAP * scale
  if (x2 - x1 < SHORTEST_LEADER * scale) return []
  return [{ kind: 'dots', x1, x2, y, width: DOT * scale, gap, color: theme.line }]
}
