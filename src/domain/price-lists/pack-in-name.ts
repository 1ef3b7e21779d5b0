import type { ProductCategory } from '../catalogue/product-category.ts'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { isPriceOfOneBaked } from './baked-goods.ts'
import { containerOfWord } from './containers.ts'
import type { Container } from './containers.ts'
import { isCounted } from './counted-packs.ts'
import { holdsSeveral, isVague } from './pack-levels.ts'
import type { Pack, PackReading } from './read-pack.ts'
import type { Measure } from '../quantity/measure.ts'
import type { PricedBy } from './read-price.ts'
import { anywhere } from '../words/word-list.ts'
import { DRY_SMALL_GOODS, SMALL_GOODS } from './words/small-goods.ts'
import { withoutSize } from './sizes.ts'
import { isSoldEmpty } from './sold-empty.ts'

/** What the other columns of a row say of its pack. */
export interface BesideName {
  /** True where the list has a column of packs. */
  hasColumn: boolean
  /** True where a column of this row has the text of a pack, and where one counts what is in it. */
  hasText: boolean
  hasCount: boolean
  /** True where a column says how many things are in the colis, also one; what is invoiced by weight may be so many kilograms. */
  saysCount: boolean
  /** The container that this text names and says no more of: 'bidon'. */
  held: Container | null
  /** What the product is sold by; null where the row does not say it. */
  soldAs: PricedBy | null
}

/** The container of a pack of which nothing more is known. */
export function heldIn(pack: Pack | null): Container | null {
  const [only, ...inner] = pack?.levels ?? []
  return inner.length === 0 && only?.count === 1 && only.each === null ? only.container : null
}

const VOLUMES = /\d+(?:[.,]\d+)?\s*(?:litres?|[cm]?l)(?!\p{L})/giu
/** 'boîte de 100', 'bte 24 pcs', 'plateau de 30 œufs': a count of nothing else, as 'plateau de 12 fromages' is. */
const COUNT_OF_ITEMS =
  /\b\p{L}+\.?\s*(?:de |of |x ?)?\d+\s*(?:(?:pieces?|pces?|pcs?|unites?|oeufs?|eggs?)(?!\p{L})|$|[),;])/u

/** The pack in a name: 'HUILE TOURNESOL BIDON 5L'. Counts alone ('10 parts') are none, 'boîte de 100' is. */
export function packInName(
  name: string,
  { hasColumn, hasText, hasCount, soldAs }: BesideName,
  read: (text: string) => PackReading,
): Pack | null {
  const empty = isSoldEmpty(name)
  // The capacity of what is sold empty is no content, but there may be so many of it.
  const text = withoutSize(empty ? name.replaceAll(VOLUMES, ' ') : name, name)
  const reading = read(text)
  if (!reading.known) return null
  const { pack } = reading
  if (!hasText && !hasCount && isCountedByName(pack, text, soldAs)) return pack
  if (empty) return null
  if (pack.levels.some(({ each }) => each !== null)) return pack
  // 'Basilic botte', 'Ciboulette (botte)': the sales unit comes last.
  const [, last = ''] = /[\s(,-](\p{L}+)\)?$/u.exec(name) ?? []
  const isLast = pack.levels.length === 1 && pack.levels[0]?.container?.name === containerOfWord(last)?.name
  return isLast && !hasColumn ? pack : null
}

/** 'Gants boîte de 100' where nothing else is sold: by the boîte, by the piece, or by what the row does not say. */
function isCountedByName(pack: Pack, text: string, soldAs: PricedBy | null): boolean {
  const [outside] = pack.levels
  if (!isCounted(pack) || outside === undefined || outside.container === null) return false
  if (!COUNT_OF_ITEMS.test(foldForSearch(text))) return false
  if (soldAs === null) return true
  if (soldAs.kind === 'measure' || soldAs.count > 1) return false
  const { name, rank } = soldAs.container
  return name === outside.container.name || rank === 'item' || isVague(soldAs.container)
}

/** Grams or millilitres from which several things are a colis: '1 kg x 10' is, '4x125 g' may be one of several in it. */
const LEAST_COLIS = 2000

/** 'Sucre 1 kg x 10', 'Lait carton 6 x 1 L' by the colis. */
function isColisOf({ levels: [outside, ...inner] }: Pack, soldAs: PricedBy | null): boolean {
  const byColis = soldAs?.kind === 'container' && soldAs.count === 1 && soldAs.container.rank === 'outer'
  if (!byColis || inner.length === 0 || (outside?.each?.amount ?? 0) < LEAST_COLIS) return false
  return outside?.container === null || outside?.container?.rank === 'outer'
}

/** 'Sucre sachet 1 kg' beside 'Colisage 10' and the price of the colis; a few grams may be one of several in each of the ten. */
function isCountedInColis(
  { levels: [only, ...inner] }: Pack,
  { saysCount, hasText, soldAs }: BesideName,
): boolean {
  const byColis = soldAs?.kind === 'container' && soldAs.count === 1 && soldAs.container.rank === 'outer'
  if (!byColis || !saysCount || hasText || inner.length > 0 || only?.count !== 1) return false
  const { container, each } = only
  if (each === null || container?.rank === 'outer') return false
  return container?.rank === 'pack' || each.dimension === 'volume' || each.amount >= LEAST_OF_PACK
}

