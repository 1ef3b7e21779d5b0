import { unpackArchive } from './unpack-archive.ts'

/** Where office formats say when a document was saved: Office Open XML and OpenDocument. */
const PARTS = ['docProps/core.xml', 'meta.xml']
const DATE = /<(?:dcterms:modified|dc:date)\b[^>]*>\s*([^<]+?)\s*</u
const MOST_BYTES = 1024 * 1024
/** Programs that know no date write one of the last century. */
const FIRST_YEAR = 2000

/** When an office document says that it was saved, ISO 8601 in UTC; null where it says nothing that can be read. */
export function savedAt(bytes: Uint8Array<ArrayBuffer>): string | null {
  const unpacked = unpackArchive(bytes, {
    isRead: (name) => PARTS.includes(name),
    onProgress: () => undefined,
    atMost: MOST_BYTES,
  })
  if (!unpacked.known) return null
  for (const part of unpacked.parts.values()) {
    const at = new Date(DATE.exec(new TextDecoder().decode(part))?.[1] ?? '')
    if (at.getUTCFullYear() >= FIRST_YEAR) return at.toISOString()
  }
  return null
}
