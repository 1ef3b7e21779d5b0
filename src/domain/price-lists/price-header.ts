import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MEASURES } from '../quantity/measure.ts'
import { anywhere } from '../words/word-list.ts'
import { containerOfWord } from './containers.ts'
import { withCountsInFigures } from './price-fractions.ts'
import { pricedByOf } from './read-price.ts'
import type { PricedBy } from './read-price.ts'
import { WHOLE_PACK_NAME } from './pack-levels.ts'
import { COUNTED_PACKS, PACK_UNITS, SINGLE_UNITS, UNITS_OF_MEASURE } from './words/price-units.ts'

/** The unit of the prices under a header. */
export interface PriceHeader {
  /** Explicit: 'Prix/kg', 'Prix HT du colis'. */
  per: PricedBy | null
  /** Other possible units, which depend on the product: kilograms or litres for 'Prix à l’unité de mesure'. */
  or: readonly PricedBy[]
  /** True for the price of one sold unit ('P.U. HT', 'Prix unitaire'), which the row may name. */
  single: boolean
  /** The pack that its prices are of: 'carton de 6' of 'Carton de 6 HT'; '' for none. */
  packText: string
}

const UNIT_OF_MEASURE = anywhere(UNITS_OF_MEASURE)
/** In English a unit price is the price of one line of the list, regardless of its content. */
const OF_A_LINE = /unit price|price per unit|\bou\b|\bor\b/u
const INITIALS = /(?<!\p{L})p\.? ?[uav]\.?(?: ?h\.?t\.?| ?t\.?t\.?c\.?)?(?!\p{L})/gu
const SINGLE = new RegExp(SINGLE_UNITS, 'gu')

/** 'Prix pour 100', 'Prix les 12', '€ / mille', 'Prix au 100'; 'Prix au 15' is the price on the 15th. */
const MANY =
  /(?:pour|les|par|\/|(?:le|au|du)(?=\s*(?:1000?|cent|mille)(?!\d)))\s*(\d+|cent|mille)(?:\s*(?:pieces?|pces?|pcs|unites?))?(?![.,]\d|\s*(?:\p{L}|\d))/u
/** 'au 15/03', 'du 02.03.2026', '2025/2026', 'septembre 2026': dates, not counts. */
const DATE =
  /(?<!\d)(?:\d{1,2}\s?[/.-]\s?(?:\d{1,2}\s?[/.-]\s?)?20\d\d|\d{1,2}\s?[/.-]\s?\d{1,2}(?:\s?[/.-]\s?\d{2})?|20\d\d(?:\s?[/.-]\s?\d{1,4}){0,2})(?!\d|\s*(?:kg|g|l|cl|ml)(?!\p{L}))/gu
/** 'Kilopreis', 'Literpreis', 'kg-Preis'. */
const JOINED = /(?<!\p{L})(kilo|kg|liter)-?preis(?!\p{L})/u
const COUNTED = String.raw`(?:${COUNTED_PACKS}|kgs?|kilos?|l|litres?)\b\.?`
/** 'Prix par 5 colis' is of one of five colis, or of the five. */
const OUTER_PACKS = String.raw`(?:colis|cols?|cartons?|ctn?s?|caisses?|palettes?)\b\.?`
const FROM = String.raw`[<>≤≥+]=?\s*(?:de\s+)?|\b(?:des|a partir d[eu]|moins de|plus de|au[- ]dela de|jusqu'a|mini(?:mum)?|min\.?|from|ab)\s+(?:de\s+)?`
const OR_MORE = String.raw`(?:(?:et\s*|ou\s*)?\+|(?:et|ou)\s+plus\b|(?:et\s+)?(?:au[- ]dela|mini(?:mum)?|min)\b\.?)`
/** 'Sac 25 kg + consigne' adds to the price of a pack. */
const NO_ADDITION = String.raw`(?!\s*(?!ht|ttc|h\.t|net)\p{L})`
/** '1 à 4 colis', '< 5 colis', '10 et +', '5 colis et plus', 'dès 3 cartons', 'mini 10 kg': the quantity from which a price holds. */
const THRESHOLD = new RegExp(
  [
    String.raw`(?:(?:${FROM})\d+|\b\d+\s*(?:a|-)\s*\d+|\b\d+\s*${OR_MORE})\s*${COUNTED}`,
    String.raw`\b\d+\s*\/\s*\d+\s*(?:${COUNTED_PACKS})\b`,
    String.raw`(?<!\bde\s*)\b(?:[2-9]|\d{2,})\s*${OUTER_PACKS}`,
    String.raw`\b\d+\s*${COUNTED}\s*${OR_MORE}${NO_ADDITION}`,
    String.raw`[<>≤≥]=?\s*\d+(?!\s*[kmcd]?[gl]\b)|\b\d+\s*(?:et\s*)?(?:\+|et plus)`,
  ].join('|'),
  'gu',
)