/** What is poured or jarred is sold in them; a bag or a tray may also be of weighed goods, priced by the kg. */
const VESSELS: ReadonlySet<string> = new Set(
  'bidon bouteille seau pot boite bocal flacon brique tube fut bib canette magnum bombe spray tonnelet touque recharge'.split(
    ' ',
  ),
)
/** Categories whose goods in bags and trays are priced by the pack. */
const PACKED: ReadonlySet<ProductCategory> = new Set<ProductCategory>(['Épicerie', 'Épices', 'Boissons'])
/** Grams from which a weight is hardly of one of several in a pack, as '125 g' of a burger is. */
const LEAST_OF_PACK = 500
const BESIDE =
  /(\p{L}+)\.?\s*(?:de\s+|of\s+|d')?\d+(?:[.,]\d+)?\s*(?:kgs?|kilos?|gr?|[cm]?l|litres?)(?!\p{L})/gu
const BEHIND = /\d\s*(?:kgs?|kilos?|gr?|[cm]?l|litres?)\s+(\p{L}+)/gu
/** 'Tomate grappe (kg)', 'Lait le L'. */
const OF_MEASURE = /(?:\(|\/\s*|\b(?:le|au|du|par|per)\s+)(?:kg|kilo|l|litre)(?!\p{L})/u

/** Of these so many grams are of a tray, and never of one. */
const SMALL = anywhere(SMALL_GOODS)
const DRY_SMALL = anywhere(DRY_SMALL_GOODS)
/** Grams of them, and of a spice, that are never of one of several; of saffron it is one. */
const LEAST_DRY = 100
const LEAST_SPICE = 10
const SAFFRON = /safran/u

/** Whether a weight in a name is of all that is in the pack, as one thing of it weighs much less: 'Curry 450 g' by the boîte. */
function isOfMany(name: string, category: ProductCategory, { dimension, amount }: Measure): boolean {
  const folded = foldForSearch(name)
  if (SMALL.test(folded)) return true
  if (dimension !== 'weight') return false
  if (category === 'Épices') return amount >= LEAST_SPICE || SAFFRON.test(folded)
  return amount >= LEAST_DRY && DRY_SMALL.test(folded)
}

/** One of what is poured, however little it is. */
const BOTTLES: ReadonlySet<string> = new Set('bouteille canette flacon brique tube magnum'.split(' '))

const isVagueUnit = (unit: PricedBy) =>
  unit.kind === 'container' && unit.count === 1 && isVague(unit.container)

/**
 * 'Huile colza 5 L' beside 'bidon', 'Crème brique 1 L' beside 'unité': the name and the pack are of one thing. A burger of 125 g may be
 * one of several in its tray.
 * @param mayBeWeighed whether the price may be of a kilogram of what is in a bag
 */
function isHeldIn(
  held: Container,
  container: Container | null,
  each: Measure,
  mayBeWeighed: boolean,
): boolean {
  const isPoured = each.dimension === 'volume'
  if (held.rank === 'outer' || (mayBeWeighed && !isPoured && !VESSELS.has(held.name))) return false
  if (held.rank === 'item') return true
  if (container !== null && container.name !== held.name) return false
  return each.amount >= LEAST_OF_PACK || (isPoured && BOTTLES.has(held.name))
}

/**
 * Whether a row leaves no doubt that what its name says is its pack: 'Pizza 400 g' sold by the piece, 'Farine sac 25 kg' by the sac,
 * and by no named unit 'Huile bidon 5 L', 'Tomate (kg)', 'Basilic botte'.
 */
export function isStatedByName(
  name: string,
  pack: Pack,
  beside: BesideName,
  { category, amount }: { category: ProductCategory; amount: number },
): boolean {
  const { hasText, held, soldAs } = beside
  if (pack.approximate || pack.ambiguous) return false
  if (isCounted(pack)) return true
  const together = held !== null && holdsSeveral(held) ? held : null
  const sold = soldAs ?? (together === null ? null : { kind: 'container', container: together, count: 1 })
  if (isColisOf(pack, sold) || isCountedInColis(pack, beside)) return true
  const [only, ...inner] = pack.levels
  if (only === undefined || inner.length > 0 || only.count !== 1) return false
  const { each } = only
  // 'Œuf liquide 1 L' is in no egg.
  const container = only.container?.rank === 'item' ? null : only.container
  if (held !== null && each !== null && (soldAs === null || isVagueUnit(soldAs)))
    return isHeldIn(held, container, each, soldAs === null && !PACKED.has(category))
  if (soldAs !== null) {
    if (soldAs.kind === 'measure') return false
    const { rank, name: sold } = soldAs.container
    // 'Beurre mini 10 g' by the hundred.
    if (soldAs.count !== 1) return rank === 'item' && container === null
    if (each !== null && rank === 'pack' && only.container === null && isOfMany(name, category, each))
      return true
    if (rank === 'item' || (container !== null && container.name === sold)) return true
    if (hasText) return false
    const ofPack = each !== null && (each.dimension === 'volume' || each.amount >= LEAST_OF_PACK)
    return container === null && rank === 'pack' && ofPack
  }
  if (hasText) return false
  if (each === null) return container?.rank === 'pack'
  if (isPriceOfOneBaked(name, pack, amount)) return true
  const folded = foldForSearch(name)
  if (container === null && OF_MEASURE.test(folded)) return true
  // 'Pot-au-feu 2 kg' is no pot: the container must be next to its measure.
  const holders = [BESIDE, BEHIND].flatMap((pattern) =>
    Array.from(folded.matchAll(pattern), ([, word = '']) => containerOfWord(word)),
  )
  return holders.some((holder) => {
    if (holder?.rank !== 'pack' || (container !== null && container.name !== holder.name)) return false
    return VESSELS.has(holder.name) || each.dimension === 'volume' || PACKED.has(category)
  })
}
