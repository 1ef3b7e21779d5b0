import { MAX_PHOTO_BYTES } from '#domain/catalogue/photo.ts'
import { zipEntries } from '#domain/tables/zip-entries.ts'
import { unpackArchive } from './unpack-archive.ts'
import { attribute, RELATION, tagsOf } from './workbook-parts.ts'
import { memberName } from './member-name.ts'
import { MAX_PICTURES_BYTES, PICTURE_NAME, sourcePicture } from './source-picture.ts'
import type { SourcePicture } from './source.ts'

const MOST_PICTURES = 2_000

/** A picture that a document shows at a cell, by the part of its archive with the bytes. */
export interface Drawn extends Pick<SourcePicture, 'tab' | 'row' | 'column'> {
  media: string
}

export interface TakenPictures {
  pictures: SourcePicture[]
  leftOut: number
}

/** What the files of an archive announce to unpack to, in bytes, by their names. */
export function memberSizes(bytes: Uint8Array): Map<string, number> {
  const contents = zipEntries(bytes)
  return new Map(contents.known ? contents.entries.map(({ name, size }) => [memberName(name), size]) : [])
}

/** The pictures that sheets can take, within the limits of one file. */
export function takePictures(
  bytes: Uint8Array,
  sizes: ReadonlyMap<string, number>,
  drawn: readonly Drawn[],
): TakenPictures {
  const shown = drawn.slice(0, MOST_PICTURES)
  let sum = 0
  const wanted = new Set<string>()
  for (const { media } of shown) {
    const size = sizes.get(media) ?? 0
    if (!PICTURE_NAME.test(media) || size > MAX_PHOTO_BYTES || sum + size > MAX_PICTURES_BYTES) continue
    if (!wanted.has(media)) sum += size
    wanted.add(media)
  }
  const archive = unpackArchive(bytes, {
    isRead: (name) => wanted.has(name),
    onProgress: () => undefined,
    atMost: MAX_PICTURES_BYTES,
  })
  const pictures = shown.flatMap(({ media, ...place }) => {
    const picture = archive.known ? archive.parts.get(media) : undefined
    return picture === undefined ? [] : (sourcePicture(picture, place) ?? [])
  })
  return { pictures, leftOut: drawn.length - pictures.length }
}

/** The file names that relations lead to, by their ids: '../media/image1.png' is 'image1.png'. Those of other places are left out. */
export function targetsOf(relations: Uint8Array | undefined): Map<string, string> {
  return new Map(
    tagsOf(relations, RELATION)
      .filter((tag) => attribute(tag, 'TargetMode') !== 'External')
      .map((tag) => {
        const target = attribute(tag, 'Target')
        return [attribute(tag, 'Id'), target.slice(target.lastIndexOf('/') + 1)]
      }),
  )
}
