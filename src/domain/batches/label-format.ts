/** A roll has one label a page, a sheet of A4 many. Millimetres. */
type LabelFormat = { width: number; height: number; columns: number; rows: number }

const A4 = { width: 210, height: 297 }
const roll = (width: number, height: number): LabelFormat => ({ width, height, columns: 1, rows: 1 })
const sheet = (columns: number, rows: number): LabelFormat => ({
  width: A4.width / columns,
  height: A4.height / rows,
  columns,
  rows,
})

/** What labels are printed on. */
export const LABEL_FORMATS = {
  '62x29': roll(62, 29),
  '57x32': roll(57, 32),
  '89x36': roll(89, 36),
  '50x30': roll(50, 30),
  'a4-3x8': sheet(3, 8),
  'a4-4x10': sheet(4, 10),
} as const satisfies Record<string, LabelFormat>
export type LabelFormatName = keyof typeof LABEL_FORMATS
export const LABEL_FORMAT_NAMES = Object.keys(LABEL_FORMATS) as [LabelFormatName, ...LabelFormatName[]]
export const DEFAULT_LABEL_FORMAT: LabelFormatName = '62x29'

/** Labels of one page: 1 of a roll, 24 of A4 in 3 × 8. */
export function placesOnPage(format: LabelFormatName): number {
  const { columns, rows } = LABEL_FORMATS[format]
  return columns * rows
}

/** Millimetres by which a printer prints too far left and too high, at most. */
export const MAX_LABEL_OFFSET = 5

/** The left upper corners of so many labels, page after page, millimetres. @param used labels of the first sheet that are gone already */
export function labelPlaces(
  { width, height, columns, rows }: LabelFormat,
  count: number,
  used = 0,
): { x: number; y: number }[][] {
  const pages: { x: number; y: number }[][] = []
  for (let place = used; place < used + count; place += 1) {
    const onPage = place % (columns * rows)
    if (pages.length === 0 || onPage === 0) pages.push([])
    pages.at(-1)?.push({ x: (onPage % columns) * width, y: Math.floor(onPage / columns) * height })
  }
  return pages
}
