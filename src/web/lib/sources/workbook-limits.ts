import { MAX_ROWS, MAX_WORKBOOK_CELLS } from '#domain/tables/limits.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'

/** Rows of a sheet, filled or not (Excel's own limit). */
const MOST_ROWS_AT_ALL = 1_048_576
/** Cells of a workbook, filled or only coloured. */
const MOST_CELLS_AT_ALL = 6_000_000
const MOST_STRINGS = 1_000_000
const MOST_TAGS = 16_000_000
/** Of what is no sheet and no text of cells: styles, and the list of the sheets. */
const MOST_OTHER_TAGS = 1_000_000
/** Between two tags, in bytes. A cell holds 32,767 characters at most; a list of coloured ranges may be longer. */
const LONGEST_RUN = 1024 * 1024

const TAG = 0x3c
const COLON = 0x3a
/** Space, tab, line breaks, '/' and '>' end the name of a tag. */
const ENDS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0x2f, 0x3e])
/** A longer name is none of those that count. */
const LONGEST_NAME = 3

const nameOf = (name: string) =>
  Array.from(name).reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)
const ROW = nameOf('row')
const CELL = nameOf('c')
const VALUE = nameOf('v')
const INLINE = nameOf('is')
const STRING = nameOf('si')

/** `document`: the one part of an OpenDocument spreadsheet, whose cells its reader counts. */
export type PartKind = 'sheet' | 'strings' | 'document' | 'other'

/** What all parts of a workbook come to so far. */
export interface WorkbookWeight {
  cells: number
  filled: number
  tags: number
}

/**
 * Weighs a part of a workbook piece by piece, as it comes out of the archive, by the names of its tags alone: one that
 * would cost its reader the page is known long before it is unpacked.
 * @returns why the workbook is not to be read, as soon as that is known
 */
export function createPartChecker(
  kind: PartKind,
  workbook: WorkbookWeight,
): (piece: Uint8Array) => TableRefusal | null {
  let rows = 0
  let filledRows = 0
  let isRowFilled = false
  let strings = 0
  let tags = 0
  /** Bytes since the last tag began. */
  let run = 0
  /** The name of the tag that is being read, a byte after the other; null between names. */
  let name: number | null = null
  let length = 0

  const count = (tag: number) => {
    if (tag === ROW) {
      rows += 1
      isRowFilled = false
    } else if (tag === CELL) workbook.cells += 1
    else if (tag === STRING) strings += 1
    else if (tag === VALUE || tag === INLINE) {
      workbook.filled += 1
      if (!isRowFilled) filledRows += 1
      isRowFilled = true
    }
  }
  const tooMuch = (): TableRefusal | null => {
    if (run > LONGEST_RUN || workbook.tags > MOST_TAGS) return 'unpacked-too-large'
    if (kind === 'document') return null
    if (kind === 'other') return tags > MOST_OTHER_TAGS ? 'unpacked-too-large' : null
    if (kind === 'strings') return strings > MOST_STRINGS ? 'too-many-cells' : null
    if (filledRows > MAX_ROWS || rows > MOST_ROWS_AT_ALL) return 'too-many-rows'
    return workbook.filled > MAX_WORKBOOK_CELLS || workbook.cells > MOST_CELLS_AT_ALL
      ? 'too-many-cells'
      : null
  }

  return (piece) => {
    let at = 0
    while (at < piece.length) {
      if (name === null) {
        const next = piece.indexOf(TAG, at)
        run += (next === -1 ? piece.length : next) - at
        if (next === -1 || run > LONGEST_RUN) break
        tags += 1
        workbook.tags += 1
        run = 0
        name = 0
        length = 0
        at = next + 1
        continue
      }
      const byte = piece[at] ?? 0
      at += 1
      run += 1
      if (byte === COLON) {
        // 'x:row': the prefix is a namespace.
        name = 0
        length = 0
      } else if (length > 0 ? ENDS.has(byte) : byte === TAG) {
        count(name)
        name = null
      } else if (length === LONGEST_NAME) name = null
      else {
        name = name * 256 + byte
        length += 1
      }
    }
    return tooMuch()
  }
}
