import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MEASURES } from '../quantity/measure.ts'
import { isAlcohol } from './assumed-vat.ts'
import type { TaxedProduct } from './assumed-vat.ts'
import { isOfLitre, withVessels } from './boxed-liquids.ts'
import { onlyCountBasis } from './counted-packs.ts'
import { DEFAULT_BASES, isBasisOpen, pricedByBasis } from './default-basis.ts'
import type { BasisReading } from './default-basis.ts'
import type { ListColumns } from './list-columns.ts'
import { mayBeSoldAsWritten } from './pack-levels.ts'
import { unitPriceOf } from './pack-price.ts'
import type { PricedPack, UnitPrice } from './pack-price.ts'
import { mayBeOfKilo } from './fresh-packs.ts'
import { farPriceOf, isUsualPrice } from './plausible-prices.ts'
import type { ListDefaults } from './propose-columns.ts'
import { stapleBasis } from './staple-prices.ts'

/** "Souris d'agneau (pièce)": the exception of a list per kg. */
const BY_PIECE = /\bpiece\)|\ba? ?la piece\b/u

/**
 * The unit that the section above a row or the title of its list names, where the row names none and its pack is of no other
 * dimension.
 * @param per the unit of the section; null for none
 */
export function unitByTitle(
  priceUnit: Pick<PricedPack, 'per' | 'perSure'>,
  pack: PricedPack['pack'],
  { perKg }: ListColumns,
  { name, per }: { name: string; per: PricedPack['per'] },
): Pick<PricedPack, 'per' | 'perSure'> {
  const named = per ?? (perKg ? { kind: 'measure' as const, measure: MEASURES.kg } : null)
  if (named === null || priceUnit.perSure || priceUnit.per?.kind === 'measure') return priceUnit
  const { dimension } = named.kind === 'measure' ? named.measure : { dimension: null }
  const measured =
    dimension === null || pack === null || pack.levels.some(({ each }) => each?.dimension === dimension)
  if (!measured || (dimension !== null && BY_PIECE.test(foldForSearch(name)))) return priceUnit
  return priceUnit.per === null ||
    priceUnit.per.container.rank === 'item' ||
    priceUnit.per.container.name === 'uvc'
    ? { per: named, perSure: true }
    : priceUnit
}

/** 'Poids moyen' beside a price: of a piece of that weight, or of a kilogram. */
function withAverageWeight(
  found: UnitPrice,
  { per, perSure, byPiece }: PricedPack,
  columns: ListColumns,
): UnitPrice {
  const named = (per !== null && perSure) || byPiece === true
  const isOpen = !named && found.check?.agrees !== true && isWeightOfOne(found, columns)
  return isOpen ? asUncertain(found) : found
}

function isWeightOfOne({ content }: UnitPrice, columns: ListColumns): boolean {
  return content !== null && columns.one('content')?.ofOne === true
}

/** Whether the row names a piece, which is neither a kilogram nor a litre. */
function isByPiece({ per, byPiece }: PricedPack): boolean {
  return byPiece === true || (per?.kind === 'container' && per.container.rank === 'item')
}

function asUncertain(found: UnitPrice): UnitPrice {
  return { ...found, doubts: [...new Set([...found.doubts, 'price-basis-uncertain' as const])] }
}

/** What the catalogue stores of a price. */
export function factsOf({ unit, priceHt, content }: UnitPrice) {
  return { unit, priceHt, contentQuantity: content?.quantity ?? null, contentUnit: content?.unit ?? null }
}

/** The price of a counted pack, where one reading alone makes sense and no printed price shows one. */
function onlyCountPrice(priced: PricedPack, product: TaxedProduct): UnitPrice | null {
  const basis = onlyCountBasis(priced, product)
  if (basis === null || unitPriceOf(priced).check !== null) return null
  return pricedByBasis(priced, basis)
}

/** Of '4x125 g' by the pièce, the reading that has a usual price, where the one that is read has none. */
function asWritten(priced: PricedPack, found: UnitPrice, byBasis: readonly BasisReading[]): UnitPrice {
  if (priced.pack === null || !mayBeSoldAsWritten(priced.pack, priced.per)) return found
  const isRead = ({ priceHt }: BasisReading) => priceHt === found.priceHt
  const other = byBasis.find((reading) => reading.usual && !isRead(reading))
  if (other === undefined || byBasis.some((reading) => reading.usual && isRead(reading))) return found
  const usual = pricedByBasis(priced, other.basis)
  return usual === null ? found : asUncertain(usual)
}

/** The price of a row, by the user's basis where the row leaves it open; and then by each basis that it may have. */
export function pricesByBasis(
  priced: PricedPack,
  product: TaxedProduct,
  {
    columns,
    defaults,
    byPiece,
    someOfKilo,
  }: { columns: ListColumns; defaults: ListDefaults; byPiece: boolean; someOfKilo: boolean },
): { unitPrice: UnitPrice; byBasis: BasisReading[] | null; ofKilo: boolean } {
  const wanted = defaults.priceBasis ?? null
  const only = onlyCountPrice(priced, product)
  if (only !== null) return { unitPrice: only, byBasis: null, ofKilo: false }
  const unitPrice = withAverageWeight(unitPriceOf(priced), priced, columns)
  // 'Carottes, sac 10 kg' at 1,20 €: no price of a sac, but one of a kilo.
  const isFar = farPriceOf(factsOf(unitPrice), product, isAlcohol(product, columns)) !== null
  const words = withVessels(product.name, priced.pack)
  const ofLitre = isOfLitre(factsOf(unitPrice), priced.amount, words)
  const ofKilo = !isFar && mayBeOfKilo(priced, unitPrice, product, someOfKilo)
  const asRead = (ofLitre && !isFar) || ofKilo ? asUncertain(unitPrice) : unitPrice
  // A column of units may name the vessel ('BIB') beside prices of a litre, a head does not.
  if (!isBasisOpen(priced, unitPrice, isFar || ofLitre || ofKilo))
    return { unitPrice: columns.one('price')?.per ? unitPrice : asRead, byBasis: null, ofKilo }
  const weighed = byPiece && isWeightOfOne(unitPrice, columns) ? pricedByBasis(priced, 'piece') : null
  if (weighed !== null && !isFar) return { unitPrice: weighed, byBasis: null, ofKilo }
  const byBasis = DEFAULT_BASES.flatMap((basis): BasisReading[] => {
    const measured = basis === 'kg' || basis === 'L'
    const found = measured && !isFar && isByPiece(priced) ? null : pricedByBasis(priced, basis)
    if (found === null) return []
    const { unit, priceHt } = found
    return [{ basis, unit, priceHt, usual: isUsualPrice(factsOf(found), { ...product, name: words }) }]
  })
  const staple = stapleBasis(byBasis, priced.pack, product.name)
  const proven = staple === null ? null : pricedByBasis(priced, staple)
  if (proven !== null) return { unitPrice: proven, byBasis: null, ofKilo }
  const proposed = asWritten(priced, asRead, byBasis)
  return { unitPrice: (wanted === null ? null : pricedByBasis(priced, wanted)) ?? proposed, byBasis, ofKilo }
}
