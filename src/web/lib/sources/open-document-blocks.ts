import { readXml } from './xml-events.ts'
import { createBlockWriter } from './document-blocks.ts'
import type { DocumentContent } from './document-blocks.ts'

/** Parts that are no text of the document: notes, comments, what was deleted. */
const UNREAD: ReadonlySet<string> = new Set([
  'note',
  'annotation',
  'tracked-changes',
  'automatic-styles',
  'font-face-decls',
])
const MOST_SPACES = 100

const times = (text: string | null) => Math.min(Math.max(1, Number(text ?? 1) || 1), MOST_SPACES)

/** The paragraphs, tables and pictures (by their paths) of an OpenDocument text, by its part 'content.xml'. @throws DocumentTooLarge */
export function openDocumentBlocks(xml: string): DocumentContent {
  const writer = createBlockWriter()
  const open: string[] = []
  let unread = 0
  /** Cells of the row that the last one covers. */
  let covered = 0
  const add = (text: string) => {
    if (unread === 0 && open.length > 0) open[open.length - 1] += text
  }
  readXml(xml, {
    open: (name, attribute, isEmpty) => {
      if (UNREAD.has(name) && !isEmpty) unread += 1
      if (unread > 0) return
      if ((name === 'p' || name === 'h') && !isEmpty) open.push('')
      else if (name === 'p' || name === 'h') writer.paragraph('')
      else if (name === 'image') writer.picture(attribute('xlink:href') ?? '')
      else if (name === 'table' && !isEmpty) writer.openTable()
      else if (name === 'table-row') writer.openRow()
      else if (name === 'table-cell') {
        const columns = times(attribute('table:number-columns-spanned'))
        const repeated = isEmpty ? times(attribute('table:number-columns-repeated')) : 1
        covered = columns - 1
        writer.openCell(columns * repeated, false)
        if (isEmpty) writer.closeCell()
      } else if (name === 'covered-table-cell') {
        // Those that a wide cell of the same row covers are part of it; others are of a cell above.
        const repeated = times(attribute('table:number-columns-repeated'))
        for (let at = covered; at < repeated; at += 1) writer.openCell(1, true)
        covered = Math.max(0, covered - repeated)
        if (isEmpty) writer.closeCell()
      } else if (name === 's') add(' '.repeat(times(attribute('text:c'))))
      else if (name === 'tab') add('\t')
      else if (name === 'line-break') add('\n')
    },
    close: (name) => {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      else if (unread > 0) return
      else if (name === 'p' || name === 'h') {
        const text = open.pop()
        if (text !== undefined) for (const line of text.split('\n')) writer.paragraph(line)
      } else if (name === 'table-cell' || name === 'covered-table-cell') writer.closeCell()
      else if (name === 'table') writer.closeTable()
    },
    text: add,
  })
  return writer.written()
}
