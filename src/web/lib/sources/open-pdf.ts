import { baseName } from './member-name.ts'
import { linesOfPage, withoutRunningHeads } from './pdf-lines.ts'
import type { PdfLine, PlacedText } from './pdf-lines.ts'
import { openPdfDocument } from './pdf-document.ts'
import type { PdfDocument } from './pdf-document.ts'
import { isEncryptedPdf, pdfUnpacksTooLarge } from './pdf-streams.ts'
import { pdfTables } from './pdf-tables.ts'
import { pdfTabs } from './pdf-tab.ts'
import type { Source, SourceFile, SourceRefusal } from './source.ts'
import type { TableTakes } from './takes.ts'

const MOST_PAGES = 300
const MOST_TEXTS = 200_000
/** Letters of a page that has text: a scan may have a number printed on it. */
const LEAST_LETTERS = 20

/** The text of a PDF as tabs, its lines and columns found by the position of each text. Scans have none, and are refused. */
export async function openPdf(
  { path, bytes }: SourceFile,
  takes: TableTakes,
  onProgress: (share: number) => void,
): Promise<Source> {
  const refused = (reason: SourceRefusal): Source => ({ path, known: false, reason })
  if (isEncryptedPdf(bytes)) return refused('locked-pdf')
  if (pdfUnpacksTooLarge(bytes)) return refused('unpacked-too-large')
  const document = await openPdfDocument(bytes)
  try {
    if (document.numPages > MOST_PAGES) return refused('too-many-rows')
    const lines: PdfLine[][] = []
    let texts = 0
    for (let page = 1; page <= document.numPages; page += 1) {
      const { placed, height } = await textsOf(await document.getPage(page))
      texts += placed.length
      if (texts > MOST_TEXTS) return refused('too-many-cells')
      lines.push(linesOfPage(placed, height))
      onProgress(page / document.numPages)
    }
    const letters = lines.flat().flatMap(({ segments }) => segments.map(({ text }) => text))
    if (letters.join('').length < LEAST_LETTERS) return refused('scanned-pdf')
    return {
      path,
      known: true,
      kind: 'pdf',
      tabs:
        takes.pages === 'one-table'
          ? pdfTables(withoutRunningHeads(lines), takes)
          : pdfTabs(withoutRunningHeads(lines), baseName(path)),
      circular: [],
      pictures: [],
      picturesLeftOut: 0,
    }
  } finally {
    await document.loadingTask.destroy()
  }
}

type Page = Awaited<ReturnType<PdfDocument['getPage']>>
type Matrix = readonly number[]

/** The texts of a page that are upright when it is shown. */
async function textsOf(page: Page): Promise<{ placed: PlacedText[]; height: number }> {
  const viewport = page.getViewport({ scale: 1 })
  const view: Matrix = viewport.transform
  const { items } = await page.getTextContent()
  const placed = items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, c = 0, d = 0, left = 0, base = 0] = product(view, item.transform as number[])
    if (Math.abs(b) > Math.abs(a) * 0.1 || a <= 0) return []
    const size = Math.hypot(c, d)
    return [{ text: item.str, left, right: left + item.width, base, size: size || item.height || 1 }]
  })
  return { placed, height: viewport.height }
}

function product(one: Matrix, other: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
