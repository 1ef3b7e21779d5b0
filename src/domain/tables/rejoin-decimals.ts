const WHOLE = /^\s*-?\d+$/u
const DECIMALS = /^\d{2}\s*(?:€|eur(?:os?)?)?\s*(?:ht\s*)?(?:(?:\/|l[ea]\s|l')?\s*\p{L}+\.?)?\s*$/iu
const DECIMAL = /\d[.,]\d/u

/**
 * Rejoins amounts in a list whose commas separate both cells and decimals, without quotes: 'Tomate,2,50' under
 * 'Nom,Prix'. A row that is wider than the header by the number of its split amounts is rejoined. One that can be
 * rejoined in several ways becomes a single cell, so that no wrong price is read from it.
 * @param header the row that names the columns, from 0; null for a list without one
 */
export function rejoinDecimals(rows: string[][], header: number | null): string[][] {
  if (header === null) return rejoinColumn(rows)
  const width = rows[header]?.length ?? 0
  return rows.map((row, place) => {
    const excess = row.length - width
    if (place <= header || excess <= 0) return row
    const pairs = pairsIn(row)
    if (pairs.length === 0) return row
    return isClear(pairs, excess) ? joined(row, pairs) : [row.join(',')]
  })
}

/** Rejoins a list without header: its only two adjacent columns that could be an amount, below narrower rows of other texts. */
function rejoinColumn(rows: string[][]): string[][] {
  if (rows.some((row) => row.some((cell) => DECIMAL.test(cell)))) return rows
  const width = Math.max(...rows.map((row) => row.length))
  const filled = rows.filter((row) => row.length > 1 && (row.length === width || pairsIn(row).length > 0))
  const [first = [], ...others] = filled.map(pairsIn)
  const same = first.length === 1 && others.every((pairs) => pairs.length === 1 && pairs[0] === first[0])
  return same ? rows.map((row) => (filled.includes(row) ? joined(row, first) : row)) : rows
}

/** Indices of cells that may be the whole part of the decimals in the next one. */
function pairsIn(row: readonly string[]): number[] {
  return row.flatMap((cell, at) => (WHOLE.test(cell) && DECIMALS.test(row[at + 1] ?? '') ? [at] : []))
}

function isClear(pairs: readonly number[], excess: number): boolean {
  return pairs.length === excess && pairs.every((at, index) => at + 1 !== pairs[index + 1])
}

function joined(row: readonly string[], pairs: readonly number[]): string[] {
  const ends = new Set(pairs.map((at) => at + 1))
  return row.flatMap((cell, at) => {
    if (ends.has(at)) return []
    return pairs.includes(at) ? [`${cell.trim()},${row[at + 1] ?? ''}`] : [cell]
  })
}
