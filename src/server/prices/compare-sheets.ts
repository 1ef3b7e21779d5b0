import type { ImpactedSheet, SheetMoment } from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import { type MarginThresholds, marginBand } from '#domain/pricing/margin-band.ts'
import { momentOf, type MomentCost, type PricedSheet, readPricedSheets } from './sheet-moments.queries.ts'

/** What sheets cost before and after, by the sheet's id. */
export type ComparedCosts = ReadonlyMap<string, { before: MomentCost; after: MomentCost }>

export interface ComparedSheet extends ImpactedSheet {
  fallsUnderTarget: boolean
  fallsUnderFloor: boolean
  /** Points of margin lost, unrounded; null where a margin is missing, or is not that of the whole cost. */
  lost: number | null
  priced: PricedSheet
}

/** Sheets with their cost and margin before and after, the greatest loss of margin first. */
export async function compareSheets(tx: MemberTx, costs: ComparedCosts): Promise<ComparedSheet[]> {
  const priced = await readPricedSheets(tx, [...costs.keys()])
  const compared = priced.flatMap((sheet) => {
    const cost = costs.get(sheet.id)
    return cost ? [compare(sheet, momentOf(sheet, cost.before), momentOf(sheet, cost.after))] : []
  })
  return compared.sort((one, other) => rank(other) - rank(one))
}

/** How many of them fall under the target margin and the floor of the account. */
export function countFallen(sheets: readonly ComparedSheet[]): { underTarget: number; underFloor: number } {
  return {
    underTarget: sheets.filter(({ fallsUnderTarget }) => fallsUnderTarget).length,
    underFloor: sheets.filter(({ fallsUnderFloor }) => fallsUnderFloor).length,
  }
}

export function toImpacted({ id, title, category, before, after }: ComparedSheet): ImpactedSheet {
  return { id, title, category, before, after }
}

function compare(priced: PricedSheet, before: SheetMoment, after: SheetMoment): ComparedSheet {
  const { id, title, category } = priced
  const [was, becomes] = [bandOf(priced, before), bandOf(priced, after)]
  return {
    id,
    title,
    category,
    before,
    after,
    fallsUnderTarget: isUnderTarget(becomes) && !isUnderTarget(was),
    fallsUnderFloor: becomes === 'low' && was !== 'low',
    lost: lossOf(before, after),
    priced,
  }
}

/** A margin without all of its cost is provisional: as in the statistics, it is under nothing. */
function bandOf(thresholds: MarginThresholds, { marginPercent, uncostedLines }: SheetMoment) {
  return marginPercent === null || uncostedLines > 0 ? null : marginBand(marginPercent, thresholds)
}

function isUnderTarget(band: ReturnType<typeof bandOf>): boolean {
  return band === 'medium' || band === 'low'
}

function lossOf(before: SheetMoment, after: SheetMoment): number | null {
  if (before.marginPercent === null || after.marginPercent === null) return null
  if (before.uncostedLines > 0 || after.uncostedLines > 0) return null
  return before.marginPercent - after.marginPercent
}

/** Sheets without a loss that is known come last. */
const rank = ({ lost }: ComparedSheet) => lost ?? Number.MIN_SAFE_INTEGER
