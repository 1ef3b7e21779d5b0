import { MEASURES } from '../quantity/measure.ts'
import { listColumns } from '../price-lists/list-columns.ts'
import type { ListColumns } from '../price-lists/list-columns.ts'
import type { ListRow } from '../price-lists/list-row.ts'
import type { ListMapping } from '../price-lists/propose-columns.ts'
import { readAllergens } from '../price-lists/read-allergens.ts'
import { itemsIn } from '../price-lists/pack-levels.ts'
import { readPack } from '../price-lists/read-pack.ts'
import { readRow } from '../price-lists/read-row.ts'
import type { RowContext } from '../price-lists/read-row.ts'

/** What an invoice says of an article, as a price list does. */
export interface WrittenArticle {
  name: string
  code: string | null
  /** The text of the pack; '' where only the name has it. */
  packText: string
  /** The unit of the price, as lists write it. */
  unit: string
  /** EUR of one of it, without VAT. */
  price: number
  /** Printed prices per kg and per L; null where there is none. */
  perKg: number | null
  perL: number | null
}

const HEADS = [
  ['Désignation', 'name'],
  ['Code', 'code'],
  ['Unité de facturation', 'unit'],
  ['Prix HT', 'price'],
  ['Prix HT au kg', 'unitPrice'],
  ['Prix HT au litre', 'unitPrice'],
] as const
const PACK = ['Conditionnement', 'pack'] as const
const DEFAULTS = { category: null, vatRate: null, inEuros: true }

function contextOf(heads: readonly (readonly [string, ListMapping['roles'][number]])[]): RowContext {
  const header = heads.map(([head]) => head)
  const mapping = {
    header: { row: 0, height: 1 as const },
    roles: heads.map(([, role]) => role),
    defaults: DEFAULTS,
  }
  const columns: ListColumns = listColumns([header], mapping)
  return {
    columns,
    readPack,
    readAllergens,
    usual: null,
    byPiece: false,
    someOfKilo: false,
    bundle: null,
    defaults: DEFAULTS,
  }
}

/** Without a column of packs a name is read more freely. */
const WITHOUT_PACK = contextOf(HEADS)
const WITH_PACK = contextOf([...HEADS, PACK])
const NO_SECTION = { rayon: '', per: null }

/** An article as a price list with these columns would give it: no second reader of packs and units. */
export function readArticle(article: WrittenArticle): ReturnType<typeof readRow> {
  const { name, code, packText, unit, price, perKg, perL } = article
  const cells = [name, code, unit, price, perKg, perL]
  return packText === ''
    ? readRow(cells, 0, NO_SECTION, WITHOUT_PACK)
    : readRow([...cells, packText], 0, NO_SECTION, WITH_PACK)
}

/** Whether a text of a pack has a weight where litres are billed, or litres where a weight is, and nothing of the other. */
export function contradictsMeasure(text: string, dimension: 'weight' | 'volume'): boolean {
  const reading = readPack(text)
  if (!reading.known) return false
  const { levels, besides } = reading.pack
  const measured = levels.flatMap(({ each }) => each ?? [])
  return measured.length > 0 && besides === null && measured.every((each) => each.dimension !== dimension)
}

/** Whether a whole number of kilograms or litres is no number of the packs that a text names exactly: 3 kg of '5 kg'. */
export function isNoNumberOfPacks(text: string, amount: number, dimension: 'weight' | 'volume'): boolean {
  const reading = readPack(text)
  if (!reading.known || reading.pack.approximate || reading.pack.ambiguous) return false
  const each = reading.pack.levels.at(-1)?.each ?? null
  if (each === null || each.dimension !== dimension || !Number.isInteger(amount / MEASURES.kg.amount))
    return false
  const packs = amount / each.amount
  return Math.abs(packs - Math.round(packs)) > 1e-6
}

/** Whether the text of a pack counts what is in it: '6 x 1 L', 'carton de 10', but not '250 g'. */
export function holdsSeveral(text: string): boolean {
  const reading = readPack(text)
  return reading.known && itemsIn(reading.pack, 0) > 1
}

/** Whether two texts of one article count other numbers of things, or things of other contents: '6 x 1 L' and '12 x 1 L', '1 L' and '75 cl'. */
export function packsDiffer(one: string, other: string): boolean {
  const [first, second] = [readPack(one), readPack(other)]
  if (!first.known || !second.known || first.pack.approximate || second.pack.approximate) return false
  const [items, others] = [itemsIn(first.pack, 0), itemsIn(second.pack, 0)]
  if (items > 1 && others > 1 && items !== others) return true
  const [each, besides] = [first.pack, second.pack].map(({ levels }) => levels.at(-1)?.each ?? null)
  if (!each || !besides || each.dimension !== besides.dimension) return false
  const share = Math.max(each.amount, besides.amount) / Math.min(each.amount, besides.amount)
  return Math.abs(share - Math.round(share)) > 1e-6
}

/** Grams or millilitres from which several things are a carton by themselves. */
const LEAST_CARTON = 2000

/** Whether the pack of a text may be one of several in the carton that is billed: '4 x 125 g'. */
export function mayBeOneOfSeveral(text: string): boolean {
  const reading = readPack(text)
  if (!reading.known) return false
  const [outside, ...inner] = reading.pack.levels
  return (
    inner.length > 0 && outside?.container === null && (outside.each?.amount ?? LEAST_CARTON) < LEAST_CARTON
  )
}

/** The facts of a row that a catalogue stores. */
export function catalogueFacts(row: ListRow) {
  const { code, name, brand, category, unit, priceHt, contentQuantity, contentUnit } = row
  const { allergens, traces, allergenFree, packText, packPriceHt, densityKgPerL } = row
  return {
    code,
    name,
    brand,
    category,
    unit,
    priceHt,
    contentQuantity,
    contentUnit,
    allergens,
    traces,
    allergenFree,
    packText,
    packPriceHt,
    densityKgPerL,
  }
}
