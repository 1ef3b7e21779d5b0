import { fileNamePart } from '#web/lib/format/file-name-part.ts'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { drawPdf, type PdfAbout, type PdfSources } from './draw-pdf.ts'
import { fetchFont } from './fetch-font.ts'
import { lettersOfPages, pdfFaces } from './pdf-faces.ts'
import { pictureForPdf } from './picture-for-pdf.ts'

export interface PagesFileAbout extends PdfAbout {
  /** What its file's name begins with. */
  kind: string
  /** What its file is called after, where that is not its title. */
  fileTitle?: string
  /** A picture of the pages as a PDF can hold it. */
  picture?: PdfSources['picture']
}

/** Hands composed pages to the reader as a PDF: 'carte-bistrot-du-canal.pdf'. */
export async function offerPagesPdf(
  pages: readonly Page[],
  { kind, fileTitle, picture = pictureForPdf, ...about }: PagesFileAbout,
): Promise<void> {
  const faces = await pdfFaces(lettersOfPages(pages), fetchFont)
  const file = await drawPdf(pages, about, { faces, picture })
  const name = [kind, fileNamePart(fileTitle ?? about.title)].filter((part) => part !== '').join('-')
  downloadFile(`${name}.pdf`, new Blob([file], { type: 'application/pdf' }))
}
