import type { CatalogueFacts } from '#contract/catalogue.ts'
import type { ComparedProduct, PriceListRow } from '#contract/price-lists.ts'
import type { ChangedFact } from '#domain/price-lists/changed-facts.ts'
import { compareLists } from '#domain/price-lists/compare-lists.ts'
import { isFarMove } from '#domain/pricing/far-move.ts'
import type { ListChange } from '#domain/price-lists/compare-lists.ts'
import type { ListRow } from '#domain/price-lists/list-row.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { factsToSend } from './facts-to-send.ts'
import { NO_RESERVATIONS, type Reservations, reservationsOf } from './reservations.ts'

/** In the order that a buyer looks at them: prices that move first, what stays as it is last. */
export const DIFFERENCE_KINDS = [
  'dearer',
  'cheaper',
  'unresolved',
  'new',
  'changed',
  'vanished',
  'unchanged',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** Whether the user says yes or no to such a difference. */
export function isTickable(kind: DifferenceKind): boolean {
  return kind !== 'unchanged' && kind !== 'unresolved'
}

/** Whether the file has a value that the catalogue lacks: a missing value alone is no difference. */
export function bringsNews(differences: readonly Difference[]): boolean {
  return differences.some(
    ({ kind, change }) => kind !== 'vanished' && (kind !== 'unchanged' || change !== null),
  )
}

/** What a difference does to the catalogue once it is sent. */
interface Outcome {
  change: PriceListRow | null
  /** A product of the user's will be offered the new price. */
  newPrice: boolean
}

/** One way to settle rows that are the same product, or a row that may be several. */
export interface Option extends Outcome, Reservations {
  /** Place in the file, from 0. */
  row: number
  /** What taking it comes to. */
  kind: DifferenceKind
  unit: Unit
  priceHt: number
  /** The product of the catalogue that it would change; null for one that is new. */
  product: string | null
}

/** A line of the comparison, light enough to cross from the worker by the thousand. */
export interface Difference extends Outcome, Reservations {
  id: string
  kind: DifferenceKind
  name: string
  brand: string | null
  code: string | null
  packText: string | null
  unit: Unit
  priceHt: number
  /** In the unit of the list; null for a new row, or when the old unit cannot be converted to the new one. */
  before: number | null
  /** As the catalogue has it, where the unit changes beyond comparison. */
  old: { unit: Unit; priceHt: number } | null
  percent: number | null
  changes: readonly ChangedFact[]
  options: readonly Option[]
}

type Change = ListChange<ComparedProduct>

/** The file beside the catalogue: what each row, and each product that the file no longer has, comes to. */
export function compareWithCatalogue(
  rows: readonly ListRow[],
  catalogue: readonly ComparedProduct[],
): Difference[] {
  const changes = compareLists(rows, catalogue)
  const repeats = repeatsOf(changes)
  return changes.flatMap((change, at): Difference[] => {
    if (change.kind === 'duplicate') return []
    const differences = differenceOf(change, String(at))
    const others = 'row' in change ? repeats.get(change.row) : undefined
    if (others === undefined) return [differences]
    const product = 'product' in change ? [change.product] : []
    const again = others.map((row) => compareLists([row], product)[0]).filter((one) => one !== undefined)
    const options = [change, ...again].flatMap(optionsOf)
    return [{ ...differences, kind: 'unresolved', change: null, newPrice: false, options }]
  })
}

/** Rows that say otherwise of a product that an earlier row has, by that row. */
function repeatsOf(changes: readonly Change[]): Map<ListRow, ListRow[]> {
  const repeats = new Map<ListRow, ListRow[]>()
  for (const change of changes) {
    if (change.kind !== 'duplicate' || change.sameFacts) continue
    const known = repeats.get(change.of)
    if (known === undefined) repeats.set(change.of, [change.row])
    else known.push(change.row)
  }
  return repeats
}

function differenceOf(change: Exclude<Change, { kind: 'duplicate' }>, id: string): Difference {
  if (change.kind === 'vanished') {
    const { product } = change
    const removal = { kind: 'remove' as const, productId: product.id }
    return { ...comparedFields(product), ...unmoved, id, kind: 'vanished', change: removal }
  }
  const { row } = change
  const line = { ...comparedFields(row), ...unmoved, ...reservationsIn(change, row), id }
  if (change.kind === 'ambiguous') return { ...line, kind: 'unresolved', options: optionsOf(change) }
  if (change.kind === 'new') return { ...line, ...outcomeOf(change), kind: 'new' }
  const { product, kind } = change
  if (kind === 'unchanged') return { ...line, ...outcomeOf(change), kind, before: row.priceHt }
  const compared = { ...line, ...outcomeOf(change), kind, changes: change.changes }
  if (kind !== 'changed') return { ...compared, before: change.price.before, percent: change.price.percent }
  const same = product.unit === row.unit
  return same
    ? { ...compared, before: row.priceHt }
    : { ...compared, old: { unit: product.unit, priceHt: product.priceHt } }
}

/** The row's own doubts, and that of a price far from the one in the catalogue. */
function reservationsIn(change: Change, row: ListRow): Reservations {
  const own = reservationsOf(row)
  const isFar = 'price' in change && isFarMove(change.price)
  return isFar ? { ...own, doubts: [...own.doubts, 'price-far-from-known'] } : own
}

const unmoved = {
  before: null,
  old: null,
  percent: null,
  changes: [],
  options: [],
  change: null,
  newPrice: false,
  ...NO_RESERVATIONS,
} as const

type ComparedFields = Pick<Difference, 'name' | 'brand' | 'code' | 'packText' | 'unit' | 'priceHt'>

function comparedFields({ name, brand, code, packText, unit, priceHt }: ComparedFields): ComparedFields {
  return { name, brand, code, packText, unit, priceHt }
}

const nothing: Outcome = { change: null, newPrice: false }

function outcomeOf(change: Change): Outcome {
  if (change.kind === 'new')
    return { change: { kind: 'add', facts: factsToSend(change.row, null) }, newPrice: false }
  if (change.kind === 'unchanged') return { change: confirmationOf(change.product), newPrice: false }
  if (change.kind !== 'dearer' && change.kind !== 'cheaper' && change.kind !== 'changed') return nothing
  const { row, product } = change
  const facts: CatalogueFacts & { priceHt: number } = factsToSend(row, product)
  const moved = facts.priceHt !== product.priceHt || facts.unit !== product.unit
  return { change: { kind: 'change', productId: product.id, facts }, newPrice: product.imported && moved }
}

/** A price that an invoice has given, and the list has too, is agreed from now on. */
function confirmationOf(product: ComparedProduct): PriceListRow | null {
  const { id, imported: _imported, agreedPriceHt, ...facts } = product
  return agreedPriceHt === facts.priceHt ? null : { kind: 'change', productId: id, facts }
}

/** Products of one name, code and pack that a user chooses between. */
const MOST_OPTIONS = 100

function optionsOf(change: Change): Option[] {
  if (change.kind === 'vanished' || change.kind === 'duplicate') return []
  const { row } = change
  const option = (one: Change, product: string | null): Option => ({
    ...outcomeOf(one),
    ...reservationsIn(one, row),
    kind: one.kind === 'duplicate' || one.kind === 'ambiguous' ? 'unresolved' : one.kind,
    row: row.row,
    unit: row.unit,
    priceHt: row.priceHt,
    product,
  })
  if (change.kind === 'new') return [option(change, null)]
  if (change.kind !== 'ambiguous') return [option(change, change.product.name)]
  const each = change.products.slice(0, MOST_OPTIONS).flatMap((product) => {
    const [one] = compareLists([row], [product])
    return one === undefined ? [] : [option(one, nameOf(product))]
  })
  return [...each, option({ kind: 'new', row }, null)]
}

/** What tells products of one name apart. */
function nameOf({ name, code, packText }: ComparedProduct): string {
  return [name, code, packText].filter((part) => part !== null && part !== '').join(' · ')
}
