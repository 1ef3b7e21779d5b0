import type { PhotoType } from './photo.ts'

/** What a browser reports of a file, without reading its bytes. */
export interface PhotoClaims {
  name: string
  /** A media type; empty when the browser does not know it. */
  type: string
}

const EXTENSIONS: ReadonlyMap<string, PhotoType> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Other media types that phones and old browsers use for the same formats. */
const OTHER_NAMES: ReadonlyMap<string, PhotoType> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
])

const SAYS_NOTHING: ReadonlySet<string> = new Set(['', 'application/octet-stream'])

/** Whether a file's name or media type stands for another format than its bytes. */
export function hasTypeMismatch({ name, type }: PhotoClaims, actual: PhotoType): boolean {
  const byName = EXTENSIONS.get(/\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '')
  const declared = type.toLowerCase()
  return (
    (byName !== undefined && byName !== actual) ||
    (!SAYS_NOTHING.has(declared) && (OTHER_NAMES.get(declared) ?? declared) !== actual)
  )
}
