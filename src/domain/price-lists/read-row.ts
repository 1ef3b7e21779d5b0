import { isAlcohol } from './assumed-vat.ts'
import { resolveBundle } from './botte-or-bouteille.ts'
import type { Bundle } from './botte-or-bouteille.ts'
import type { Cell } from '../tables/cell.ts'
import { cellText } from '../tables/cell.ts'
import { isNoCode } from './code-identity.ts'
import { measureOfPack } from './either-measure.ts'
import { textIn } from './list-columns.ts'
import type { ListColumns } from './list-columns.ts'
import type { CatalogueFacts, Doubt, ListRow, SkipReason } from './list-row.ts'
import type { PriceBasis } from './pack-levels.ts'
import type { PricedPack, PricingDoubt } from './pack-price.ts'
import { farPriceOf } from './plausible-prices.ts'
import type { ListDefaults } from './propose-columns.ts'
import { readCategory } from './read-category.ts'
import type { AllergensReading } from './read-allergens.ts'
import { readRowAllergens } from './read-row-allergens.ts'
import { readRowPack } from './read-row-pack.ts'
import type { PackReader } from './read-row-pack.ts'
import { readRowPrice } from './read-row-price.ts'
import type { Section } from './section-units.ts'
import { unitByTitle, factsOf, pricesByBasis } from './row-basis.ts'
import { packPriceOf } from './shown-pack-price.ts'
import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MAX_AMOUNT } from '../money/limits.ts'
import { PRODUCT_MAX_LENGTH } from '../catalogue/product-limits.ts'

export type RowReading =
  | {
      known: true
      row: ListRow
      basis: PriceBasis | null
      /** What 'BOT' in the row stands for; undefined for a row without it. */
      bundle: Bundle | null | undefined
      /** True where the price of its pack may be one of a kilogram. */
      ofKilo: boolean
    }
  | { known: false; reason: SkipReason }

/** The context that the rows of one list share. */
export interface RowContext {
  columns: ListColumns
  readPack: PackReader
  readAllergens: (text: string) => AllergensReading
  /** The unit of this list's prices, as far as printed prices show it. */
  usual: PriceBasis | null
  /** True where the rows show that their prices are of the piece whose weight they give. */
  byPiece: boolean
  /** True where a price beside a pack of fresh goods is asked about in another row. */
  someOfKilo: boolean
  /** What 'BOT' stands for in this list, as far as its rows show it. */
  bundle: Bundle | null
  defaults: ListDefaults
}

const FIELDS: Record<PricingDoubt, keyof CatalogueFacts> = {
  'pack-missing': 'contentQuantity',
  'pack-approximate': 'contentQuantity',
  'pack-ambiguous': 'contentQuantity',
  'price-basis-uncertain': 'priceHt',
  'unit-price-differs': 'priceHt',
}

/**
 * A row of a list as the catalogue will store it, with its doubts; or why it is skipped.
 * @param section the heading above the row
 */
