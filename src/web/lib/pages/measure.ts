import { FACES } from '#domain/typesetting/faces.ts'
import type { FaceName } from '#domain/typesetting/faces.ts'
import type { LineStyle } from './page.ts'

/** How wide a text without figures is in a face, in its size: 2.5 is two and a half times as wide as it is high. */
export type Measure = (text: string, face: FaceName) => number

/** Measures each text once, and figures by the width that all of a face's share. */
export function withFigures(measure: Measure): Measure {
  const known = new Map<string, number>()
  return (text, face) => {
    const key = `${face} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const { figure } = FACES[face]
    const letters = figure === null ? text : text.replace(/\d/gu, '')
    const width = measure(letters, face) + (text.length - letters.length) * (figure ?? 0)
    known.set(key, width)
    return width
  }
}

/** Points that a text takes as it is set. */
export function widthOf(text: string, style: LineStyle, measure: Measure): number {
  const set = shown(text, style)
  return measure(set, style.face) * style.size + Math.max(0, set.length - 1) * style.spacing
}

/** The letters that are drawn. */
export function shown(text: string, { uppercase }: Pick<LineStyle, 'uppercase'>): string {
  return uppercase ? text.toLocaleUpperCase('fr') : text
}
