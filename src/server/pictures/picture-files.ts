import type { PhotoType } from '#domain/catalogue/photo.ts'
import { type PhotoFacts, readPhoto } from '#domain/catalogue/read-photo.ts'
import { invalidFields } from '../translate-error.ts'
import { withoutMetadata } from './metadata/without-metadata.ts'

/** How the name of a picture's file ends. */
export const EXTENSIONS: Record<PhotoType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * The picture in a file that was sent, without its metadata.
 * @throws VALIDATION when it is none, or another than it says
 */
export async function pictureOf(body: File): Promise<PhotoFacts & { content: Buffer }> {
  const bytes = await body.bytes()
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const photo = readPhoto(sent)
  if (!photo.known) throw invalidFields([{ path: 'body', rule: photo.reason }])
  if (photo.type !== body.type) throw invalidFields([{ path: 'body', rule: 'photo-type-differs' }])
  const content = withoutMetadata(sent, photo.type)
  if (content === undefined) throw invalidFields([{ path: 'body', rule: 'photo-unreadable' }])
  return { ...photo, content }
}

/** The file name that a browser proposes for a saved picture: 'gramme.jpg'. */
export function inlineAs(mediaType: PhotoType): string {
  return `inline; filename="gramme.${EXTENSIONS[mediaType]}"`
}

/** The response with the picture: immutable, since an id is never reused. */
export function answerOf({ mediaType, content }: { mediaType: PhotoType; content: Buffer }) {
  return {
    headers: {
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': inlineAs(mediaType),
    },
    // A file copies its parts.
    body: new File([content as BlobPart], 'photo', { type: mediaType }),
  }
}
