import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { zipEntries } from '#domain/tables/zip-entries.ts'
import { unpackArchive } from '../spreadsheet/unpack-archive.ts'
import { memberName, rereadName, shownPath } from './member-name.ts'
import { mergedRecipes } from './merged-recipes.ts'
import { MAX_ARCHIVE_BYTES } from './recognise.ts'
import { SMALL_COPY } from './recipe-photos.ts'
import { MAX_PICTURES_BYTES, PICTURE_NAME } from './source-picture.ts'
import type { Around, Source, SourceFile } from './source.ts'

/** What is left to unpack of everything that one dropped file holds, in bytes. */
export interface Budget {
  left: number
}

/** Opens a file of an archive. */
type OpenMember = (file: SourceFile, around: Around) => Promise<Source[]>

/** What programs leave in archives: no file of anyone's. */
const NOBODYS = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/iu
const DATABASE = /(?:^|\/)database\.json$/u

/**
 * The files of an archive, each opened by itself; the recipes of another program as one source, with their photos. Of
 * a backup of Mealie its database alone is read: the rest are its pictures and templates.
 */
export async function openArchive(
  { path, bytes }: SourceFile,
  budget: Budget,
  onProgress: (share: number) => void,
  open: OpenMember,
): Promise<Source[]> {
  const contents = zipEntries(bytes)
  if (!contents.known) return [{ path, known: false, reason: contents.reason }]
  const sizes = new Map(contents.entries.map(({ name, size }) => [shownPath(memberName(name)), size]))
  const isBackup = [...sizes.keys()].some((name) => DATABASE.test(name))
  const { isWanted, tooLarge, picturesLeftOut } = wantedOf(sizes, isBackup)
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
  const sources: Source[] = tooLarge.map((name) => ({
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
  return mergedRecipes(path, sources, picturesLeftOut)
}

const inside = (archive: string, path: string) => shownPath(`${archive}/${path}`)

/** Which files of an archive are unpacked, documents that are too large to be, and how many pictures are not. */
function wantedOf(sizes: ReadonlyMap<string, number>, isBackup: boolean) {
  const wanted = new Set<string>()
  const tooLarge: string[] = []
  let ofPictures = 0
  let picturesLeftOut = 0
  for (const [name, size] of sizes) {
    if (NOBODYS.test(name) || size === 0) continue
    if (PICTURE_NAME.test(name)) {
      if (SMALL_COPY.test(name)) continue
      if (size > MAX_PHOTO_BYTES || ofPictures + size > MAX_PICTURES_BYTES) {
        picturesLeftOut += 1
        continue
      }
      ofPictures += size
    } else if (isBackup && !DATABASE.test(name)) continue
    else if (size > (/\.zip$/iu.test(name) ? MAX_ARCHIVE_BYTES : MAX_FILE_BYTES)) {
      tooLarge.push(name)
      continue
    }
    wanted.add(name)
  }
  return { isWanted: (name: string) => wanted.has(name), tooLarge, picturesLeftOut }
}
