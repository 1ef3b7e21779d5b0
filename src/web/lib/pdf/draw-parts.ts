import type PDFDocument from 'pdfkit'
import type { StructureElement, StructureType } from 'pdfkit'
import type { Line, Part, TextPart } from '#web/lib/pages/page.ts'
import { drawLine } from './draw-line.ts'
import type { PdfFaces } from './pdf-faces.ts'

const TAGS: Record<Exclude<TextPart['kind'], 'dish'>, StructureType> = {
  title: 'H1',
  section: 'H2',
  subsection: 'H3',
  text: 'P',
}

/** Draws what a page says, each thing as what it is: a PDF that is read aloud has headings, lists and tables too. */
export function drawParts(
  pdf: PDFDocument,
  parts: readonly Part[],
  { root, faces }: { root: StructureElement; faces: PdfFaces },
): void {
  let list: StructureElement | null = null
  let table: StructureElement | null = null
  const leaf = (tag: StructureType, lines: readonly Line[]): StructureElement => {
    const content = pdf.markStructureContent(tag)
    for (const line of lines) drawLine(pdf, line, faces)
    pdf.endMarkedContent()
    return pdf.struct(tag).add(content)
  }
  const under = (parent: StructureElement, tag: StructureType): StructureElement => {
    const element = pdf.struct(tag)
    parent.add(element)
    return element
  }
  for (const part of parts) {
    if ('cells' in part) {
      table ??= under(root, 'Table')
      const row = under(table, 'TR')
      part.cells.forEach((lines, column) => {
        const heads = column === (part.namedBy ?? 0) || part.kind === 'tableHead'
        row.add(leaf(heads ? 'TH' : 'TD', lines))
      })
    } else if (part.kind === 'dish') {
      list ??= under(root, 'L')
      under(list, 'LI').add(leaf('LBody', part.lines))
    } else {
      list = null
      table = null
      root.add(leaf(TAGS[part.kind], part.lines))
    }
  }
}
