import { strFromU8 } from 'fflate'
import { MAX_UNPACKED_BYTES } from '#domain/price-lists/limits.ts'
import { unpackArchive } from '../spreadsheet/unpack-archive.ts'
import { createPartChecker } from '../spreadsheet/workbook-limits.ts'
import { DocumentTooLarge } from './document-blocks.ts'
import { documentTab } from './document-tab.ts'
import { baseName } from './member-name.ts'
import { openDocumentBlocks } from './open-document-blocks.ts'
import type { Source, SourceFile, SourceRefusal } from './source.ts'
import { wordBlocks } from './word-blocks.ts'

const PARTS = {
  word: { part: 'word/document.xml', read: wordBlocks },
  'open-document': { part: 'content.xml', read: openDocumentBlocks },
} as const

/** The text and the tables of a text document (.docx, .odt) as one tab. Macros, links and pictures are not read. */
export function openDocument(
  { path, bytes }: SourceFile,
  kind: keyof typeof PARTS,
  onProgress: (share: number) => void,
): Source {
  const { part, read } = PARTS[kind]
  const refused = (reason: SourceRefusal): Source => ({ path, known: false, reason })
  const unpacked = unpackArchive(bytes, {
    isRead: (name) => name === part,
    checkerOf: () => createPartChecker('document', { cells: 0, filled: 0, tags: 0 }),
    onProgress,
    atMost: MAX_UNPACKED_BYTES,
  })
  if (!unpacked.known) return refused(unpacked.reason === 'broken-workbook' ? 'broken-file' : unpacked.reason)
  const xml = unpacked.parts.get(part)
  if (xml === undefined) return refused('broken-file')
  try {
    const tab = documentTab(read(strFromU8(xml)), baseName(path))
    if (tab === null) return refused('empty-file')
    return {
      path,
      known: true,
      kind,
      tabs: [tab],
      circular: [],
      recipes: null,
      pictures: [],
      picturesLeftOut: 0,
    }
  } catch (error) {
    if (error instanceof DocumentTooLarge) return refused('too-many-cells')
    throw error
  }
}
