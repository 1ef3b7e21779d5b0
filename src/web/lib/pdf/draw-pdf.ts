import Pdf from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import type { Page } from '#web/lib/pages/page.ts'
import { drawParts } from './draw-parts.ts'
import { drawShape } from './draw-shape.ts'
import type { PdfFaces } from './pdf-faces.ts'

export interface PdfAbout {
  title: string
  subject?: string
  language: string
}

export interface PdfSources {
  faces: PdfFaces
  /** A picture as a PDF can hold it: JPEG or PNG. */
  picture: (src: string) => Promise<ArrayBuffer>
}

/** Composed pages as a PDF, each thing where the page says it is. Rejects when a picture cannot be had. */
export async function drawPdf(
  pages: readonly Page[],
  { title, subject, language }: PdfAbout,
  { faces, picture }: PdfSources,
): Promise<Uint8Array<ArrayBuffer>> {
  const addresses = [...new Set(pages.flatMap(({ pictures }) => pictures.map(({ src }) => src)))]
  const files = await Promise.all(addresses.map((address) => picture(address)))
  const pdf = new Pdf({
    pdfVersion: '1.5',
    tagged: true,
    autoFirstPage: false,
    font: '',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      ...(subject !== undefined && { Subject: subject }),
      Creator: 'Gramme',
      Producer: 'Gramme',
    },
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
