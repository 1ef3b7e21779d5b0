import { faceFiles, signs } from 'virtual:face-files/woff'
import { HttpError } from '#web/lib/failure/failure.ts'
import type { LoadFont } from './pdf-faces.ts'

/** From our own addresses, kept by the browser's cache from the first PDF on. */
export const fetchFont: LoadFont = async (font) => {
  const response = await fetch(font === 'signs' ? signs : faceFiles[font.face][font.part])
  if (!response.ok) throw new HttpError(response.status)
  return response.arrayBuffer()
}
