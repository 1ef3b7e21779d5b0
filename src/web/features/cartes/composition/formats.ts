import type { PageFormat } from '#domain/cartes/carte-look.ts'
import type { Paper } from '#web/lib/pages/page.ts'

const MM = 72 / 25.4

export const PAPERS: Record<PageFormat, Paper> = {
  a4: { width: 210 * MM, height: 297 * MM, css: '210mm 297mm' },
  a5: { width: 148 * MM, height: 210 * MM, css: '148mm 210mm' },
  'a4-paysage': { width: 297 * MM, height: 210 * MM, css: '297mm 210mm' },
  a3: { width: 297 * MM, height: 420 * MM, css: '297mm 420mm' },
}

/** A way to fill a paper. Points. */
export interface Layout {
  columns: number
  gutter: number
  side: number
  top: number
  bottom: number
  /** What sizes and gaps are multiplied by on this paper. */
  base: number
  /** A carte of a few dishes is set this much larger, at most. */
  largest: number
  /** A carte of several pages is set no smaller than this. */
  comfortable: number
  /** A carte that nearly fits one page is set this small to fit. */
  smallest: number
}

const A4: Layout = {
  columns: 1,
  gutter: 0,
  side: 74,
  top: 62,
  bottom: 52,
  base: 1,
  largest: 1.3,
  comfortable: 0.86,
  smallest: 0.74,
}

/** In the order of preference, where each needs as many pages. */
export const LAYOUTS: Record<PageFormat, Layout[]> = {
  a4: [A4],
  a5: [{ ...A4, side: 44, top: 42, bottom: 36, base: 0.76, largest: 1.2, comfortable: 0.94, smallest: 0.86 }],
  'a4-paysage': [
    { ...A4, columns: 2, gutter: 54, side: 58, top: 48, bottom: 42, base: 0.9, largest: 1.2, smallest: 0.8 },
    { ...A4, side: 210, top: 48, bottom: 42, base: 0.9, largest: 1.15, smallest: 0.8 },
  ],
  a3: [
    { ...A4, side: 118, top: 96, bottom: 80, base: 1.42, largest: 1.25, smallest: 0.8 },
    { ...A4, columns: 2, gutter: 66, side: 76, top: 84, bottom: 70, base: 1.08, largest: 1.2, smallest: 0.8 },
  ],
}

/** Steps between the largest and the smallest size that is tried. */
export const SIZE_STEP = 0.06
