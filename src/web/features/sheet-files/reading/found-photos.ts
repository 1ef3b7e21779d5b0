import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import { sheetPictures } from '../sources/sheet-pictures.ts'
import type { PlacedPicture } from '../sources/sheet-pictures.ts'
import type { ReadSheetSource } from '../sources/recipe-source.ts'

/** Of all files of an import together; each has its own limit. */
const MOST_BYTES = 512 * 1024 * 1024

/** A picture whose bytes the browser keeps, where it may put them on its disk. */
interface KeptPicture extends PlacedPicture {
  photo: Blob
}

export interface KeptSource extends Omit<ReadSheetSource, 'pictures'> {
  pictures: readonly KeptPicture[]
}

export interface FoundPhotos {
  /** In the order of the sheets; null for one without. */
  ofSheets: (Blob | null)[]
  /** Pictures that no sheet can take. */
  leftOut: number
}

/** Takes the bytes of pictures out of memory, source by source, within the limit of an import. */
export function createPhotoKeeper(): (source: ReadSheetSource) => KeptSource {
  let sum = 0
  return (source) => {
    const kept = source.pictures.flatMap(({ bytes, type, ...place }): KeptPicture[] => {
      if (sum + bytes.length > MOST_BYTES) return []
      sum += bytes.length
      return [{ ...place, photo: new Blob([bytes], { type }) }]
    })
    const picturesLeftOut = source.picturesLeftOut + source.pictures.length - kept.length
    return { ...source, pictures: kept, picturesLeftOut }
  }
}

/** The photo of each sheet, from its file. */
export function foundPhotos(sheets: readonly FoundSheet[], sources: readonly KeptSource[]): FoundPhotos {
  const ofSheets = sheets.map((): Blob | null => null)
  const places = Map.groupBy(sheets.keys(), (at) => sheets[at]?.file ?? 0)
  for (const [file, own] of places) {
    const chosen = sheetPictures(
      own.flatMap((at) => sheets[at] ?? []),
      sources[file]?.pictures ?? [],
    )
    own.forEach((at, nth) => (ofSheets[at] = chosen[nth]?.photo ?? null))
  }
  return { ofSheets, leftOut: sources.reduce((sum, { picturesLeftOut }) => sum + picturesLeftOut, 0) }
}
