import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import type { Container } from './containers.ts'
import type { PackLevel } from './pack-statements.ts'
import type { Pack } from './read-pack.ts'
import type { PricedBy } from './read-price.ts'

/** What 'BOT', 'Bot.' and 'bt' stand for in a list; 'BTE' is a botte only of vegetables without a content, for which it stays a doubt. */
export type Bundle = 'botte' | 'bouteille'

export interface ResolvedBundle {
  per: PricedBy | null
  pack: Pack | null
  /** Whether the row has such an abbreviation. */
  abbreviated: boolean
  /** What the row itself shows; null when nothing does. */
  shown: Bundle | null
  sure: boolean
}

/** The number of rows that must show the same, without an exception. */
const ENOUGH = 2
const POURED = /\b(?:huile|vinaigre|sirop|vin|jus|sauce|oil|vinegar)s?\b/u

const isTin = ({ or, name }: Container) => or !== undefined && name === 'boite'

/** Writes out the abbreviation in the unit and the pack of a row, by the list or by the row's own product. */
export function resolveBundle(
  per: PricedBy | null,
  pack: Pack | null,
  product: { name: string; category: ProductCategory },
  ofList: Bundle | null,
): ResolvedBundle {
  const isBunch = product.category === 'Légumes' && pack?.levels.some(({ each }) => each !== null) !== true
  const isAbbreviated = (container: Container) => container.or !== undefined && (isBunch || !isTin(container))
  const inUnit = per?.kind === 'container' && isAbbreviated(per.container)
  const containers = [
    per?.kind === 'container' ? per.container : null,
    ...(pack?.levels ?? []).map(({ container }) => container),
  ]
    .filter((container) => container !== null)
    .filter(isAbbreviated)
  if (containers.length === 0) return { per, pack, abbreviated: false, shown: null, sure: true }
  const poured = pack?.levels.some(({ each }) => each?.dimension === 'volume') === true
  const shown = poured ? 'bouteille' : shownBy(product)
  const bundle = poured ? shown : (ofList ?? shown)
  return {
    per: inUnit ? { ...per, container: writtenOut(per.container, bundle) } : per,
    pack: pack === null ? null : { ...pack, levels: pack.levels.map((level) => levelOf(level, bundle)) },
    abbreviated: true,
    shown,
    sure: poured || (ofList !== null && !containers.some(isTin)),
  }
}

/** What the rows of a list show together; null when they contradict each other, or are too few. */
export function bundleOf(shown: Record<Bundle, number>): Bundle | null {
  if (shown.botte >= ENOUGH && shown.bouteille === 0) return 'botte'
  return shown.bouteille >= ENOUGH && shown.botte === 0 ? 'bouteille' : null
}

function shownBy({ name, category }: { name: string; category: ProductCategory }): Bundle | null {
  if (category === 'Boissons' || POURED.test(foldForSearch(name))) return 'bouteille'
  return category === 'Légumes' ? 'botte' : null
}

function levelOf(level: PackLevel, bundle: Bundle | null): PackLevel {
  return level.container === null ? level : { ...level, container: writtenOut(level.container, bundle) }
}

function writtenOut(container: Container, bundle: Bundle | null): Container {
  const { or, ...own } = container
  return or !== undefined && or.name === bundle ? or : own
}
