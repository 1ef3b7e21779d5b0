import { ALLERGENS } from '#domain/allergens/allergen.ts'
import type { NamedDish } from '../carte-document.ts'
import { breakLines } from '#domain/typesetting/break-lines.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Align, Line } from '#web/lib/pages/page.ts'
import { baseline, lineHeight, secondBlock, styleOf } from './setting.ts'
import type { Block, Setting } from './setting.ts'

/** Of the figures after a name, above its baseline, in their own size. */
const MARK_RISE = 0.62
/** Points, of the theme's. */
const MARK_GAP = 2.5

export interface DishName extends Block {
  /** Of the last line of its first name. */
  lastBaseline: number
  /** Where its last line ends, with what the dish contains. */
  end: number
}

interface Place {
  x: number
  top: number
  room: number
  align: Extract<Align, 'left' | 'center'>
}

/** The name of a dish, and after it what the dish contains, on its last line; below it its name in the second language. */
export function dishName(setting: Setting, dish: NamedDish, { x, top, room, align }: Place): DishName {
  const style = styleOf(setting, 'dish')
  const markStyle = styleOf(setting, 'mark')
  const marks = setting.look.allergenNote === 'marks' ? allergenMarks(dish) : ''
  const marksWidth = marks === '' ? 0 : widthOf(marks, markStyle, setting.measure) + MARK_GAP * setting.scale
  const width = (text: string) => widthOf(text, style, setting.measure)
  const broken = (within: number) => breakLines(dish.name, within, width, align === 'center')
  let texts = broken(room)
  if (width(texts.at(-1) ?? '') + marksWidth > room) texts = broken(Math.max(room - marksWidth, room / 2))
  const last = Math.max(0, texts.length - 1)
  const height = lineHeight(setting, 'dish')
  // Centred, the name is centred together with its marks.
  const shift = align === 'center' ? marksWidth / 2 : 0
  const lines: Line[] = texts.map((text, index) => ({
    ...style,
    text,
    x: index === last ? x - shift : x,
    y: top + height * index + baseline(height, style.size),
    align,
  }))
  const lastWidth = width(texts[last] ?? '')
  const lastBaseline = top + height * last + baseline(height, style.size)
  const nameEnd = align === 'center' ? x - shift + lastWidth / 2 : x + lastWidth
  if (marks !== '')
    lines.push({
      ...markStyle,
      text: marks,
      x: nameEnd + MARK_GAP * setting.scale,
      y: lastBaseline - MARK_RISE * markStyle.size,
      align: 'left',
    })
  const below = { x, top: top + height * Math.max(1, texts.length), room, align }
  const second = secondBlock(setting, 'dish', dish.secondName, below)
  return {
    lines: [...lines, ...second.lines],
    height: below.top - top + second.height,
    lastBaseline,
    end: nameEnd + marksWidth,
  }
}

/** '1, (6), 7': the allergens of a dish by their place in the regulation's list, traces in brackets; '*' where that is not all. */
function allergenMarks({ allergens, traces, undeclared }: NamedDish): string {
  const numbers = ALLERGENS.flatMap((allergen, index) => {
    if (allergens.includes(allergen)) return [String(index + 1)]
    return traces.includes(allergen) ? [`(${String(index + 1)})`] : []
  })
  return [...numbers, ...(undeclared ? ['*'] : [])].join(', ')
}
