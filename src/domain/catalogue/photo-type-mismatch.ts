import type { PhotoType } from './photo.ts'

/** What a file says of itself before anyone has looked inside. */
export interface PhotoClaims {
  name: string
  /** A media type; empty when whoever sends it does not know. */
  type: string
}

const EXTENSIONS: ReadonlyMap<string, PhotoType> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])

/** Names that telephones and old browsers give to the same format. */
const OTHER_NAMES: ReadonlyMap<string, PhotoType> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-png', 'image/png'],
])

const SAYS_NOTHING: ReadonlySet<string> = new Set(['', 'application/octet-stream'])

/** Whether a file says, by its name or by its media type, that it is of another format than its bytes are. */
export function hasTypeMismatch({ name, type }: PhotoClaims, actual: PhotoType): boolean {
  const byName = EXTENSIONS.get(/\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '')
  const said = type.toLowerCase()
  return (
    (byName !== undefined && byName !== actual) ||
    (!SAYS_NOTHING.has(said) && (OTHER_NAMES.get(said) ?? said) !== actual)
  )
}
