import type { PackLevel } from './pack-statements.ts'

/** Least grams or millilitres that such a container holds. */
const LEAST: Record<string, number> = {
  fut: 1000,
  bib: 1000,
  tonnelet: 500,
  bidon: 100,
  seau: 100,
  sac: 50,
  carton: 50,
  caisse: 50,
  palette: 10_000,
}
/** What is poured is measured by volume: grams of it are misread litres or gallons, ounces are fluid ones. */
const POURED: ReadonlySet<string> = new Set(['fut', 'bib', 'tonnelet', 'bidon', 'bouteille', 'canette'])
const OUNCE = 28.349523125
const LEAST_POURED_WEIGHT = 50

/** Whether a content is none that such a container has: a keg of five grams, a bottle of so many ounces. */
export function hasUnlikelyContent(levels: readonly PackLevel[]): boolean {
  return levels.some(({ container, each, nominal }) => {
    if (container === null || each === null || nominal === true) return false
    const poured = POURED.has(container.name) && each.dimension === 'weight'
    const ounces = each.amount / OUNCE
    const inOunces = Math.abs(ounces - Math.round(ounces)) < 1e-9
    return (
      each.amount < (LEAST[container.name] ?? 0) ||
      (poured && (inOunces || each.amount < LEAST_POURED_WEIGHT))
    )
  })
}
