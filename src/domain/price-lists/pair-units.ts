import type { Candidate } from './column-candidates.ts'

/**
 * 'Unité; Prix 2025; Unité; Prix 2026': as many columns of units as of prices belong to each other in their order, and
 * the charged price takes its own.
 * @param candidates of all columns, by their headers
 * @param roles by column; the column of units is exchanged in it
 */
export function pairUnits(candidates: readonly Candidate[], roles: Map<number, Candidate>): void {
  const unit = [...roles.values()].find(({ role }) => role === 'unit')
  const charged = [...roles.values()].find(({ role }) => role === 'price')
  if (unit === undefined || charged === undefined) return
  const columnsOf = ({ role, strength }: Pick<Candidate, 'role' | 'strength'>) =>
    candidates
      .filter((one) => one.role === role && (role === 'price' || one.strength === strength))
      .toSorted((one, other) => one.column - other.column)
  const [units, prices] = [columnsOf(unit), columnsOf(charged)]
  if (units.length !== prices.length) return
  const own = units[prices.findIndex(({ column }) => column === charged.column)]
  if (own === undefined || own.column === unit.column || roles.has(own.column)) return
  roles.delete(unit.column)
  roles.set(own.column, own)
}
