import { createRequire } from 'node:module'
import type * as Canvas from '@napi-rs/canvas'

export type CanvasLibrary = typeof Canvas

const FACES: [family: string, file: string][] = [
  ['Fraunces', 'fraunces/files/fraunces-latin-600-normal.woff2'],
  ['Instrument Sans', 'instrument-sans/files/instrument-sans-latin-400-normal.woff2'],
  ['Instrument Sans', 'instrument-sans/files/instrument-sans-latin-600-normal.woff2'],
  ['DejaVu Sans', 'dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'],
]

/** What draws, with the house's faces at hand; undefined where it does not run on this machine. */
export async function loadCanvas(): Promise<CanvasLibrary | undefined> {
  try {
    const canvas = await import('@napi-rs/canvas')
    const { resolve } = createRequire(import.meta.url)
    for (const [family, file] of FACES)
      canvas.GlobalFonts.registerFromPath(resolve(`@fontsource/${file}`), family)
    return canvas
  } catch {
    return undefined
  }
}
