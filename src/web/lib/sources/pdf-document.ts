import { definePDFJSModule, getDocumentProxy } from 'unpdf'
import { importModule } from '../browser/import-module.ts'

/** Errors of the reader: from 0 to 5, with these none is written to the console. */
const NO_MESSAGES = 0

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** A PDF in its reader; the caller destroys its `loadingTask`. */
export async function openPdfDocument(bytes: Uint8Array): Promise<PdfDocument> {
  await loadReader()
  // The reader detaches the buffer that it is given.
  return getDocumentProxy(bytes.slice(), { enableXfa: false, stopAtErrors: false, verbosity: NO_MESSAGES })
}

/**
 * Loads PDF.js. In a worker it would answer the messages of that worker's page, which it takes for its own, unless there
 * is a window while it is loaded.
 */
async function loadReader(): Promise<void> {
  const scope: { window?: unknown } = globalThis
  const isWindow = 'window' in scope
  if (!isWindow) scope.window = globalThis
  try {
    const reader = await importModule(() => import('unpdf/pdfjs'))
    // Otherwise its address would be tried again, of which a failed download may be remembered.
    await definePDFJSModule(() => Promise.resolve(reader))
  } finally {
    if (!isWindow) delete scope.window
  }
}
