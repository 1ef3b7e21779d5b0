import type { Found } from '../grid/found.ts'
import type { GridCell } from '../grid/grid.ts'
import { plainFigure } from '../grid/plain-figure.ts'
import { behindLabel, labelOf } from '../tables/labels.ts'
import { cellsOfRegion } from '../tables/sheet-region.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import { DURATIONS } from './words/fact-words.ts'

const DURATION = new RegExp(String.raw`^${DURATIONS}\b[^:=]{0,40}(?:[:=]|$)`, 'u')

/** What a file says of durations and temperatures beside its table, with their labels: 'Temps de cuisson : 3 h'. */
export function durationNotes(region: SheetRegion): Found<string>[] {
  const found: Found<string>[] = []
  for (const cell of cellsOfRegion(region)) {
    if (!cell.isText || cell.figure !== null || !DURATION.test(cell.words)) continue
    const kind = labelOf(cell.text)
    if (kind !== 'other' && kind !== null) continue
    const inside = behindLabel(cell.text)
    const value = inside?.trim() ?? valueBeside(region, cell)
    if (value === '' || !/\d/u.test(value)) continue
    const label = cell.text.replace(/\s*[:=].*$/su, '').trim()
    found.push({ value: `${label} : ${value}`, cell: cell.place })
  }
  return found
}

/** '3h', '45 | min': the cells beside a label, to the next label or an empty cell. */
function valueBeside({ grid, toColumn, isLine }: SheetRegion, { place: { row, column } }: GridCell): string {
  const texts: string[] = []
  for (
    let at = (grid.mergeAt(row, column)?.toColumn ?? column) + 1;
    at <= toColumn && !isLine(row, at);
    at += 1
  ) {
    const { text, isText, figure } = grid.cell(row, at)
    if (text === '' || text === ':') {
      if (texts.length > 0) break
      continue
    }
    if (isText && (labelOf(text) !== null || texts.length > 1)) break
    texts.push(!isText && figure !== null ? plainFigure(figure.value) : text)
  }
  return texts.join(' ')
}
