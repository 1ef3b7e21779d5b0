import type { Picture } from '#contract/pictures.ts'
import { photoAddress } from './photo-address.ts'

export interface SheetPhotoProps {
  sheetId: string
  photo: Picture
  /** The alternative text; empty where the title is right beside it. */
  alt?: string
  className?: string | undefined
  /** Fetched when it is about to be seen. */
  lazy?: boolean
}

/** The photo of a sheet; its frame is its class's, its own measures keep the place until it is there. */
export function SheetPhoto({ sheetId, photo, alt = '', className, lazy = false }: SheetPhotoProps) {
  return (
    <img
      src={photoAddress(sheetId, photo)}
      width={photo.width}
      height={photo.height}
      alt={alt}
      className={className}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  )
}
