import {
  liveFigures,
  LIVE_LINES,
  LIVE_PORTIONS,
  MARKET_PRICES,
} from '#web/features/site/home/live-sheet/live-sheet.ts'
import { formatEuro, formatPercent, formatQuantity } from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { SiteTexts } from '../site-texts.ts'
import { type Brush, INK, type Lettering } from './brush.ts'

const AREA = { x: 624, y: 74, width: 508, height: 482 }
const PADDING = 32
const LEFT = AREA.x + PADDING
const RIGHT = AREA.x + AREA.width - PADDING
const ROW_HEIGHT = 58

const TITLE: Lettering = { face: 'Fraunces', size: 26, weight: 600, colour: INK.ink }
const NAME: Lettering = { face: 'Instrument Sans', size: 19, weight: 600, colour: INK.ink }
const SMALL: Lettering = { face: 'Instrument Sans', size: 16, weight: 400, colour: INK.dimmed }
const FIGURE: Lettering = { face: 'Fraunces', size: 34, weight: 600, colour: INK.ink, tracking: -0.6 }
const atRight = (lettering: Lettering): Lettering => ({ ...lettering, align: 'right' })

/** The sheet of the landing, at the prices it opens with. */
export function drawSheetCard(brush: Brush, texts: SiteTexts, language: Language): void {
  const words = texts.home.sheet
  const figures = liveFigures(MARKET_PRICES, LIVE_PORTIONS.market)
  brush.card(AREA.x, AREA.y, AREA.width, AREA.height)
  brush.text(words.title, LEFT, AREA.y + 54, TITLE)
  let y = AREA.y + 80
  LIVE_LINES.forEach((line, place) => {
    brush.fill(INK.line, LEFT, y, RIGHT - LEFT, 1.5)
    brush.text(words.products[line.key], LEFT, y + 25, NAME)
    const quantity = `${formatQuantity(line.quantity, language)}\u00a0${words.units[line.unit]}`
    const price = `${formatEuro(line.market, language)} / ${words.units[line.per]}`
    const loss =
      line.wastagePercent > 0
        ? words.loss.replace('{loss}', formatPercent(line.wastagePercent, language, 0))
        : ''
    brush.text(`${quantity} · ${price}${loss}`, LEFT, y + 46, SMALL)
    brush.text(formatEuro(figures.lines[place]?.cost ?? 0, language), RIGHT, y + 36, atRight(NAME))
    y += ROW_HEIGHT
  })
  brush.fill(INK.ink, LEFT, y, RIGHT - LEFT, 2.5)
  const label = y + 36
  const figure = y + 76
  brush.text(words.costPortion, LEFT, label, SMALL)
  brush.text(formatEuro(figures.costPortion, language), LEFT, figure, FIGURE)
  brush.text(words.priceTtc, LEFT + 180, label, SMALL)
  brush.text(formatEuro(figures.priceTtc, language), LEFT + 180, figure, FIGURE)
  brush.text(words.margin, RIGHT, label, atRight(SMALL))
  brush.text(
    formatPercent(figures.marginPercent, language),
    RIGHT,
    figure,
    atRight({ ...FIGURE, colour: INK.high }),
  )
}
