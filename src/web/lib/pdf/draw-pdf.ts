import Pdf from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import type { Page } from '#web/lib/pages/page.ts'
import { drawParts } from './draw-parts.ts'
import { drawShape } from './draw-shape.ts'
import { pdfFaces } from './pdf-faces.ts'
import type { LoadFont } from './pdf-faces.ts'

export interface PdfSources {
  font: LoadFont
  /** A picture as a PDF can hold it: JPEG or PNG. */
  picture: (src: string) => Promise<ArrayBuffer>
}

/** Composed pages as a PDF, each thing where the page says it is. Rejects when a font or a picture cannot be had. */
export async function drawPdf(
  pages: readonly Page[],
  { title, language }: { title: string; language: string },
  sources: PdfSources,
): Promise<Uint8Array<ArrayBuffer>> {
  const addresses = [...new Set(pages.flatMap(({ pictures }) => pictures.map(({ src }) => src)))]
  const [faces, ...files] = await Promise.all([
    pdfFaces(pages, sources.font),
    ...addresses.map((address) => sources.picture(address)),
  ])
  const pdf = new Pdf({
    pdfVersion: '1.5',
    tagged: true,
    autoFirstPage: false,
    font: '',
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Gramme', Producer: 'Gramme' },
  })
  const bytes = toBytes(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const { width, height, ground, shapes, pictures, parts } of pages) {
    pdf.addPage({ size: [width, height], margin: 0 })
    pdf.markContent('Artifact', { type: 'Layout' })
    if (ground !== null) pdf.rect(0, 0, width, height).fill(ground)
    for (const shape of shapes) drawShape(pdf, shape)
    for (const { src, x, y, ...size } of pictures) {
      const file = files[addresses.indexOf(src)]
      if (file) pdf.image(file, x, y, size)
    }
    pdf.endMarkedContent()
    drawParts(pdf, parts, { root, faces })
  }
  root.end()
  pdf.end()
  return bytes
}
