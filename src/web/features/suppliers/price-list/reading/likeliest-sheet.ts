import { findHeader } from '#domain/price-lists/find-header.ts'
import type { Sheet } from './opened-file.ts'

/** The place of the sheet that looks most like a list: one that names its columns, the longest of them. */
export function likeliestSheet(sheets: readonly Sheet[]): number {
  const named = sheets.map(({ rows }) => findHeader(rows) !== null)
  const scores = sheets.map(({ rows }, at) => (named[at] === true || !named.includes(true) ? rows.length : 0))
  return scores.indexOf(Math.max(...scores))
}
