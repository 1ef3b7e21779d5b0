import type { SheetCategory } from '../catalogue/sheet-category.ts'

/** What was sold at a service. */
export interface SoldByCategory {
  /** Portions of dishes by the category of their sheets; null where some of them are not known. */
  portions: ReadonlyMap<SheetCategory, number | null>
  menus: number | null
}

/**
 * The covers served at services of one carte, counted from what was sold: the portions of dishes that are a 'Plat', and the
 * menus. Where none was sold at any of the services, the dishes of the category of which most was.
 * @returns for each service a whole number above 0; null where nothing of it was sold that counts, or some of that is not known
 */
export function countedCovers(services: readonly SoldByCategory[]): (number | null)[] {
  const sums = new Map<SheetCategory, number>()
  for (const { portions } of services)
    for (const [category, sold] of portions) sums.set(category, (sums.get(category) ?? 0) + (sold ?? 0))
  const [most] = [...sums].toSorted(([, one], [, other]) => other - one)
  const category = (sums.get('Plat') ?? 0) > 0 ? 'Plat' : most?.[0]
  return services.map(({ portions, menus }) => {
    const dishes = category === undefined || !portions.has(category) ? 0 : (portions.get(category) ?? null)
    return dishes === null || menus === null || dishes + menus === 0 ? null : dishes + menus
  })
}
