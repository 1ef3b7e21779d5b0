import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import { breakLines } from '#domain/typesetting/break-lines.ts'
import type { PageTheme, TextKind } from '#domain/cartes/themes/theme.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'
import { canvasFont, type CanvasLibrary } from './carte-canvas.ts'
import { drawFrame, drawOrnament, ORNAMENT_HEIGHT } from './draw-ornaments.ts'
import type { PictureFacts } from './picture-facts.ts'

/** What social networks show of a link whole, px. */
export const PICTURE = { width: 1200, height: 630 } as const

const EDGE = 96
const ROOM = PICTURE.width - 2 * EDGE
const HIGHEST = PICTURE.height - 2 * 72
/** The ground where a theme has none: on a white page, a white picture would have no visible edge. */
const PAPER = '#fffdf8'
const LOGO_HEIGHT = 130
const GAP = 26
/** px for a point of a page: a title of 38 pt is 99 px high. */
const LARGEST = 2.6
const SMALLEST = 1.2
const STEP = 0.2
/** Between the parts of the carte; a line is broken after it, and does not end with it. */
const SEPARATOR = '\u00A0· '
const AT_END = /\u00A0·$/u
const MOST_LINES: Partial<Record<TextKind, number>> = { title: 2, heading: 2, gamme: 3 }

interface Block {
  height: number
  /** Whether words of it are left out. */
  cut?: boolean
  draw: (top: number) => void
}

/**
 * The carte as a message shows it: its name, its heading and its parts, in its theme.
 * @param logo of the house, where it can be drawn
 * @returns a PNG of 1200 × 630 px
 */
export async function drawCarte(
  { createCanvas }: CanvasLibrary,
  { theme, nom, heading, parts }: PictureFacts,
  logo: Image | null,
): Promise<Buffer> {
  const canvas = createCanvas(PICTURE.width, PICTURE.height)
  const context = canvas.getContext('2d')
  const { page } = THEMES[theme]
  context.fillStyle = page.ground ?? PAPER
  context.fillRect(0, 0, PICTURE.width, PICTURE.height)
  drawFrame(context, page, PICTURE)
  const set = (scale: number) =>
    [
      logo && logoBlock(context, page, logo),
      textBlock(context, page, 'title', nom, scale),
      textBlock(context, page, 'heading', heading.replaceAll('\n', ' '), scale),
      parts.length > 0 && ornamentBlock(context, page),
      textBlock(context, page, 'gamme', parts.map(unbroken).join(SEPARATOR), scale),
    ].filter((block) => block !== null && block !== false)
  const blocks = fitting(set)
  let top = (PICTURE.height - heightOf(blocks)) / 2
  for (const block of blocks) {
    block.draw(top)
    top += block.height + GAP
  }
  return canvas.encode('png')
}

/** As large as all of it fits; at the smallest size what is too much is cut. */
function fitting(set: (scale: number) => Block[]): Block[] {
  let scale = LARGEST
  let blocks = set(scale)
  while ((heightOf(blocks) > HIGHEST || blocks.some(({ cut }) => cut)) && scale > SMALLEST) {
    scale -= STEP
    blocks = set(scale)
  }
  return blocks
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, (blocks.length - 1) * GAP)
}

function logoBlock(context: SKRSContext2D, page: PageTheme, logo: Image): Block {
  const scale = Math.min(LOGO_HEIGHT / logo.height, ROOM / logo.width)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const left = page.align === 'center' ? (PICTURE.width - width) / 2 : EDGE
  return { height, draw: (top) => context.drawImage(logo, left, top, width, height) }
}

function ornamentBlock(context: SKRSContext2D, page: PageTheme): Block {
  const middle = page.align === 'center' ? PICTURE.width / 2 : EDGE
  return { height: ORNAMENT_HEIGHT, draw: (top) => drawOrnament(context, page, middle, top) }
}

function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00A0')
}

/** Null without a word. A text of too many lines ends with an ellipsis. */
function textBlock(
  context: SKRSContext2D,
  page: PageTheme,
  kind: TextKind,
  content: string,
  scale: number,
): Block | null {
  if (content === '') return null
  const { face, size, leading, color, spacing = 0, uppercase = false } = page.styles[kind]
  const px = size * scale
  const choose = () => {
    context.font = canvasFont(face, px)
    context.letterSpacing = `${spacing * px}px`
    context.fillStyle = color
    context.textAlign = page.align
    context.textBaseline = 'alphabetic'
  }
  choose()
  const text = uppercase ? content.toLocaleUpperCase('fr') : content
  const all = breakLines(text, ROOM, (words) => context.measureText(words).width, page.align === 'center')
  const most = MOST_LINES[kind] ?? 1
  const lines = all.slice(0, most).map((words) => words.replace(AT_END, ''))
  if (all.length > most) lines.push(`${(lines.pop() ?? '').replace(/[\s,:;·]+\S*$/u, '')}…`)
  return {
    height: lines.length * px * leading,
    cut: all.length > most,
    draw: (top) => {
      choose()
      const left = page.align === 'center' ? PICTURE.width / 2 : EDGE
      for (const [index, line] of lines.entries())
        context.fillText(line, left, top + (index + 0.5) * px * leading + px * 0.34)
    },
  }
}
