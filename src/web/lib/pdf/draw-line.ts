import type PDFDocument from 'pdfkit'
import { FACES, UNJOINED } from '#domain/typesetting/faces.ts'
import { shown } from '#web/lib/pages/measure.ts'
import type { Line } from '#web/lib/pages/page.ts'
import { fontRuns, type PdfFaces } from './pdf-faces.ts'

/** Sets a line as the page shows it, each letter in the first of its face's fonts that has it. */
export function drawLine(pdf: PDFDocument, line: Line, faces: PdfFaces): void {
  const { size, spacing, face } = line
  const options = {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: spacing,
    // Only where there are figures: words without features are laid out once for the whole document.
    ...(FACES[face].figure !== null && /\d/u.test(line.text) && { features: ['tnum', 'lnum'] }),
    ...(FACES[face].capitals && { features: UNJOINED }),
  } as const
  const runs = fontRuns(shown(line.text, line), faces.of(face)).map(({ text, font }) => {
    const name = faces.nameOf(font)
    // A run's last letter is followed by space like every other.
    const width = pdf.font(font, name, size).widthOfString(text, options) + spacing
    return { text, font, name, width }
  })
  const width = runs.reduce((all, run) => all + run.width, -spacing)
  const offset = { left: 0, center: width / 2, right: width }[line.align]
  pdf.save().fillColor(line.color).translate(line.x, line.y)
  if (line.upright) pdf.rotate(-90)
  let x = -offset
  for (const run of runs) {
    pdf.font(run.font, run.name, size).text(run.text, x, 0, options)
    x += run.width
  }
  pdf.restore()
}
