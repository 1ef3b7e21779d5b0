import { differenceAsShown } from '#domain/money/difference-as-shown.ts'
import { costDoubt } from '#domain/pricing/cost-doubt.ts'
import { marginMeans, type WeighedMargin } from '#domain/pricing/margin-means.ts'
import { marginBand } from '#domain/pricing/margin-band.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { usualCosts } from '#domain/pricing/usual-costs.ts'
import type { Outcome, SheetFigures } from '#domain/simulation/simulate.ts'

/** A sheet before and after, with its texts. */
export interface ComparedSheet extends Outcome {
  touched: boolean
  /** Percentage points between the margins as they are shown; null where there is none before or after. */
  points: number | null
  /** EUR that a portion earns more than before, by the prices and costs as they are shown; null likewise. */
  gain: number | null
  crossing: 'below' | 'above' | null
}

/** Figures of whole sheets with a margin: what is incomplete is provisional, what is improbable probably wrong, and both left out. */
interface Tally {
  /** Each sheet counts once. */
  meanMargin: number | null
  medianMargin: number | null
  underTarget: number
  /** EUR left when one portion of each is sold. */
  oneOfEach: number
}

export interface Comparison {
  /** The worst hit first, then gains, then what is not sold by itself, the dearest first. */
  touched: ComparedSheet[]
  unchanged: ComparedSheet[]
  before: Tally
  after: Tally
  /** Sheets whose cost lacks a line, left out of the tallies. */
  incomplete: number
  /** Sheets whose cost is improbable as it is now, left out likewise. */
  doubtful: number
}

/** @param scope the sheets that are looked at; null for all */
export function compare(
  outcomes: readonly Outcome[],
  scope: ReadonlySet<string> | null,
  thresholds: MarginThresholds,
): Comparison {
  const sheets = outcomes
    .filter(({ sheet }) => scope?.has(sheet.id) ?? true)
    .map((outcome) => compared(outcome, thresholds))
  const touched = sheets.filter((sheet) => sheet.touched)
  const doubtful = doubtfulSheets(outcomes, thresholds)
  const probable = sheets.filter(({ sheet }) => !doubtful.has(sheet.id))
  return {
    touched: [
      // They come by damage already.
      ...touched.filter(({ gain }) => gain !== null),
      ...touched.filter(({ gain }) => gain === null).toSorted((one, other) => dearer(other) - dearer(one)),
    ],
    unchanged: sheets.filter((sheet) => !sheet.touched),
    ...tallies(probable, thresholds),
    incomplete: sheets.filter(({ after }) => after.incomplete).length,
    doubtful: sheets.length - probable.length,
  }
}

/** Judged before the changes, among all sheets of the account: what is looked at, or simulated, changes no sheet's place. */
function doubtfulSheets(outcomes: readonly Outcome[], thresholds: MarginThresholds): Set<string> {
  const costed = outcomes.map(({ sheet, before }) => ({
    ...before,
    id: sheet.id,
    category: sheet.category,
    checkedCost: sheet.checkedCost,
    portionCost: before.costPortion,
  }))
  const usual = usualCosts(costed)
  return new Set(
    costed
      .filter((sheet) => costDoubt({ ...sheet, usualCost: usual.get(sheet.category) ?? null }, thresholds))
      .map(({ id }) => id),
  )
}

function compared(outcome: Outcome, thresholds: MarginThresholds): ComparedSheet {
  const { before, after } = outcome
  const comparable = before.marginPercent !== null && after.marginPercent !== null
  return {
    ...outcome,
    touched:
      before.costPortion !== after.costPortion ||
      before.sellingPriceHt !== after.sellingPriceHt ||
      before.portions !== after.portions,
    points: comparable ? differenceAsShown(before.marginPercent ?? 0, after.marginPercent ?? 0, 1) : null,
    gain: comparable ? gainAsShown(before, after) : null,
    crossing: crossing(before, after, thresholds),
  }
}

function gainAsShown(before: SheetFigures, after: SheetFigures): number {
  const dearer = differenceAsShown(before.costPortion, after.costPortion, 2)
  const more = differenceAsShown(before.sellingPriceHt ?? 0, after.sellingPriceHt ?? 0, 2)
  return differenceAsShown(dearer, more, 2)
}

function crossing(
  before: SheetFigures,
  after: SheetFigures,
  thresholds: MarginThresholds,
): 'below' | 'above' | null {
  if (before.marginPercent === null || after.marginPercent === null || after.incomplete) return null
  const was = isUnder(before.marginPercent, thresholds)
  const is = isUnder(after.marginPercent, thresholds)
  if (was === is) return null
  return is ? 'below' : 'above'
}

function isUnder(marginPercent: number, thresholds: MarginThresholds): boolean {
  return marginBand(marginPercent, thresholds) !== 'high'
}

function dearer({ before, after }: Outcome): number {
  return after.costPortion - before.costPortion
}

function tallies(
  sheets: readonly Outcome[],
  thresholds: MarginThresholds,
): Pick<Comparison, 'before' | 'after'> {
  const tally = (standings: readonly SheetFigures[]): Tally => {
    const { mean, median } = marginMeans(standings.map(weighed))
    return { meanMargin: mean, medianMargin: median, ...sums(standings, thresholds) }
  }
  return { before: tally(sheets.map(({ before }) => before)), after: tally(sheets.map(({ after }) => after)) }
}

function weighed(figures: SheetFigures): WeighedMargin {
  const { sellingPriceHt, costPortion, marginPercent, incomplete } = figures
  return {
    priceHt: sellingPriceHt ?? 0,
    portionCost: costPortion,
    provisional: incomplete,
    doubtful: false,
    counted: marginPercent !== null && !incomplete,
    sold: null,
  }
}

function sums(
  standings: readonly SheetFigures[],
  thresholds: MarginThresholds,
): Pick<Tally, 'underTarget' | 'oneOfEach'> {
  let [underTarget, oneOfEach] = [0, 0]
  for (const { marginPercent, marginPortion, incomplete } of standings) {
    if (marginPercent === null || incomplete) continue
    oneOfEach += marginPortion ?? 0
    if (isUnder(marginPercent, thresholds)) underTarget += 1
  }
  return { underTarget, oneOfEach }
}
