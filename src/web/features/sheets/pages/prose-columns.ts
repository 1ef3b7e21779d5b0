import { abreast, type Block, stacked } from '#web/lib/pages/block.ts'
import { widthOf } from '#web/lib/pages/measure.ts'
import type { PageFlow } from '#web/lib/pages/page-flow.ts'
import { type PaperSetting, sectionTitle, textBlock } from '#web/lib/pages/paper-blocks.ts'
import { LEADING, PAPER_STYLES } from '#web/lib/pages/paper-styles.ts'
import { type LineCount, type MethodBand, methodBands } from './method-bands.ts'
import type { DocumentProse } from '../document/sheet-document.ts'

/** Points: above the title, under it, between two columns, under a paragraph. */
const ABOVE = 9
const BELOW_TITLE = 4
const GUTTER = 32
const BETWEEN = 2
/** Fewer lines than this are not begun at the foot of a page. */
const FEWEST_LINES = 3

interface ProseSetting extends PaperSetting {
  /** Begins where the page has room, and goes on on the next; otherwise it is read from the top of a page where it is long. */
  continues: boolean
}

/** A text in two columns a page; a single column, too long to be cut, runs on. */
export function putProse(
  flow: PageFlow,
  { title, paragraphs, empty }: DocumentProse,
  setting: ProseSetting,
): void {
  const { width, measure } = setting
  const style = PAPER_STYLES.text
  const paragraphIn = (text: string, room: number) =>
    textBlock([{ text, style }], { room, leading: LEADING.prose }, measure)
  const column = (width - GUTTER) / 2
  const titled = stacked([sectionTitle(title, setting), BELOW_TITLE])
  const lines: LineCount = {
    paragraph: (text) => (paragraphIn(text, column).height + BETWEEN) / LEADING.prose,
    sentence: (text) => widthOf(`${text} `, style, measure) / column,
    // A line less: sentences end before the edge of their column.
    column: Math.floor(flow.height / LEADING.prose) - 1,
  }
  const linesIn = (height: number) => Math.floor((height - titled.height) / LEADING.prose) - 1
  const rooms = {
    here: setting.continues ? linesIn(flow.room - ABOVE) : 0,
    onNewPage: linesIn(flow.height),
  }
  const [first, ...others] = bandsFrom(paragraphs, lines, rooms)
  if (first === undefined) {
    const none = textBlock([{ text: empty, style: PAPER_STYLES.dimmed }], { room: width }, measure)
    flow.put(stacked([titled, none]), { gap: ABOVE })
    return
  }
  const blocksOf = (band: MethodBand): Block[] => {
    const [left = [], right] = band
    if (right === undefined) return left.flatMap((text) => lineBlocks(paragraphIn(text, width)))
    const columns = [left, right].map((texts, index) => ({
      x: index * (column + GUTTER),
      block: stacked(texts.flatMap((text) => [paragraphIn(text, column), BETWEEN])),
    }))
    return [abreast(columns)]
  }
  const [begin, ...rest] = blocksOf(first)
  if (begin) flow.put(stacked([titled, begin]), { gap: ABOVE })
  for (const block of rest) flow.put(block)
  for (const band of others) {
    // Beside the columns of a page the reading order would be unclear.
    flow.turn()
    for (const block of blocksOf(band)) flow.put(block)
  }
}

/** Begun where there is room for all of it, or for two columns; on a new page otherwise. */
function bandsFrom(
  paragraphs: readonly string[],
  lines: LineCount,
  { here, onNewPage }: { here: number; onNewPage: number },
): MethodBand[] {
  const begun = methodBands(paragraphs, lines, here)
  const [first] = begun
  if (first === undefined || (begun.length === 1 && first.length === 1)) return begun
  const fits = first.length === 2 && here >= FEWEST_LINES && highest(first, lines) <= here
  return fits ? begun : methodBands(paragraphs, lines, onNewPage)
}

/** Lines of the longest column. */
function highest(band: MethodBand, { paragraph }: LineCount): number {
  return Math.max(...band.map((texts) => texts.reduce((sum, text) => sum + paragraph(text), 0)))
}

/** A paragraph as it is cut between two pages: its first lines together, then line by line. */
function lineBlocks(paragraph: Block): Block[] {
  const [part] = paragraph.parts
  const lines = part === undefined || 'cells' in part ? [] : part.lines
  const together = lines.slice(0, FEWEST_LINES)
  const pieces = [together, ...lines.slice(FEWEST_LINES).map((line) => [line])]
  return pieces.map((piece, index) => {
    const top = index === 0 ? 0 : (FEWEST_LINES + index - 1) * LEADING.prose
    const height = piece.length * LEADING.prose + (index === pieces.length - 1 ? BETWEEN : 0)
    return {
      height,
      parts: [{ kind: 'text', lines: piece.map((line) => ({ ...line, y: line.y - top })) }],
      shapes: [],
      pictures: [],
    }
  })
}
