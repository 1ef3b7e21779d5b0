import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import type { CellPlace } from '#domain/tables/tab.ts'
import type { SourcePicture } from '#web/lib/sources/source.ts'

/** Where a picture is, and how large. */
export type PlacedPicture = Pick<SourcePicture, 'tab' | 'row' | 'column' | 'width' | 'height'>

/** The cells that a sheet was read from. */
interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/**
 * The picture of each sheet of one file: of those of its tab the nearest ones, and of these the largest.
 * @param sheets of that file alone
 * @returns in the order of the sheets; null for one without a picture
 */
export function sheetPictures<Picture extends PlacedPicture>(
  sheets: readonly FoundSheet[],
  pictures: readonly Picture[],
): (Picture | null)[] {
  const boxes = sheets.map(boxOf)
  const chosen = sheets.map((): Picture | null => null)
  for (const picture of pictures) {
    let nearest: { at: number; distance: number } | null = null
    for (const [at, sheet] of sheets.entries()) {
      if (sheet.title.cell.tab !== picture.tab) continue
      const distance = distanceOf(boxes[at], picture)
      if (nearest === null || distance < nearest.distance) nearest = { at, distance }
    }
    if (nearest === null) continue
    const other = chosen[nearest.at] ?? null
    if (other === null || areaOf(picture) > areaOf(other)) chosen[nearest.at] = picture
  }
  return chosen
}

const areaOf = ({ width, height }: PlacedPicture) => width * height

function boxOf({ title, lines, steps, total, portions }: FoundSheet): Box {
  const cells: CellPlace[] = [title, total, portions, ...steps, ...lines.map(({ name }) => name)].flatMap(
    (found) => (found === null ? [] : [found.cell]),
  )
  const box = {
    top: title.cell.row,
    bottom: title.cell.row,
    left: title.cell.column,
    right: title.cell.column,
  }
  for (const { row, column } of cells) {
    box.top = Math.min(box.top, row)
    box.bottom = Math.max(box.bottom, row)
    box.left = Math.min(box.left, column)
    box.right = Math.max(box.right, column)
  }
  return box
}

/** Sheets are one under the other more often than side by side: a row counts more than a column. */
function distanceOf(box: Box | undefined, { row, column }: PlacedPicture): number {
  if (box === undefined) return Number.POSITIVE_INFINITY
  const rows = Math.max(0, box.top - row, row - box.bottom)
  const columns = Math.max(0, box.left - column, column - box.right)
  return rows * 4 + columns
}
