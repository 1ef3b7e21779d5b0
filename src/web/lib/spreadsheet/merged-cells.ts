import { strFromU8 } from 'fflate'
import type { MergedCells } from '#domain/price-lists/fill-merged.ts'
import { columnAt } from './column-letter.ts'

const SHEET = /<(?:\w+:)?sheet\b[^<>]*>/gu
const RELATION = /<(?:\w+:)?Relationship\b[^<>]*>/gu
const MERGE = /<(?:\w+:)?mergeCell\b[^<>]*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/gu
/** More than any list has; each is looked up in its rows. */
const MOST = 100_000

/** The cells that are merged over several rows, for each sheet of a workbook in its order. */
export function mergedCells(parts: Readonly<Record<string, Uint8Array>>): MergedCells[][] {
  const targets = new Map(
    tagsOf(parts['xl/_rels/workbook.xml.rels'], RELATION).map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return tagsOf(parts['xl/workbook.xml'], SHEET).map((tag) => {
    const target = targets.get(attribute(tag, '(?:\\w+:)?id')) ?? ''
    return mergesOf(parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`])
  })
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

function tagsOf(part: Uint8Array | undefined, tag: RegExp): string[] {
  return part === undefined ? [] : [...strFromU8(part).matchAll(tag)].map(([found]) => found)
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? ''
}
