import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { zipEntries } from '#domain/tables/zip-entries.ts'
import { unpackArchive } from './unpack-archive.ts'
import { memberName, rereadName, shownPath } from './member-name.ts'
import { MAX_ARCHIVE_BYTES } from './recognise.ts'
import { MAX_PICTURES_BYTES, PICTURE_NAME } from './source-picture.ts'
import type { Around, Source, SourceFacts, SourceFile } from './source.ts'
import type { ArchiveTakes } from './takes.ts'

/** What is left to unpack of everything that one dropped file holds, in bytes. */
export interface Budget {
  left: number
}

/** Opens a file of an archive. */
type OpenMember<Own extends SourceFacts> = (file: SourceFile, around: Around) => Promise<Source<Own>[]>

/** What programs leave in archives: no file of anyone's. */
export const NOBODYS = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/iu

/** The files of an archive, each opened by itself, but for what the reader skips of it. */
export async function openArchive<Own extends SourceFacts>(
  { path, bytes }: SourceFile,
  takes: ArchiveTakes<Own> | undefined,
  budget: Budget,
  onProgress: (share: number) => void,
  open: OpenMember<Own>,
): Promise<Source<Own>[]> {
  const contents = zipEntries(bytes)
  if (!contents.known) return [{ path, known: false, reason: contents.reason }]
  const sizes = new Map(contents.entries.map(({ name, size }) => [shownPath(memberName(name)), size]))
  const isSkipped = takes?.skipped(sizes.keys()) ?? (() => false)
  const { isWanted, tooLarge, picturesLeftOut } = wantedOf(sizes, isSkipped)
  const unpacked = unpackArchive(bytes, {
    isRead: (name) => !name.endsWith('/') && isWanted(shownPath(rereadName(name))),
    onProgress: (share) => onProgress(share / 2),
    atMost: budget.left,
  })
  if (!unpacked.known) {
    const reason = unpacked.reason === 'broken-workbook' ? 'broken-file' : unpacked.reason
    return [{ path, known: false, reason }]
  }
  const members = Array.from(unpacked.parts, ([name, part]) => ({
    path: shownPath(rereadName(name)),
    bytes: part,
  }))
  budget.left -= members.reduce((sum, member) => sum + member.bytes.length, 0)
  const pictures = members.filter((member) => PICTURE_NAME.test(member.path))
  const files = members.filter((member) => !PICTURE_NAME.test(member.path))
  const sources: Source<Own>[] = tooLarge.map((name) => ({
    path: inside(path, name),
    known: false,
    reason: 'file-too-large',
  }))
  const around = { pictures, isAlone: files.length === 1 }
  for (const [at, file] of files.entries()) {
    sources.push(
      ...(await open(file, around)).map((source) => ({ ...source, path: inside(path, source.path) })),
    )
    onProgress(0.5 + (at + 1) / files.length / 2)
  }
  return takes?.join(path, sources, picturesLeftOut) ?? sources
}

const inside = (archive: string, path: string) => shownPath(`${archive}/${path}`)

/** Which files of an archive are unpacked, documents that are too large to be, and how many pictures are not. */
function wantedOf(sizes: ReadonlyMap<string, number>, isSkipped: (name: string) => boolean) {
  const wanted = new Set<string>()
  const tooLarge: string[] = []
  let ofPictures = 0
  let picturesLeftOut = 0
  for (const [name, size] of sizes) {
    if (NOBODYS.test(name) || size === 0 || isSkipped(name)) continue
    if (PICTURE_NAME.test(name)) {
      if (size > MAX_PHOTO_BYTES || ofPictures + size > MAX_PICTURES_BYTES) {
        picturesLeftOut += 1
        continue
      }
      ofPictures += size
    } else if (size > (/\.zip$/iu.test(name) ? MAX_ARCHIVE_BYTES : MAX_FILE_BYTES)) {
      tooLarge.push(name)
      continue
    }
    wanted.add(name)
  }
  return { isWanted: (name: string) => wanted.has(name), tooLarge, picturesLeftOut }
}
