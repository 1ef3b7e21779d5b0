import type { CarteDocument, CarteLogo } from '../carte-document.ts'
import type { Page, Part, Picture, Shape } from '#web/lib/pages/page.ts'
import { place } from '#web/lib/pages/place.ts'
import { aligned, block } from './setting.ts'
import type { Block, Setting } from './setting.ts'

/** In the theme's points. */
const LOGO_HEIGHT = 62
const LOGO_WIDTH = 190
const ORNAMENT_GAP = 18
const SHORT_RULE = 26
const DIAMOND = 2.6
const DIAMOND_GAP = 9
const HAIRLINE = 0.6
/** Parts of its size that a title is tried at. */
const ONE_LINE = [1, 0.92, 0.84, 0.76]
const TWO_LINES = [0.92, 0.84, 0.76, 0.68]
const LONG_TITLE = 0.52

export interface Heading {
  height: number
  parts: Part[]
  shapes: Shape[]
  pictures: Picture[]
}

/** The head of the first page, over all its columns: logo, name, subtitle, an ornament. */
export function headingOf(setting: Setting, carte: CarteDocument): Heading {
  const { title, secondTitle, heading, secondHeading, logo } = carte
  const { theme, scale, width } = setting
  const parts: Part[] = []
  const pictures: Picture[] = []
  let height = 0
  if (logo) {
    const picture = logoIn(setting, logo)
    pictures.push(picture)
    height += picture.height + theme.gaps.logo * scale
  }
  const titled = titleOf(setting, title, height)
  parts.push({ kind: 'title', lines: titled.lines })
  height += titled.height
  const below = (text: string | undefined, second: boolean) => {
    if (text === undefined || text.trim() === '') return
    const top = height + (second ? 0 : 4 * scale)
    const written = block(setting, 'heading', text, { ...aligned(setting), top, room: width, second })
    parts.push({ kind: 'text', lines: written.lines })
    height = top + written.height
  }
  below(secondTitle, true)
  below(heading, false)
  below(secondHeading, true)
  const ornament = ornamentOf(setting, height + ORNAMENT_GAP * scale)
  return { parts, pictures, shapes: ornament.shapes, height: ornament.bottom + theme.gaps.heading * scale }
}

/** Of pages that have a cover before them. */
export const NO_HEADING: Heading = { height: 0, parts: [], shapes: [], pictures: [] }

export function placeHeading(heading: Heading, x: number, y: number, page: Page): void {
  place(heading, x, y, page)
  for (const picture of heading.pictures)
    page.pictures.push({ ...picture, x: picture.x + x, y: picture.y + y })
}

/** On one line when it nearly fits one, then on two; a title of many words is set small. */
function titleOf(setting: Setting, title: string, top: number): Block {
  const place = { ...aligned(setting), top, room: setting.width }
  const sizes = [
    ...ONE_LINE.map((size) => ({ size, most: 1 })),
    ...TWO_LINES.map((size) => ({ size, most: 2 })),
  ]
  for (const { size, most } of sizes) {
    const titled = block(setting, 'title', title, { ...place, size })
    if (titled.lines.length <= most) return titled
  }
  return block(setting, 'title', title, { ...place, size: LONG_TITLE })
}

function logoIn({ theme, scale, width }: Setting, logo: CarteLogo): Picture {
  const ratio = Math.min((LOGO_WIDTH * scale) / logo.width, (LOGO_HEIGHT * scale) / logo.height)
  const size = { width: logo.width * ratio, height: logo.height * ratio }
  return { src: logo.src, x: theme.align === 'center' ? (width - size.width) / 2 : 0, y: 0, ...size }
}

function ornamentOf({ theme, scale, width }: Setting, y: number): { shapes: Shape[]; bottom: number } {
  const middle = width / 2
  const short = SHORT_RULE * scale
  const rule = { kind: 'rule', y1: y, y2: y, width: HAIRLINE * scale, color: theme.ink } as const
  switch (theme.headingOrnament) {
    case 'diamond': {
      const gap = DIAMOND_GAP * scale
      return {
        shapes: [
          { ...rule, x1: middle - gap - short, x2: middle - gap },
          { kind: 'diamond', x: middle, y, radius: DIAMOND * scale, color: theme.accent },
          { ...rule, x1: middle + gap, x2: middle + gap + short },
        ],
        bottom: y,
      }
    }
    case 'doubleRule': {
      const below = y + 3 * scale
      return {
        shapes: [
          { ...rule, x1: 0, x2: width, width: 1.6 * scale },
          { ...rule, x1: 0, x2: width, y1: below, y2: below },
        ],
        bottom: below,
      }
    }
    case 'diamondRule': {
      const gap = DIAMOND_GAP * scale
      return {
        shapes: [
          { ...rule, x1: 0, x2: middle - gap, color: theme.accent },
          { kind: 'diamond', x: middle, y, radius: DIAMOND * 1.4 * scale, color: theme.accent },
          { ...rule, x1: middle + gap, x2: width, color: theme.accent },
        ],
        bottom: y,
      }
    }
    case 'bar':
      return {
        shapes: [{ ...rule, x1: 0, x2: short, width: 3 * scale, color: theme.accent }],
        bottom: y,
      }
    case 'rule':
      return {
        shapes: [{ ...rule, x1: middle - 2 * short, x2: middle + 2 * short, color: theme.line }],
        bottom: y,
      }
  }
}
