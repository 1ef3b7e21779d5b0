import type { Measure } from './measure.ts'
import type { Page } from './page.ts'
import { textBlock } from './paper-blocks.ts'
import { LEADING, PAPER_STYLES } from './paper-styles.ts'
import { placeBlock } from './block.ts'

const MM = 72 / 25.4

/** The paper that documents of the kitchen are on. Points. */
export const KITCHEN_PAPER = {
  portrait: { width: 210 * MM, height: 297 * MM, margin: 20 * MM, css: '210mm 297mm' },
  landscape: { width: 297 * MM, height: 210 * MM, margin: 20 * MM, css: '297mm 210mm' },
} as const

/** Of the foot above the edge of the paper. */
const FOOT = 9 * MM
/** What the foot leaves free beside the page's number. */
const NUMBER_ROOM = 20 * MM

/** Writes the foot of each page, beside its number: '2 / 3'. */
export function withFeet(pages: readonly Page[], foot: string, measure: Measure): readonly Page[] {
  const style = PAPER_STYLES.foot
  pages.forEach((page, index) => {
    const { margin } = KITCHEN_PAPER.portrait
    const width = page.width - 2 * margin
    const options = { leading: LEADING.small, room: width - NUMBER_ROOM }
    const text = textBlock([{ text: foot, style }], options, measure)
    const number = textBlock(
      [{ text: `${String(index + 1)} / ${String(pages.length)}`, style }],
      { ...options, room: width, align: 'right' },
      measure,
    )
    const bottom = page.height - FOOT
    placeBlock(text, margin, bottom - text.height, page)
    placeBlock(number, margin, bottom - number.height, page)
  })
  return pages
}
