import type { SitePage } from '#contract/site.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { PICTURE_SIZE } from '../head.ts'
import { pageMeta } from '../page-meta.ts'
import type { SiteTexts } from '../site-texts.ts'
import { Brush, INK, type Lettering } from './brush.ts'
import type { CanvasLibrary } from './canvas.ts'
import { flatPng } from './flat-png.ts'
import { drawListCard } from './list-card.ts'
import { pageMatter } from './page-matter.ts'
import { drawSheetCard } from './sheet-card.ts'

const MARGIN = 72
const TEXT_WIDTH = 490
const MIDDLE = 330

const WORDMARK: Lettering = { face: 'Fraunces', size: 44, weight: 600, colour: INK.bottle, tracking: -1 }
const TAGLINE: Lettering = { face: 'Instrument Sans', size: 27, weight: 400, colour: INK.dimmed }
/** From the largest down: the first in which the title takes three lines or fewer. */
const TITLE_SIZES = [72, 62, 54, 46]
const LEADING = 1.12
const MOST_ROWS = 6
/** Stays with the word it leads to. */
const LEADING_WORD = / (de|et|à|of|and|to) /g

/** What stands for a page where its address is shared: its title, and what it holds. PNG. */
export function pagePicture(
  { createCanvas }: CanvasLibrary,
  { page, language, texts }: { page: SitePage; language: Language; texts: SiteTexts },
): Buffer {
  const canvas = createCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height)
  const context = canvas.getContext('2d')
  const brush = new Brush(context)
  brush.fill(INK.paper, 0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height)
  drawWordmark(brush)
  drawTitle(brush, pageMeta(page.name, texts).title)
  brush.text(texts.shell.footer.tagline, MARGIN, PICTURE_SIZE.height - MARGIN, TAGLINE)
  const rows = pageMatter(page, texts).slice(0, MOST_ROWS)
  if (rows.length > 0) drawListCard(brush, rows)
  else drawSheetCard(brush, texts, language)
  return flatPng(context.getImageData(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height))
}

function drawWordmark(brush: Brush): void {
  const width = brush.text('gramme', MARGIN, MARGIN + 40, WORDMARK)
  brush.text('.', MARGIN + width, MARGIN + 40, { ...WORDMARK, colour: INK.saffron })
}

function drawTitle(brush: Brush, written: string): void {
  const title = written.replace(LEADING_WORD, ' $1\u00a0')
  const settings = TITLE_SIZES.map((size) => {
    const lettering: Lettering = {
      face: 'Fraunces',
      size,
      weight: 600,
      colour: INK.ink,
      tracking: -size / 60,
    }
    return { lettering, size, lines: brush.wrapped(title, TEXT_WIDTH, lettering) }
  })
  const { lettering, size, lines } =
    settings.find((setting) => setting.lines.length <= 3) ?? settings.at(-1) ?? {}
  if (!lettering || !size || !lines) return
  const top = MIDDLE - (lines.length * size * LEADING) / 2
  lines.forEach((line, place) => brush.text(line, MARGIN, top + size * (0.82 + place * LEADING), lettering))
}