export function readRow(
  cells: readonly Cell[],
  place: number,
  section: Section,
  context: RowContext,
): RowReading {
  const { columns } = context
  const doubts: Doubt[] = []
  const cut = (text: string, field: 'name' | 'brand' | 'code', column: number | null) => {
    if (text.length <= PRODUCT_MAX_LENGTH[field]) return text
    doubts.push({ field, column, reason: `${field}-cut` })
    return text.slice(0, PRODUCT_MAX_LENGTH[field]).trim()
  }
  const fullName = nameIn(cells, columns)
  if (!/\p{L}/u.test(fullName)) return { known: false, reason: 'name-missing' }
  const rayon = textIn(cells, columns.one('category')) || section.rayon
  const named = { name: fullName, rayon, storage: textIn(cells, columns.one('storage')) }
  const reading = readCategory(named)
  const usual = reading.sure ? null : context.defaults.category
  const category = usual ?? reading.category
  const product = { name: fullName, rayon, category }
  const price = readRowPrice(cells, columns, product, context.defaults.vatRate)
  if (!price.known) return { known: false, reason: price.reason }
  const pack = readRowPack(cells, columns, { ...price, category }, context.readPack)
  const measured = measureOfPack(price, pack.pack, context.readPack(fullName))
  const drink = category === 'Boissons'
  const per = price.or === undefined ? pack.priceUnit.per : measured.per
  const bundle = resolveBundle(per, pack.pack, { name: fullName, category }, context.bundle)
  const priced: PricedPack = {
    ...price,
    ...unitByTitle({ per: bundle.per, perSure: pack.priceUnit.perSure }, bundle.pack, columns, {
      name: fullName,
      per: section.per,
    }),
    pack: bundle.pack,
    usual: context.usual,
    drink,
  }
  const { unitPrice, byBasis, ofKilo } = pricesByBasis(priced, product, context)
  if (!bundle.sure)
    doubts.push({ field: 'unit', column: columns.one('unit')?.at ?? null, reason: 'unit-ambiguous' })
  // A few grams at the price of a whole pack would be an impossible price per kg.
  if (unitPrice.priceHt > MAX_AMOUNT) return { known: false, reason: 'price-too-high' }
  const allergens = readRowAllergens(cells, columns, context.readAllergens)
  const code = textIn(cells, columns.one('code'))
  const columnOf = (field: keyof CatalogueFacts) =>
    columns.one(field === 'priceHt' ? 'price' : 'pack')?.at ?? null
  const pricing = unitPrice.doubts.map((reason): Doubt => {
    const field = FIELDS[reason]
    return { field, column: columnOf(field), reason }
  })
  const asStored = factsOf(unitPrice)
  // A printed price per kg or L that agrees proves the content in the name.
  const isProven = unitPrice.check?.agrees === true && unitPrice.check.unit === unitPrice.unit
  const packDoubts = pack.doubts.filter(({ reason }) => !isProven || reason !== 'pack-from-name')
  const farPrice = farPriceOf(asStored, product, isAlcohol(product, columns))
  if (farPrice !== null)
    pricing.push({ field: 'priceHt', column: columnOf('priceHt'), reason: 'price-implausible' })
  const row: ListRow = {
    row: place,
    name: cut(fullName, 'name', columns.one('name')?.at ?? null),
    code: isNoCode(code) ? null : cut(code, 'code', columns.one('code')?.at ?? null),
    brand: cut(textIn(cells, columns.one('brand')), 'brand', columns.one('brand')?.at ?? null) || null,
    category,
    ...asStored,
    allergens: allergens.allergens,
    allergenFree: allergens.allergenFree,
    traces: allergens.traces,
    packText: pack.text?.slice(0, PRODUCT_MAX_LENGTH.packText) ?? null,
    packPriceHt: packPriceOf(priced, unitPrice, pack.text, context.readPack),
    chargedHt: roundHalfAwayFromZero(price.amount, PRICE_DECIMALS),
    densityKgPerL: unitPrice.densityKgPerL,
    vatRate: price.vatRate,
    check: unitPrice.check,
    ...(farPrice !== null && { farPrice }),
    ...(byBasis !== null && { byBasis }),
    doubts: [...doubts, ...price.doubts, ...measured.doubts, ...packDoubts, ...pricing, ...allergens.doubts],
    categoryGuessed: !reading.sure && usual === null,
  }
  const shown = bundle.abbreviated ? bundle.shown : undefined
  return { known: true, row, basis: unitPrice.basis, bundle: shown, ofKilo }
}

/** The name, completed by the details that distinguish products of one name: 'Tomate ronde, Maroc, cat. I'. */
function nameIn(cells: readonly Cell[], columns: ListColumns): string {
  const name = textIn(cells, columns.one('name'))
  const details = columns.all('detail').flatMap(({ at, header }) => {
    const text = cellText(cells[at])
    const known = text === '' || (text.length > 2 && name.toLowerCase().includes(text.toLowerCase()))
    return known ? [] : [detailText(text, header)]
  })
  return [name, ...details].filter((part) => part !== '').join(', ')
}

/** Heads of grades, whose figure is one. */
const GRADES = /^(?:cat|qual|class|cl\b|choix|grade|handelsklasse)/iu

/** A grade ('I'), a calibre or a bare figure is too short to be added to a name; a vintage is not. */
function detailText(text: string, header: string): string {
  if (!/[\p{L}\d]/u.test(text) || /^(?:oui|non|x|yes|no)$/iu.test(text)) return ''
  if (/^cal/iu.test(header)) return /^cal/iu.test(text) ? text : `cal. ${text}`
  const graded = /^(?:i{1,3}|extra)$/iu.test(text) || (/^[123]$/u.test(text) && GRADES.test(header))
  if (graded) return `cat. ${text}`
  return /^\d+$/u.test(text) && !/^(?:19|20)\d\d$/u.test(text) ? `${header} ${text}`.trim() : text
}
