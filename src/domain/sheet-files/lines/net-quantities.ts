import type { ScoredReading } from '../roles/reading.ts'
import type { FigureColumn, TableLines } from '../roles/table-lines.ts'
import type { ReadLines, FoundLine } from './found-line.ts'
import type { LineReason } from './line-reason.ts'

/** What is left of a gross quantity, where the table has both; the two and the loss between them must agree. */
export function withNet(
  { table, figures }: TableLines,
  reading: ScoredReading,
  lines: FoundLine[],
): ReadLines {
  const of = (role: 'gross' | 'net' | 'loss' | 'yield') =>
    figures.find((column) => table.hints[column.column - table.from]?.[role] !== undefined)
  const [gross, net, loss, rest] = [of('gross'), of('net'), of('loss'), of('yield')]
  const reasons: LineReason[] = []
  if (gross === undefined || net === undefined) return { lines, reasons }
  const kept = lines.map((line, at) => {
    const [before, after] = [gross.cells[at], net.cells[at]]
    if (before?.figure == null || after?.figure == null) return line
    const stated = { value: after.figure.value, cell: after.place }
    const [lost, left] = [shareIn(loss, at, (share) => share < 1), shareIn(rest, at, (share) => share <= 1)]
    const { value } = before.figure
    const likely =
      lost !== null ? [value * (1 - lost), value / (1 + lost)] : left !== null ? [value * left] : null
    const slack = Math.max(0.000_6, Math.abs(stated.value) * 0.005)
    const isSame =
      likely === null ? stated.value <= value : likely.some((each) => Math.abs(each - stated.value) <= slack)
    if (!isSame)
      reasons.push({
        reason: 'figure-differs',
        figure: 'net-quantity',
        computed: likely?.[0] ?? value,
        stated,
      })
    return reading.quantity === gross ? { ...line, netQuantity: stated } : line
  })
  return { lines: kept, reasons }
}

/** A percentage as a share: of a yield 1 is all of it, of a loss 1 %. */
function shareIn(
  column: FigureColumn | undefined,
  at: number,
  isShare: (value: number) => boolean,
): number | null {
  const { value, kind } = column?.cells[at]?.figure ?? { value: null, kind: null }
  return value === null || kind === 'percent' || isShare(value) ? value : value / 100
}
