import { createRequire } from 'node:module'
import type * as Canvas from '@napi-rs/canvas'
import type { Image } from '@napi-rs/canvas'
import { FACES, fontFile, type FaceName, SIGNS } from '#domain/typesetting/faces.ts'

export type CanvasLibrary = typeof Canvas

/** Of letters that are in no face. */
const SIGNS_FAMILY = 'carte signs'

let loaded: Promise<CanvasLibrary | undefined> | undefined

/** What draws, with the faces of all themes; undefined where it does not run on this machine. Loaded at the first need. */
export function loadCanvas(): Promise<CanvasLibrary | undefined> {
  loaded ??= load()
  return loaded
}

/** A face as a canvas names it: at its size in px, with what replaces letters that it lacks. */
export function canvasFont(face: FaceName, size: number): string {
  return `${size}px "${familyOf(face, 'latin')}", "${familyOf(face, 'latinExtended')}", "${SIGNS_FAMILY}"`
}

/** A logo to be drawn; null for one that cannot be read. */
export async function readLogo({ loadImage }: CanvasLibrary, content: Buffer): Promise<Image | null> {
  try {
    return await loadImage(content)
  } catch {
    return null
  }
}

async function load(): Promise<CanvasLibrary | undefined> {
  try {
    const canvas = await import('@napi-rs/canvas')
    const { resolve } = createRequire(import.meta.url)
    const register = (file: string, family: string) =>
      canvas.GlobalFonts.registerFromPath(resolve(file), family)
    register(fontFile(SIGNS, 'latin', 'woff2'), SIGNS_FAMILY)
    for (const face of Object.keys(FACES) as FaceName[])
      for (const part of ['latin', 'latinExtended'] as const)
        register(fontFile(FACES[face], part, 'woff2'), familyOf(face, part))
    return canvas
  } catch {
    return undefined
  }
}

/** Each file has its own family name, so that one cut never replaces another. */
function familyOf(face: FaceName, part: 'latin' | 'latinExtended'): string {
  return `carte ${face} ${part}`
}
