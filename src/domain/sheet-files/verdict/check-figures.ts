import { coefficient } from '../../pricing/coefficient.ts'
import { costRatio } from '../../pricing/cost-ratio.ts'
import { CENT, sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import type { StatedFigure } from '../lines/line-reason.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import type { SheetReason } from './sheet-reason.ts'

/** The figures of a sheet beside its lines, once they are understood. */
export interface PriceFacts {
  portions: Found<number> | null
  portionCost: Found<number> | null
  priceHt: Found<number> | null
  priceTtc: Found<number> | null
  /** The only selling price, of which the file does not say whether VAT is in it; left out where it has none. */
  priceOfUnknownTax?: Found<number>
  priceFor: 'portion' | 'sheet'
  vat: Found<number> | null
  coefficient: Found<number> | null
  proofs: Found<StatedFigure>[]
  reasons: SheetReason[]
  /** Whether a figure follows from the cost with its charges alone. */
  usesCharges: boolean
}

/** Of France, overseas departments included, its neighbours, Ireland, Portugal and the United Kingdom. */
const RATES = [
  0, 2.1, 2.6, 3, 3.8, 4, 5, 5.5, 6, 7, 7.7, 8, 8.1, 8.5, 9, 10, 12, 13, 13.5, 14, 17, 19, 20, 21, 22, 23,
]

const percentOf = ({ figure: { value, kind } }: LabelledFigure) =>
  kind === 'percent' || value < 1 ? value * 100 : value

/**
 * Checks each figure that a file draws from its cost: with the price of a portion or of the whole sheet, without VAT or
 * with it, as kitchens do either; the figure shows which.
 * @param cost of the whole sheet; null while it is not known
 * @param rounded the file's own total, where it is the same but for the rounding of its lines
 * @param charged the cost with work and other charges, where the file counts any
 */
export function checkFigures(
  figures: readonly LabelledFigure[],
  cost: number | null,
  rounded: number | null = null,
  charged: number | null = null,
): PriceFacts {
  const of = (kind: LabelledFigure['kind']) => figures.filter((figure) => figure.kind === kind)
  const first = (kind: LabelledFigure['kind']) => of(kind)[0] ?? null
  const vatFigure =
    of('vat').find((figure) => RATES.some((rate) => Math.abs(rate - percentOf(figure)) < 1e-6)) ?? null
  const facts: PriceFacts = {
    portions: portionsOf(figures),
    portionCost: first('portion-cost')?.found ?? null,
    priceHt: aboveZero(first('price-ht')),
    priceTtc: aboveZero(first('price-ttc')),
    priceFor: 'portion',
    vat:
      vatFigure === null
        ? null
        : { value: Math.round(percentOf(vatFigure) * 100) / 100, cell: vatFigure.found.cell },
    coefficient: first('coefficient')?.found ?? null,
    proofs: [],
    reasons: [],
    usesCharges: false,
  }
  const unclear = first('price')
  takeUnclearPrice(facts, unclear?.found ?? null)
  if (facts.priceHt === null && facts.priceTtc === null && unclear !== null && unclear.found.value > 0)
    facts.priceOfUnknownTax = unclear.found
  // Without a price of sale it is the VAT of the purchases.
  if (facts.priceHt === null && facts.priceTtc === null && first('price') === null) facts.vat = null
  const prove = (figure: StatedFigure, found: Found<number>) =>
    facts.proofs.push({ value: figure, cell: found.cell })
  const differs = (figure: StatedFigure, computed: number, stated: Found<number>) =>
    facts.reasons.push({ reason: 'figure-differs', figure, computed, stated })

  if (facts.priceHt !== null && facts.priceTtc !== null) {
    const [ht, ttc] = [facts.priceHt.value, facts.priceTtc]
    const rate =
      facts.vat?.value ?? RATES.find((known) => Math.abs(ht * (1 + known / 100) - ttc.value) <= CENT)
    const computed = ht * (1 + (rate ?? 0) / 100)
    if (rate !== undefined && sameToTheCent(computed, ttc.value)) prove('price-ttc', ttc)
    else differs('price-ttc', computed, ttc)
  }
  const isSold = facts.priceHt !== null || facts.priceTtc !== null
  for (const figure of isSold ? of('vat') : [])
    if (!isVat(figure, facts))
      differs('vat', facts.vat?.value ?? 0, { ...figure.found, value: percentOf(figure) })
  if (cost === null) return facts
  for (const { found } of of('portion-cost')) {
    const portions = facts.portions?.value ?? 1
    const isSame = [cost, rounded ?? cost].some((each) => sameToTheCent(each / portions, found.value))
    if (isSame) prove('portion-cost', found)
    else if (charged !== null && facts.portions !== null && sameToTheCent(charged / portions, found.value))
      facts.usesCharges = true
    else if (facts.portions === null)
      facts.reasons.push({
        reason: 'portions-missing',
        likely: portionsBetween(cost, found.value),
        stated: found,
      })
    else differs('portion-cost', cost / portions, found)
  }
  const portions = facts.portions?.value ?? 1
  const price = facts.priceHt?.value ?? withoutVat(facts)
  const ttc =
    facts.priceTtc?.value ??
    (price !== null && facts.vat !== null ? price * (1 + facts.vat.value / 100) : null)
  const bases = [cost, rounded ?? cost, charged ?? cost].flatMap((each) => [
    { priceFor: 'portion' as const, cost: each / portions },
    { priceFor: 'sheet' as const, cost: each },
  ])
  const check = (
    figure: StatedFigure,
    stated: LabelledFigure,
    computedOf: (cost: number, price: number) => number,
    isSame: (computed: number) => boolean,
  ) => {
    if (price === null || !(price > 0)) return
    // A margin is of the price without VAT; a ratio and a coefficient are computed on either.
    const isMargin = figure === 'margin' || figure === 'margin-percent'
    const ofTtc = !isMargin || /ttc|t\.t\.c/iu.test(stated.label?.text ?? '')
    for (const basis of bases)
      for (const amount of ofTtc ? [price, ttc] : [price])
        if (amount !== null && isSame(computedOf(basis.cost, amount))) {
          facts.priceFor = basis.priceFor
          facts.usesCharges ||= basis === bases[4] || basis === bases[5]
          return void prove(figure, stated.found)
        }
    const isPercent = figure === 'cost-percent' || figure === 'margin-percent'
    differs(
      figure,
      computedOf(cost / portions, price),
      isPercent ? { ...stated.found, value: percentOf(stated) } : stated.found,
    )
  }
  for (const stated of of('coefficient')) {
    const slack = slackOf(stated.found.value, 1)
    check(
      'coefficient',
      stated,
      (each, amount) => coefficient(amount, each) ?? Number.POSITIVE_INFINITY,
      (computed) =>
        Math.abs(computed - stated.found.value) <= slack ||
        isPricedBy(stated.found.value, bases, [price, ttc]),
    )
  }
  for (const stated of of('cost-percent')) {
    const value = percentOf(stated)
    check(
      'cost-percent',
      stated,
      (each, amount) => costRatio(amount, each) ?? Number.POSITIVE_INFINITY,
      (computed) => Math.abs(computed - value) <= slackOf(value, 1),
    )
  }
  for (const stated of of('margin-percent')) {
    const value = percentOf(stated)
    check(
      'margin-percent',
      stated,
      (each, amount) => ((amount - each) / amount) * 100,
      (computed) => Math.abs(computed - value) <= slackOf(value, 1),
    )
  }
  for (const stated of of('margin')) {
    if (stated.figure.kind === 'percent') {
      const value = stated.found.value * 100
      check(
        'margin-percent',
        stated,
        (each, amount) => ((amount - each) / amount) * 100,
        (computed) => Math.abs(computed - value) <= slackOf(value, 1),
      )
    } else
      check(
        'margin',
        stated,
        (each, amount) => amount - each,
        (computed) =>
          sameToTheCent(computed, stated.found.value) ||
          sameToTheCent(computed * portions, stated.found.value),
      )
  }
  return facts
}

function aboveZero(figure: LabelledFigure | null): Found<number> | null {
  return figure !== null && figure.found.value > 0 ? figure.found : null
}

/** Whether a figure beside 'TVA' is a rate, or what that rate comes to. */
function isVat(figure: LabelledFigure, { priceHt, priceTtc }: PriceFacts): boolean {
  if (RATES.some((rate) => Math.abs(rate - percentOf(figure)) < 1e-6)) return true
  const { value } = figure.found
  if (figure.figure.kind === 'percent' || priceHt === null) return false
  if (priceTtc !== null) return sameToTheCent(priceTtc.value - priceHt.value, value)
  return RATES.some((rate) => sameToTheCent((priceHt.value * rate) / 100, value))
}

/** 'Prix de vente' without a word on VAT: by the price beside it that says it. */
function takeUnclearPrice(facts: PriceFacts, price: Found<number> | null): void {
  if (price === null) return
  if (facts.priceTtc !== null) facts.priceHt ??= price
  else if (facts.priceHt !== null) facts.priceTtc ??= price
}

/** The first number of portions. */
export function portionsOf(figures: readonly LabelledFigure[]): Found<number> | null {
  const whole = figures.filter(
    ({ kind, found: { value }, figure }) =>
      kind === 'portions' &&
      Number.isInteger(value) &&
      value >= 1 &&
      figure.kind === 'plain' &&
      (figure.unit === null || figure.unit === 'pièce'),
  )
  return whole[0]?.found ?? null
}

/** The only number of portions by which a cost gives the cost of a portion; null where several do. */
function portionsBetween(cost: number, portion: number): number | null {
  if (!(portion > 0)) return null
  const about = Math.round(cost / portion)
  const fits = [about - 1, about, about + 1].filter(
    (portions) => portions >= 1 && sameToTheCent(cost / portions, portion),
  )
  return fits.length === 1 ? (fits[0] ?? null) : null
}

function withoutVat({ priceTtc, vat }: PriceFacts): number | null {
  return priceTtc === null || vat === null ? null : priceTtc.value / (1 + vat.value / 100)
}

/** Half of the last decimal that is written, of two at most: '28' may be 28.4. */
function slackOf(value: number, least: number): number {
  const [, decimals = ''] = /\.(\d+)$/u.exec(String(value)) ?? []
  return 0.500_01 * 10 ** -Math.min(2, Math.max(least, decimals.length))
}

/** A coefficient by which the price was computed, and rounded. */
function isPricedBy(
  coefficient: number,
  bases: readonly { cost: number }[],
  prices: readonly (number | null)[],
): boolean {
  return bases.some(({ cost }) =>
    prices.some((price) => price !== null && sameToTheCent(cost * coefficient, price)),
  )
}
