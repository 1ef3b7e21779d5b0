import { readXml } from './xml-events.ts'
import { createBlockWriter } from './document-blocks.ts'
import type { DocumentContent } from './document-blocks.ts'

/** Parts that are no text of the document: what was deleted or moved away, and what older programs show instead. */
const UNREAD: ReadonlySet<string> = new Set(['del', 'moveFrom', 'Fallback'])

/** The paragraphs, tables and pictures (by the ids of their relations) of a Word document, by its part 'word/document.xml'. @throws DocumentTooLarge */
export function wordBlocks(xml: string): DocumentContent {
  const writer = createBlockWriter()
  /** Texts of the paragraphs that are open: a text box is within one. */
  const open: string[] = []
  let unread = 0
  let inText = false
  let inRun = 0
  const add = (text: string) => {
    if (unread === 0 && open.length > 0) open[open.length - 1] += text
  }
  readXml(xml, {
    open: (name, attribute, isEmpty) => {
      if (UNREAD.has(name) && !isEmpty) unread += 1
      if (unread > 0) return
      if (name === 'p' && !isEmpty) open.push('')
      else if (name === 'p') writer.paragraph('')
      else if (name === 'r' && !isEmpty) inRun += 1
      else if (name === 't') inText = !isEmpty
      else if (name === 'blip') writer.picture(attribute('r:embed') ?? '')
      else if (name === 'tbl') writer.openTable()
      else if (name === 'tr') writer.openRow()
      else if (name === 'tc') writer.openCell(1, false)
      else if (name === 'gridSpan') writer.changeCell({ columns: Number(attribute('w:val') ?? 1) })
      else if (name === 'vMerge') writer.changeCell({ continued: attribute('w:val') !== 'restart' })
      else if (name === 'gridBefore') writer.openCell(Number(attribute('w:val') ?? 1), false)
      else if (inRun > 0 && name === 'tab') add('\t')
      else if (inRun > 0 && (name === 'br' || name === 'cr')) add('\n')
      else if (inRun > 0 && name === 'noBreakHyphen') add('-')
    },
    close: (name) => {
      if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
      else if (unread > 0) return
      else if (name === 'p') for (const line of (open.pop() ?? '').split('\n')) writer.paragraph(line)
      else if (name === 'r') inRun = Math.max(0, inRun - 1)
      else if (name === 't') inText = false
      else if (name === 'tc') writer.closeCell()
      else if (name === 'tbl') writer.closeTable()
    },
    text: (text) => {
      if (inText) add(text)
    },
  })
  return writer.written()
}
