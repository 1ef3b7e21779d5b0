import { proposeColumns } from '../propose-columns.ts'
import { readList } from '../read-list.ts'
import { readTable } from '../../tables/read-table.ts'
import { LIST_TEXTS } from '../written-lines.ts'

/** Lists for tests, written as a file would be. */
export function matrixOf(lines: string[]) {
  const table = readTable(lines.join('\n'), LIST_TEXTS)
  return table.known ? table.rows : []
}

export function rolesOf(...lines: string[]) {
  return proposeColumns(matrixOf(lines)).columns.map(({ role }) => role)
}

export function listOf(...lines: string[]) {
  const matrix = matrixOf(lines)
  const list = readList(matrix, proposeColumns(matrix).mapping)
  return list.known ? list : { rows: [], skipped: [{ row: -1, reason: list.reason, text: '' }] }
}

/** '000123 Farine T45 · Épicerie · 0.74/kg', with the doubts at the end. */
export function summarizeRows(...lines: string[]) {
  return listOf(...lines).rows.map(({ code, name, category, priceHt, unit, doubts }) => {
    const reasons = doubts.map(({ reason }) => reason)
    return `${code ?? '-'} ${name} · ${category} · ${String(priceHt)}/${unit}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`
  })
}

/** '9.6/kg', with the doubts at the end: '3.6/kg price-basis-uncertain'. */
export function rowsOf(...lines: string[]) {
  return listOf(...lines).rows.map(({ priceHt, unit, doubts }) =>
    [`${String(priceHt)}/${unit}`, ...doubts.map(({ reason }) => reason)].join(' '),
  )
}
