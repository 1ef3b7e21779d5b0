import type { Line, TablePart } from '#web/lib/pages/page.ts'
import { PlacedLines } from './placed-lines.tsx'

interface TablePartsProps {
  rows: readonly TablePart[]
  width: number
}

/**
 * A semantic table for screen readers and copying: its texts are positioned as composed, not by table layout, so it is no
 * `ShortTable`.
 */
export function TableParts({ rows, width }: TablePartsProps) {
  return (
    <table>
      <tbody>
        {rows.map((row, index) => (
          <tr key={String(index)}>
            {row.cells.map((cell, column) => (
              <Cell
                key={String(column)}
                kind={row.kind}
                named={column === (row.namedBy ?? 0)}
                cell={cell}
                width={width}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  kind: TablePart['kind']
  named: boolean
  cell: readonly Line[]
  width: number
}

function Cell({ kind, named, cell, width }: CellProps) {
  const lines = <PlacedLines lines={cell} pageWidth={width} />
  if (kind === 'tableHead') return <th scope="col">{lines}</th>
  if (named) return <th scope={kind === 'tableGroup' ? 'rowgroup' : 'row'}>{lines}</th>
  // A sign by what it means.
  return <td aria-label={cell.find(({ spoken }) => spoken !== undefined)?.spoken}>{lines}</td>
}
