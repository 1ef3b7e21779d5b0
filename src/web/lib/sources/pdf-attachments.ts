import { openPdfDocument } from './pdf-document.ts'
import type { PdfDocument } from './pdf-document.ts'
import { isEncryptedPdf, pdfUnpacksTooLarge } from './pdf-streams.ts'

/** Pages that are searched for text where a PDF carries no file. */
const MOST_PAGES = 3
/** Letters of a PDF that has text: a scan may have a number printed on it. */
const LEAST_LETTERS = 20

interface PdfAttachment {
  /** As the PDF names it; not believed. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export type PdfAttachments =
  | { known: true; attachments: PdfAttachment[] }
  | { known: false; reason: 'locked-pdf' | 'unpacked-too-large' | 'too-many-attachments' | 'scanned-pdf' }

export interface AttachmentLimits {
  attachments: number
  /** Of all streams of the PDF together. */
  unpackedBytes: number
}

/**
 * The files that a PDF carries.
 * @returns `scanned-pdf` for one that carries none and whose pages are pictures
 * @throws for a PDF that is damaged
 */
export async function pdfAttachments(bytes: Uint8Array, limits: AttachmentLimits): Promise<PdfAttachments> {
  if (isEncryptedPdf(bytes)) return { known: false, reason: 'locked-pdf' }
  if (pdfUnpacksTooLarge(bytes, limits.unpackedBytes)) return { known: false, reason: 'unpacked-too-large' }
  const document = await openPdfDocument(bytes)
  try {
    const named = (await document.getAttachments()) ?? new Map<string, { filename: string }>()
    if (named.size > limits.attachments) return { known: false, reason: 'too-many-attachments' }
    const attachments: PdfAttachment[] = []
    for (const [key, { filename }] of named) {
      const content = await document.getAttachmentContent(key)
      if (content !== null) attachments.push({ name: filename, bytes: new Uint8Array(content) })
    }
    if (attachments.length === 0 && !(await hasText(document))) return { known: false, reason: 'scanned-pdf' }
    return { known: true, attachments }
  } finally {
    await document.loadingTask.destroy()
  }
}

async function hasText(document: PdfDocument): Promise<boolean> {
  let letters = 0
  for (let page = 1; page <= Math.min(MOST_PAGES, document.numPages); page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) letters += 'str' in item ? item.str.trim().length : 0
  }
  return letters >= LEAST_LETTERS
}
