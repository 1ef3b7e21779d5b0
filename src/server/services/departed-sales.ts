import type { PlannedService, ServiceRef } from '#contract/service-shapes.ts'
import type { DepartedName } from './departed-names.queries.ts'
import type { SoldAt } from './plan-history.queries.ts'

type Departed = PlannedService['departed']

/**
 * What a service sold of dishes and menus that were deleted: by name those that the bin has, the others together by category.
 * The day as a whole has the names of its meals.
 * @param sums of the service, by category
 */
export function departedSales(
  sums: SoldAt['departed'],
  names: readonly DepartedName[],
  { day, meal, carteId }: ServiceRef,
): Departed {
  if (sums.size === 0) return []
  const ofDay = names.filter((each) => each.day === day && each.carteId === carteId)
  const own = ofDay.filter((each) => each.meal === meal)
  const named = meal === null && own.length === 0 ? together(ofDay) : own
  const left = new Map(sums)
  for (const { category, sold } of named) left.set(category, (left.get(category) ?? 0) - sold)
  return [
    ...named.map(({ category, name, sold }) => ({ category, name, sold })),
    ...[...left].flatMap(([category, sold]) => (sold > 0 ? [{ category, name: null, sold }] : [])),
  ]
}

function together(names: readonly DepartedName[]): DepartedName[] {
  const groups = Map.groupBy(names, ({ category, name }) => `${String(category)} ${name}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ ...first, sold: group.reduce((sum, { sold }) => sum + sold, 0) }]
  })
}
