import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { containing } from '../../words/word-list.ts'
import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import { conversion, measureOf } from '../grid/line-measure.ts'
import type { LabelKind } from '../tables/labels.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import { GOODS, GUESTS, HOLDERS } from '../tables/words/portion-words.ts'
import type { FoundSheet } from './found-sheet.ts'
import type { SheetReason } from './sheet-reason.ts'
import { WHOLE_DISH, SHARED_DISH, SHARED_DISHES } from './words/price-words.ts'

/** The figures of a sheet once its selling prices are those of a portion, or of all of it. */
interface WholePrices {
  labelled: readonly LabelledFigure[]
  /** Whether the prices are of the whole sheet. */
  isWhole: boolean
  /** The label and the amount that a price was computed from, or that is not taken. */
  words: Found<string> | null
  reasons: SheetReason[]
}

const PRICES: ReadonlySet<LabelKind> = new Set(['price', 'price-ht', 'price-ttc'])

/** 'PV HT/kg', 'Prix de vente au litre', 'PV TTC aux 100 g' */
const OF_MEASURE =
  /(?:\/ ?|\b(?:aux?|du|le|les|par|per|por|a la) )(?:1 ?)?((?:100 ?)?(?:kg|kilos?|g|l|litres?|liters?))\b/u
/** 'Prix de vente (gâteau entier)', 'PV TTC toute la recette' */
const OF_WHOLE = containing(WHOLE_DISH)
/** 'Prix de vente du gâteau', which several share: no tartlet, and no plate. */
const OF_SHARED = new RegExp(String.raw`\b${SHARED_DISH}\b(?! (?:individuel|de|pour)\b)`, 'u')

const SHARED_COUNT = containing(SHARED_DISHES)

/** 'PV TTC le plat de 8', 'Prix de vente pour 8 personnes', 'PV TTC (8 parts)' */
const OF_COUNT = new RegExp(
  String.raw`\b(?:${HOLDERS}|${GOODS}|pieces?) (?:de|pour|of|for) (\d{1,3})\b|\b(?:pour|les|for|the) (\d{1,3})\b(?! ?(?:k?g|c?l|%|€))|\b(\d{1,3}) ?${GUESTS}`,
  'u',
)
/**
 * The selling prices of a file that are not of one portion as those of the whole sheet: of all of it, of some of its
 * portions, or of a kilo or a litre of a known yield. Without that yield they are left, with the reason.
 * @param portions null where they are not known
 * @param given what the sheet gives; null where the file does not say it
 */
export function wholePrices(
  labelled: readonly LabelledFigure[],
  portions: number | null,
  given: FoundSheet['yield'],
): WholePrices {
  const prices = labelled.filter(({ kind }) => PRICES.has(kind))
  const none: WholePrices = { labelled, isWhole: false, words: null, reasons: [] }
  // 'Nb de gâteaux 10': each of them is a portion.
  const counted = labelled.filter(({ kind }) => kind === 'portions')
  const isOfShared = counted.every(
    ({ cell, label }) => !SHARED_COUNT.test(`${label?.words ?? ''} ${cell.words}`),
  )
  const left = prices.flatMap((price) => {
    const share = shareOf(price, portions, given, isOfShared)
    return share === undefined ? [] : [{ price, share }]
  })
  const [first] = left
  if (first === undefined) return none
  const words = { value: wordsOf(first.price), cell: first.price.found.cell }
  const without = labelled.filter((each) => !left.some(({ price }) => price === each))
  // A price of a portion beside it is the one that is taken.
  if (left.length < prices.length) return { ...none, labelled: without, words }
  const { share } = first
  if (share === null || left.some((other) => other.share !== share)) {
    const stated = first.price.found
    return { ...none, labelled: without, words, reasons: [{ reason: 'price-of-measure', stated }] }
  }
  const isTax = isTaxOf(prices)
  return {
    labelled: labelled.map((each) =>
      PRICES.has(each.kind) || isTax(each) || (each.kind === 'margin' && each.figure.kind !== 'percent')
        ? { ...each, found: { ...each.found, value: each.found.value * share } }
        : each,
    ),
    // Without portions the sheet is one.
    isWhole: portions !== null,
    words,
    reasons: [],
  }
}

/**
 * How many times a price gives that of the whole sheet; undefined of a price of one portion, null where the file does
 * not say it.
 */
function shareOf(
  { label }: LabelledFigure,
  portions: number | null,
  given: FoundSheet['yield'],
  mayBeShared: boolean,
): number | null | undefined {
  const words = foldForSearch((label?.text ?? '').replace(/\s*[:=].*$/su, ''))
  const [, measured] = OF_MEASURE.exec(words) ?? []
  if (measured !== undefined) {
    const [, hundred, unit = ''] = /^(100)? ?(.+)$/u.exec(measured) ?? []
    const measure = measureOf(unit)?.measure ?? null
    const one = given === null || measure === null ? null : conversion(given.unit, measure)
    return given === null || one === null ? null : (given.value * one) / Number(hundred ?? 1)
  }
  const counted = OF_COUNT.exec(words)
    ?.slice(1)
    .find((count) => count !== undefined)
  if (counted !== undefined)
    return Number(counted) === 1 ? undefined : (portions ?? Number(counted)) / Number(counted)
  return OF_WHOLE.test(words) || (mayBeShared && OF_SHARED.test(words)) ? 1 : undefined
}

/** Whether a figure is the amount of VAT between two prices. */
function isTaxOf(prices: readonly LabelledFigure[]) {
  const net = prices.find(({ kind }) => kind === 'price-ht')?.found.value
  const gross = prices.find(({ kind }) => kind === 'price-ttc')?.found.value
  return ({ kind, found }: LabelledFigure) =>
    (kind === 'vat' || kind === 'vat-amount') &&
    net !== undefined &&
    gross !== undefined &&
    sameToTheCent(gross - net, found.value)
}

const wordsOf = ({ label, found }: LabelledFigure) => {
  const amount = String(Math.round(found.value * 100) / 100).replace('.', ',')
  return `${(label?.text ?? '').replace(/\s*[:=].*$/su, '').trim()} ${amount} €`
}
