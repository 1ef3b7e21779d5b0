/** Made by the build: the addresses of the font files of every face, static fonts, since the PDF embeds the same cuts. */
declare module 'virtual:face-files/*' {
  import type { FaceName, FontPart } from '#domain/typesetting/faces.ts'

  export const faceFiles: Record<FaceName, Record<FontPart, string>>
  /** For the letters that they lack. */
  export const signs: string
}
