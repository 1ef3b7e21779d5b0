import { foldForSearch } from '../catalogue/fold-for-search.ts'
import type { Cell } from '../tables/cell.ts'
import type { TaxedProduct } from './assumed-vat.ts'
import { textIn } from './list-columns.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'

type Category = TaxedProduct['category']

const PIECES = String.raw`(?:pieces?|pces?|pcs?|unites?)`
/** Words of what is counted and not weighed, whatever the product. */
const BY_COUNT = String.raw`(?:bottes?|douzaines?|dou?z|dz|mille|cent)\.?`
const ARTICLE = String.raw`(?:(?:a )?(?:la|le|les|l'|par|en|\/|au)\s*)?`

/** 'la botte', '100 pièces', 'les 12', 'le cent': a whole part of a name. */
const WHOLE_PART = new RegExp(
  String.raw`^${ARTICLE}(?:\d+ ?)?(?:${BY_COUNT}|${PIECES}\.?|tetes?|bouquets?)$|^(?:les|par) \d+$`,
  'u',
)
/** 'Menthe botte', 'Cresson la botte', 'Ananas pièce' */
const LAST_WORDS = new RegExp(String.raw`\s${ARTICLE}(?:\d+ ?)?(?:${BY_COUNT}|${PIECES})$`, 'u')
const MEASURED = /\d ?(?:k?gr?s?|kilos?|[cm]?l|litres?)(?!\p{L})|(?<!\p{L})kg(?!\p{L})/u

/** 'botte', '10 bottes', 'bourriche 5 dz', 'la douzaine' */
const PACKED_COUNT = new RegExp(String.raw`(?<!\p{L})(?:${BY_COUNT}|bouquets?)(?!\p{L})`, 'u')
/** 'pièce', '12 pièces', 'la pièce' */
const PACKED_PIECES = new RegExp(String.raw`(?<!\p{L})${PIECES}(?!\p{L})`, 'u')
/** 'par 12', 'plateau de 30', 'x 6' */
const PACKED_NUMBER = /(?:^|\s)(?:par|de|x) ?\d+$/u
/** Joints and cheeses come in pieces, fillets by tens, and are priced by the kilogram all the same. */
const WEIGHED_IN_PIECES: ReadonlySet<Category | null> = new Set(['Viande', 'Crémerie'])
const WEIGHED_IN_COUNTS: ReadonlySet<Category | null> = new Set(['Viande', 'Crémerie', 'Poisson'])
const EGGS = /^(?:œ|oe)ufs?\b/iu

/** The column of a row under 'Prix/kg' that says another unit: in its pack ('10 bottes') or in its name ('Laitue (pièce)'). */
export function countedColumn(
  row: readonly Cell[],
  columns: ListColumns,
  { name, category }: TaxedProduct,
): ListColumn | null {
  const isPacked = (['pack', 'content'] as const)
    .map((role) => columns.one(role))
    .find(
      (column) => column !== null && isCountedPack(textIn(row, column), EGGS.test(name) ? null : category),
    )
  return isPacked ?? (isCountedName(name) ? columns.one('name') : null)
}

function isCountedPack(text: string, category: Category | null): boolean {
  const folded = foldForSearch(text).trim()
  if (folded === '' || MEASURED.test(folded)) return false
  if (PACKED_COUNT.test(folded)) return true
  if (PACKED_PIECES.test(folded)) return !WEIGHED_IN_PIECES.has(category)
  return PACKED_NUMBER.test(folded) && !WEIGHED_IN_COUNTS.has(category)
}

function isCountedName(name: string): boolean {
  const folded = foldForSearch(name).replaceAll('’', "'")
  if (MEASURED.test(folded)) return false
  const [first = '', ...parts] = folded.split(/[,;()[\]–]| - /u).map((part) => part.trim())
  return (
    [first, ...parts].some((part) => LAST_WORDS.test(part)) || parts.some((part) => WHOLE_PART.test(part))
  )
}
