import { FACES, SIGNS } from '#domain/typesetting/faces.ts'
import type { FaceName } from '#domain/typesetting/faces.ts'
import type { Measure } from '#web/lib/pages/measure.ts'

/** Pixels: at this size no rounding of a letter's width shows. */
const SIZE = 1000

/** Pixels between letters, in which a browser joins none. */
const APART = '0.01px'

/** A face as CSS and a canvas take it. */
export function cssFont(name: FaceName, size: number): string {
  const { family, weight, italic } = FACES[name]
  return `${italic ? 'italic ' : ''}${String(weight)} ${String(size)}px '${family}', '${SIGNS.family}'`
}

/** By the browser's own fonts, which must be there already. */
export function canvasMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new TypeError('A canvas is needed to measure texts')
  context.fontKerning = 'normal'
  return (text, face) => {
    context.font = cssFont(face, SIZE)
    context.letterSpacing = FACES[face].capitals ? APART : '0px'
    return context.measureText(text).width / SIZE
  }
}
