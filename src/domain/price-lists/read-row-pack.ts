import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { ProductCategory } from '../catalogue/product-category.ts'
import { readDecimal } from '../quantity/read-decimal.ts'
import type { Cell } from '../tables/cell.ts'
import { containerOfWord } from './containers.ts'
import { countIn, countsIn } from './counts-in-colis.ts'
import { textIn } from './list-columns.ts'
import type { ListColumns } from './list-columns.ts'
import type { Doubt } from './list-row.ts'
import { FIGURE } from './measured-text.ts'
import { packCells } from './pack-cells.ts'
import { holdsSeveral, itemsIn } from './pack-levels.ts'
import type { Pack, PackReading } from './read-pack.ts'
import { isDateLike } from '../tables/read-days.ts'
import { SOLD_SINGLY, withPackOfHead } from './price-header.ts'
import type { PricedBy } from './read-price.ts'
import { countedInName } from './counted-names.ts'
import { heldIn, isStatedByName, packInName } from './pack-in-name.ts'
import { withoutFillets } from './nets.ts'
import { isWorn, withoutSize } from './sizes.ts'
import { mayBeSoldEmpty } from './sold-empty.ts'

export interface RowPack {
  pack: Pack | null
  /** The text of the pack in the list; null without one. */
  text: string | null
  /** The unit of the price, by the row or by the counts in the colis. */
  priceUnit: { per: PricedBy | null; perSure: boolean }
  doubts: Doubt[]
}

/** The known unit of the row's price. */
export interface PriceUnit {
  per: PricedBy | null
  perSure: boolean
  /** The header prices one sold unit. */
  single: boolean
  /** The category of the product. */
  category: ProductCategory
  /** EUR without VAT. */
  amount: number
}

export type PackReader = (text: string) => PackReading

/** Outer containers of which a colis may hold several. */
const LOTS: ReadonlySet<string> = new Set(['lot', 'pack', 'plateau', 'fardeau', 'coffret'])
const COLIS = containerOfWord('colis')

/** The pack of a row: as text, as a count and a content in separate columns, or in the name. */
export function readRowPack(
  row: readonly Cell[],
  columns: ListColumns,
  { per, perSure, single, category, amount }: PriceUnit,
  readAny: PackReader,
): RowPack {
  const name = textIn(row, columns.one('name'))
  const read = withoutFillets(readAny, { name, category })
  const column = columns.one('pack')
  const { words, count, perColis, mayBeOfColis } = packCells(row, columns, per, read)
  const unit = textIn(row, columns.one('unit'))
  // '100' under 'Par' is what the price is of.
  const isPriced = FIGURE.test(unit) && pieceIn(row, columns) !== null
  const ownText = words !== '' ? words : /\d/u.test(unit) && !isPriced ? unit : ''
  const text = withPackOfHead(ownText, columns.one('price')?.packText ?? '')
  const stated = read(isWorn(name) ? withoutSize(text, name) : text)
  const alone = stated.known ? asWeighed(stated.pack, row, columns, per ?? pieceIn(row, columns)) : null
  const isEither = mayBeOfColis || isOneOfSeveral(alone, row, columns, read)
  const counts = alone !== null && isEither ? { ...alone, ambiguous: true } : alone
  const priceUnit =
    count === null || perSure || per?.kind === 'measure'
      ? { per, perSure }
      : { per: SOLD_SINGLY, perSure: !perColis && (single || isOrderStep(columns)) }
  const soldAs = priceUnit.perSure ? priceUnit.per : pieceIn(row, columns)
  const beside = {
    hasColumn: column !== null,
    hasText: alone !== null,
    hasCount: count !== null,
    saysCount: countsIn(row, columns) !== '' && pieceIn(row, columns)?.kind !== 'measure',
    held: heldIn(alone),
    soldAs,
  }
  const named =
    per?.kind === 'measure' || isMeasured(counts)
      ? null
      : (countedInName({ name, category }, counts, beside, read) ?? packInName(name, beside, read))
  const counted = withCount(named === null ? counts : withContent(counts, named), perColis ? null : count)
  const pack = isMeasured(counted) || !isOuter(per) ? counted : (measuredBy(row, columns) ?? counted)
  const doubts: Doubt[] = []
  const doubt = (reason: Doubt['reason'], at: number | null) => {
    doubts.push({ field: 'contentQuantity', column: at, reason })
  }
  const vessel = named !== null && mayBeSoldEmpty(name, named)
  if (named !== null && (vessel || !isStatedByName(name, named, beside, { category, amount })))
    doubt('pack-from-name', columns.one('name')?.at ?? null)
  // '1/2' that a spreadsheet has made a day was something, also where the price does not need it.
  else if (
    named === null &&
    pack === null &&
    !stated.known &&
    stated.reason === 'pack-unreadable' &&
    (per?.kind !== 'measure' || isDateLike(text))
  )
    doubt('pack-unreadable', column?.at ?? null)
  return { pack, text: packText(text, perColis ? null : count), priceUnit, doubts }
}