const NUMBERS: Record<string, string> = { cent: '100', mille: '1000' }

const BY_MEASURE: readonly PricedBy[] = [
  { kind: 'measure', measure: MEASURES.kg },
  { kind: 'measure', measure: MEASURES.L },
]

const OF_THE_PACK = anywhere(PACK_UNITS)
/** What the row's own column of packs describes, whatever its container. */
const WHOLE_PACK: PricedBy = {
  kind: 'container',
  container: { name: WHOLE_PACK_NAME, rank: 'outer' },
  count: 1,
}

/** Characters; a longer text in the place of a header states no unit. */
const LONGEST_HEADER = 300

export function priceHeaderOf(header: string): PriceHeader {
  if (header.length > LONGEST_HEADER) return { per: null, or: [], single: false, packText: '' }
  const written = foldForSearch(header)
    .replaceAll(/[_\s]+/gu, ' ')
    .replace(JOINED, ' je $1 ')
    .replace(/(?<!\p{L})cts(?!\p{L})/u, ' ')
  const folded = withCountsInFigures(written).replaceAll(DATE, ' ')
  if (UNIT_OF_MEASURE.test(folded)) return { per: null, or: BY_MEASURE, single: false, packText: '' }
  if (OF_A_LINE.test(folded)) return { per: null, or: [], single: false, packText: '' }
  const rest = folded
    .replaceAll(THRESHOLD, ' ')
    .replaceAll(SINGLE, ' ')
    .replaceAll(INITIALS, ' ')
    .replace(MANY, (_, number: string) => ` les ${NUMBERS[number] ?? number} pieces `)
  const per = OF_THE_PACK.test(rest) ? WHOLE_PACK : pricedByOf(rest)
  const packText = per?.kind === 'container' ? packTextIn(rest) : ''
  return { per, or: [], single: per === null && folded.search(SINGLE) !== -1, packText }
}

/** 'carton de 6', 'sac de 25 kg', 'bidon 5L': a container and how much is in it. */
const PACK =
  /(?<!\p{L})(\p{L}+)\.?\s+(?:(?:de|of|x)\s*\d+(?:[.,]\d+)?(?:\s*\p{L}+)?|\d+(?:[.,]\d+)?\s*(?:kgs?|kilos?|gr?|[cm]?l|litres?))(?![\p{L}\d])/gu

function packTextIn(folded: string): string {
  const found = [...folded.matchAll(PACK)].find(([, word = '']) => {
    const rank = containerOfWord(word)?.rank
    return rank === 'outer' || rank === 'pack'
  })
  return (found?.[0] ?? '').replace(/\s*(?:ht|ttc)$/u, '')
}

const MEASURED = /\d\s*(?:kg|gr?|[cm]?l|kilo|litre)/u

/**
 * The text of a row's pack, in the one that the head of its price names: '75 cl' under 'Carton de 6 HT'.
 * @param head '' for a head that names none
 */
export function withPackOfHead(text: string, head: string): string {
  if (head === '' || text === '') return text === '' ? head : text
  return !MEASURED.test(head) && !/\d\s*[x×*]|[x×*]\s*\d/iu.test(text) ? `${head}. ${text}` : text
}

/** Whether a header says the quantity from which or up to which its prices hold: 'Prix HT < 5 colis', '1 à 4 colis'. */
export function isFromQuantity(header: string): boolean {
  return foldForSearch(header.slice(0, LONGEST_HEADER)).search(THRESHOLD) !== -1
}

const container = containerOfWord('uvc')
/** One sales unit. */
export const SOLD_SINGLY: PricedBy | null =
  container === null ? null : { kind: 'container', container, count: 1 }
