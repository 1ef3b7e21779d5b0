import { strFromU8 } from 'fflate'
import type { MergedCells } from '#domain/tables/fill-merged.ts'
import { columnAt } from '#domain/tables/column-letter.ts'
import { sheetPartsOf } from './workbook-parts.ts'

const MERGE = /<(?:\w+:)?mergeCell\b[^<>]*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/gu
/** More than any list has; each is looked up in its rows. */
const MOST = 100_000

/** The cells that are merged over several rows, for each sheet of a workbook in its order. */
export function mergedCells(parts: Readonly<Record<string, Uint8Array>>): MergedCells[][] {
  return sheetPartsOf(parts).map(({ path }) => mergesOf(parts[path]))
}

function mergesOf(sheet: Uint8Array | undefined): MergedCells[] {
  if (sheet === undefined) return []
  const merges: MergedCells[] = []
  for (const [, letters = '', first, last] of strFromU8(sheet).matchAll(MERGE)) {
    const [from, to] = [Number(first) - 1, Number(last)]
    if (to - from > 1) merges.push({ column: columnAt(letters), from, to })
    if (merges.length === MOST) break
  }
  return merges
}
