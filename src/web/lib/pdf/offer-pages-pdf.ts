import { fileNamePart } from '#web/lib/format/file-name-part.ts'
import { downloadFile } from '#web/lib/browser/download-file.ts'
import type { Page } from '#web/lib/pages/page.ts'
import { drawPdf } from './draw-pdf.ts'
import { fetchFont } from './fetch-font.ts'
import { lettersOfPages, pdfFaces } from './pdf-faces.ts'
import { pictureForPdf } from './picture-for-pdf.ts'

/** Hands composed pages to the reader as a PDF: 'carte-bistrot-du-canal.pdf'. */
export async function offerPagesPdf(
  pages: readonly Page[],
  { title, language, kind }: { title: string; language: string; kind: string },
): Promise<void> {
  const faces = await pdfFaces(lettersOfPages(pages), fetchFont)
  const file = await drawPdf(pages, { title, language }, { faces, picture: pictureForPdf })
  const name = [kind, fileNamePart(title)].filter((part) => part !== '').join('-')
  downloadFile(`${name}.pdf`, new Blob([file], { type: 'application/pdf' }))
}
