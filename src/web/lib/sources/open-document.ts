import { strFromU8 } from 'fflate'
import { MAX_UNPACKED_BYTES } from '#domain/tables/limits.ts'
import { unpackArchive } from './unpack-archive.ts'
import { createPartChecker } from './workbook-limits.ts'
import { memberSizes, takePictures, targetsOf } from './archive-pictures.ts'
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
const RELATIONS = 'word/_rels/document.xml.rels'

/** The text, the tables and the photos of a text document (.docx, .odt) as one tab. Macros and links are not read. */
export function openDocument(
  { path, bytes }: SourceFile,
  kind: keyof typeof PARTS,
  onProgress: (share: number) => void,
): Source {
  const { part, read } = PARTS[kind]
  const refused = (reason: SourceRefusal): Source => ({ path, known: false, reason })
  const sizes = memberSizes(bytes)
  const weight = { cells: 0, filled: 0, tags: 0 }
  const unpacked = unpackArchive(bytes, {
    isRead: (name) => name === part || name === RELATIONS,
    checkerOf: () => createPartChecker('document', weight),
    onProgress,
    atMost: MAX_UNPACKED_BYTES,
  })
  if (!unpacked.known) return refused(unpacked.reason === 'broken-workbook' ? 'broken-file' : unpacked.reason)
  const xml = unpacked.parts.get(part)
  if (xml === undefined) return refused('broken-file')
  try {
    const content = read(strFromU8(xml))
    const written = documentTab(content.blocks, baseName(path))
    if (written === null) return refused('empty-file')
    const { tab, rowsOfBlocks } = written
    const targets = targetsOf(unpacked.parts.get(RELATIONS))
    const drawn = content.pictures.flatMap(({ name, block }) => {
      const media = kind === 'word' ? `word/media/${targets.get(name) ?? ''}` : name
      return sizes.has(media) ? [{ media, tab: 0, row: rowsOfBlocks[block] ?? 0, column: 0 }] : []
    })
    const { pictures, leftOut } = takePictures(bytes, sizes, drawn)
    return {
      path,
      known: true,
      kind,
      tabs: [{ ...tab, hasPicture: pictures.length > 0 }],
      circular: [],
      pictures,
      picturesLeftOut: leftOut,
    }
  } catch (error) {
    if (error instanceof DocumentTooLarge) return refused('too-many-cells')
    throw error
  }
}