/** What a piece weighs on average ('Poids moy.') is what one of them holds only about. */
function asWeighed(pack: Pack, row: readonly Cell[], columns: ListColumns, per: PricedBy | null): Pack {
  const column = columns.one('content')
  const average = column?.average === true && textIn(row, column) !== '' && per?.kind === 'container'
  return average ? { ...pack, approximate: true } : pack
}

/** The unit of a row, which also a vague 'Prix unitaire' is of. */
function pieceIn(row: readonly Cell[], columns: ListColumns): PricedBy | null {
  const column = columns.one('unit')
  return column?.unit(textIn(row, column)) ?? null
}

/** Whether the count is an order step ('PCB'), with prices for one of it; 'Nb par colis' does not concern prices. */
function isOrderStep(columns: ListColumns): boolean {
  return /\bpcb\b|par combien|multiple/iu.test(columns.one('packCount')?.header ?? '')
}

const isOuter = (per: PricedBy | null) => per?.kind === 'container' && per.container.rank === 'outer'

/** 'Colisage 10' of a product invoiced by the kg: a colis of ten kilograms, or of ten pieces that are weighed. */
function measuredBy(row: readonly Cell[], columns: ListColumns): Pack | null {
  const units = columns.one('unit')
  const per = units?.unit(textIn(row, units)) ?? null
  const figure = ['packCount', 'pack'] as const
  const [text] = figure.map((role) => textIn(row, columns.one(role))).filter((cell) => FIGURE.test(cell))
  const count = readDecimal(text ?? '') ?? 0
  if (per?.kind !== 'measure' || !(count > 0)) return null
  const each = { ...per.measure, amount: per.measure.amount * count }
  return {
    levels: [{ container: COLIS, count: 1, each }],
    approximate: false,
    ambiguous: true,
    besides: null,
  }
}

/** 'Carton de 24', 'lot de 6' in a name. */
const IN_COLIS =
  /\b(?:cartons?|caisses?|lots?|packs?|colis|fardeaux?|par|case of)\s*(?:de |of |x ?)?\d{1,3}\b(?!\s*(?:[kmcd]?[gl]|kg)\b)/u

/** 'Cola 24x33cl' beside '33 cl': the price may be of the twenty-four, or of one. */
function isOneOfSeveral(
  pack: Pack | null,
  row: readonly Cell[],
  columns: ListColumns,
  read: PackReader,
): boolean {
  const each = pack?.levels.at(-1)?.each ?? null
  if (pack === null || each === null || itemsIn(pack, 0) > 1 || countIn(row, columns) !== null) return false
  const name = textIn(row, columns.one('name'))
  if (IN_COLIS.test(foldForSearch(name))) return true
  const named = read(name)
  if (!named.known || itemsIn(named.pack, 0) <= 1) return false
  return named.pack.levels.at(-1)?.each?.amount === each.amount
}

function isMeasured(pack: Pack | null): boolean {
  return pack !== null && pack.levels.some(({ each }) => each !== null)
}

/** 'Lait 6 x 1 L' beside 'pack': the six are the pack. */
function heldTogether(counts: Pack, named: Pack): Pack {
  const held = heldIn(counts)
  const [whole, ...inner] = named.levels
  if (held === null || !holdsSeveral(held) || whole === undefined || whole.container !== null) return named
  return { ...named, levels: [{ ...whole, container: held }, ...inner] }
}

/** A pack with known counts, completed with the content of one item from the name. */
function withContent(counts: Pack | null, named: Pack): Pack {
  const content = named.levels.at(-1)
  if (counts === null || content === undefined) return named
  if (counts.levels.length < named.levels.length) return heldTogether(counts, named)
  const levels = counts.levels.map((level, index) => {
    const inside = counts.levels.slice(index + 1).reduce((product, { count }) => product * count, 1)
    const each = content.each === null ? null : { ...content.each, amount: content.each.amount * inside }
    return { ...level, each, nominal: content.nominal }
  })
  return { ...named, levels, ambiguous: counts.ambiguous || named.ambiguous }
}

function withCount(pack: Pack | null, count: number | null): Pack | null {
  if (count === null) return pack
  const around = { container: COLIS, count: 1, each: null }
  if (pack === null) {
    const levels = [around, { container: null, count, each: null }]
    return { levels, approximate: false, ambiguous: false, besides: null }
  }
  const [only, ...inner] = pack.levels
  if (only === undefined) return pack
  // '6x1L' and 'PCB 6' are the same count; 'paquet de 12' with 'PCB 8' is in a colis of eight.
  if (inner.length > 0) {
    if (only.container === null || itemsIn(pack, 0) === count || inner[0]?.count === count) return pack
    if (only.container.rank === 'outer' && !LOTS.has(only.container.name)) return { ...pack, ambiguous: true }
  }
  const each = only.each === null ? null : { ...only.each, amount: only.each.amount * count }
  return {
    ...pack,
    levels: [{ ...around, each }, { ...only, count }, ...inner],
  }
}

function packText(text: string, count: number | null): string | null {
  const parts = [count === null ? '' : `${String(count)} x`, text].filter((part) => part !== '')
  return parts.length === 0 ? null : parts.join(' ')
}
