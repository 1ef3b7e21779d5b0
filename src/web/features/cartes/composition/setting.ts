import { languagesOf } from '#domain/cartes/languages.ts'
import type { TextLanguage } from '#domain/cartes/languages.ts'
import { priceWords } from '#domain/cartes/words/prices.ts'
import type { PrintedWords } from '#domain/cartes/words/words.ts'
import { formatEuro, formatPercent } from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { CarteDish, CarteDocument, CarteLook } from '../carte-document.ts'
import type { Density } from './density.ts'
import type { PageTheme, TextKind } from '#domain/cartes/themes/theme.ts'
import { breakLines } from '#domain/typesetting/break-lines.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { Measure } from '#web/lib/pages/measure.ts'
import type { Align, Line, LineStyle } from '#web/lib/pages/page.ts'

/** All that rows are built by, for a column of a certain width at a certain size. */
export interface Setting {
  theme: PageTheme
  look: CarteLook
  words: PrintedWords
  /** Of the first lines. */
  language: TextLanguage
  /** What the owner's figures are written in. */
  figures: Language
  measure: Measure
  /** What the theme's points are multiplied by. */
  scale: number
  density: Density
  /** Of the column. */
  width: number
  priceOf: (price: number) => string
  priceWidth: number
  /** To the right of the prices; 0 on the guest's print. */
  marginWidth: number
}

/** Room between a name and its price at least, in the theme's points. */
export const PRICE_GAP = 20
const MARGIN_GAP = 16
const ARROW = 10

export function settingOf(
  carte: CarteDocument,
  given: Pick<Setting, 'theme' | 'look' | 'words' | 'measure' | 'scale' | 'density' | 'width'>,
): Setting {
  const dishes = carte.sections.flatMap((section) => (section.kind === 'gamme' ? section.dishes : []))
  const menus = carte.sections.flatMap((section) => (section.kind === 'menu' ? [section.price] : []))
  const prices = [...dishes.map(({ priceTtc }) => priceTtc), ...menus].filter((price) => price !== null)
  const [language = 'fr'] = languagesOf(carte.languages)
  const priceOf = priceWords(prices, { ...given.look, language })
  const { figures = language } = carte
  const setting = { ...given, language, figures, priceOf, priceWidth: 0, marginWidth: 0 }
  const margins = dishes.flatMap(({ margin }) => (margin ? [marginText(setting, margin)] : []))
  return {
    ...setting,
    priceWidth: widest(prices.map(priceOf), styleOf(setting, 'price'), given.measure),
    marginWidth:
      margins.length === 0
        ? 0
        : widest(margins, marginStyle(setting), given.measure) + (ARROW + MARGIN_GAP) * given.scale,
  }
}

/** Before a margin that is not to be counted on: of a cost that lacks lines, or of an improbable one. */
const SIGNS: Partial<Record<NonNullable<CarteDish['margin']>['standing'], string>> = {
  incomplete: '≈',
  doubtful: '?',
}

/** '9,90 €, 71,9 %'; '≈ 9,90 €, 71,9 %' of a cost that lacks lines, '? 9,90 €, 71,9 %' of an improbable one. */
export function marginText(
  { figures }: Pick<Setting, 'figures'>,
  { percent, amount, standing }: NonNullable<CarteDish['margin']>,
): string {
  const figure = `${formatEuro(amount, figures)}, ${formatPercent(percent, figures)}`
  const sign = SIGNS[standing]
  return sign === undefined ? figure : `${sign}\u00a0${figure}`
}

/** The margin's figure is lighter than the price. */
export function marginStyle(setting: Pick<Setting, 'theme' | 'scale'>): LineStyle {
  const style = styleOf(setting, 'price')
  return { ...style, size: style.size * 0.8 }
}

function widest(texts: readonly string[], style: LineStyle, measure: Measure): number {
  return texts.reduce((most, text) => Math.max(most, widthOf(text, style, measure)), 0)
}

/** Points below which what a guest's health may depend on cannot be read. */
const LEAST: Partial<Record<TextKind, number>> = { mark: 6, footer: 6 }

/** Of a second line below one in capitals, by the size of that: its own letters are small ones, which are lower. */
const BESIDE_CAPITALS = 0.96

/** `second`: of the second language, in the theme's own way. */
function sizeOf({ theme, scale }: Pick<Setting, 'theme' | 'scale'>, kind: TextKind, second: boolean): number {
  const { size: first, uppercase = false } = theme.styles[kind]
  const size = second ? first * (uppercase ? BESIDE_CAPITALS : theme.second.size) : first
  return Math.max(size * scale, LEAST[kind] ?? 0)
}

export function styleOf(
  setting: Pick<Setting, 'theme' | 'scale'>,
  kind: TextKind,
  second = false,
): LineStyle {
  const { face, color, spacing = 0, uppercase = false } = setting.theme.styles[kind]
  const size = sizeOf(setting, kind, second)
  const style = { face, size, color, spacing: spacing * size, uppercase }
  return second ? { ...style, ...setting.theme.second.style, spacing: 0, uppercase: false } : style
}

export function lineHeight(
  setting: Pick<Setting, 'theme' | 'scale'>,
  kind: TextKind,
  second = false,
): number {
  return sizeOf(setting, kind, second) * setting.theme.styles[kind].leading
}

/** Of a baseline below the middle of its line, in the size. */
const BELOW_MIDDLE = 0.32

export interface Block {
  lines: Line[]
  height: number
}

/** What the second lines of a carte in two languages are in. */
const SECOND_LANGUAGE: TextLanguage = 'en'

/** The second text of a block below its first: nothing of a text that has none. */
export function secondBlock(
  setting: Setting,
  kind: TextKind,
  text: string | undefined,
  place: { x: number; top: number; room: number; align: Align; size?: number },
): Block {
  if (text === undefined || text.trim() === '') return { lines: [], height: 0 }
  return block(setting, kind, text, { ...place, second: true })
}

/** A text broken into a block of lines, from `top` down; `room` is its maximum width, `size` a factor on its font size. */
export function block(
  setting: Setting,
  kind: TextKind,
  text: string,
  place: { x: number; top: number; room: number; align: Align; size?: number; second?: boolean },
): Block {
  const sized = { ...setting, scale: setting.scale * (place.size ?? 1) }
  const { second = false } = place
  const style = styleOf(sized, kind, second)
  const height = lineHeight(sized, kind, second)
  const even = place.align === 'center' || kind === 'title'
  const texts = breakLines(text, place.room, (part) => widthOf(part, style, setting.measure), even)
  const lines = texts.map((line, index) => ({
    ...style,
    text: line,
    x: place.x,
    y: place.top + height * index + baseline(height, style.size),
    align: place.align,
    ...(second && { language: SECOND_LANGUAGE }),
  }))
  return { lines, height: height * texts.length }
}

/** Where a baseline is in a line of a height. */
export function baseline(height: number, size: number): number {
  return height / 2 + BELOW_MIDDLE * size
}

/** Where texts of a theme begin: at the left or in the middle of their column. */
export function aligned({ theme, width }: Pick<Setting, 'theme' | 'width'>) {
  return { align: theme.align, x: theme.align === 'center' ? width / 2 : 0 }
}
