import {
  type ImpactedSheet,
  type ImpactInput,
  MAX_LISTED_SHEETS,
  type PriceImpact,
  type SheetMoment,
} from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import { computeSheets } from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { type MarginThresholds, marginBand } from '#domain/pricing/margin-band.ts'
import { findProduct } from '../products/products.queries.ts'
import { SHEETS_OF_PRODUCTS } from '../sheets/recost.ts'
import { readTree } from '../sheets/sheet-tree.queries.ts'
import { changedFacts } from './changed-facts.ts'
import { momentOf, type MomentCost, type PricedSheet, readPricedSheets } from './sheet-moments.queries.ts'

/**
 * What a change of a product would make of the sheets above it, to the last decimal what it then stores. Nothing is
 * written; ask with `repeatable read`. Undefined when the user has no such product.
 * @throws VALIDATION as the change itself would
 */
export async function findImpact(
  tx: MemberTx,
  { id, ...change }: ImpactInput,
): Promise<PriceImpact | undefined> {
  const product = await findProduct(tx, id)
  if (!product) return undefined
  const facts = changedFacts(product, change)
  const tree = await readTree(tx, {
    name: 'price-impact',
    which: `s.id IN (${SHEETS_OF_PRODUCTS})`,
    ids: [id],
  })
  const { sheets, preparations, method = DEFAULT_WASTAGE_METHOD } = tree
  const supposed = new Map(
    [...sheets].map(([sheetId, sheet]) => {
      const lines = sheet.lines.map((line) =>
        line.userProductId === id && line.product
          ? { ...line, product: { ...line.product, ...facts } }
          : line,
      )
      return [sheetId, { ...sheet, lines }]
    }),
  )
  const costs = new Map<string, { before: MomentCost; after: MomentCost }>()
  for (const [sheetId, { costTotal: coutMatiere, uncostedLines }] of computeSheets(
    supposed,
    preparations,
    method,
  )) {
    const before = sheets.get(sheetId)
    if (before && (before.coutMatiere !== coutMatiere || before.uncostedLines !== uncostedLines))
      costs.set(sheetId, { before, after: { coutMatiere, uncostedLines } })
  }
  const priced = await readPricedSheets(tx, [...costs.keys()])
  const impacted = priced.flatMap((sheet) => {
    const cost = costs.get(sheet.id)
    return cost ? [toImpacted(sheet, momentOf(sheet, cost.before), momentOf(sheet, cost.after))] : []
  })
  impacted.sort((one, other) => lossOf(other) - lossOf(one))
  return {
    sheets: impacted.slice(0, MAX_LISTED_SHEETS).map(({ id, title, category, before, after }) => ({
      id,
      title,
      category,
      before,
      after,
    })),
    total: impacted.length,
    underTarget: impacted.filter(({ fallsUnderTarget }) => fallsUnderTarget).length,
    underFloor: impacted.filter(({ fallsUnderFloor }) => fallsUnderFloor).length,
  }
}

function toImpacted(sheet: PricedSheet, before: SheetMoment, after: SheetMoment) {
  const { id, title, category } = sheet
  const [was, becomes] = [bandOf(sheet, before), bandOf(sheet, after)]
  return {
    id,
    title,
    category,
    before,
    after,
    fallsUnderTarget: isUnderTarget(becomes) && !isUnderTarget(was),
    fallsUnderFloor: becomes === 'low' && was !== 'low',
  }
}

/** A margin without all of its cost is provisional: as in the statistics, it is under nothing. */
function bandOf(thresholds: MarginThresholds, { marginPercent, uncostedLines }: SheetMoment) {
  return marginPercent === null || uncostedLines > 0 ? null : marginBand(marginPercent, thresholds)
}

function isUnderTarget(band: ReturnType<typeof bandOf>): boolean {
  return band === 'medium' || band === 'low'
}

/** Points of margin lost; what has no margin, before or after, comes last. */
function lossOf({ before, after }: ImpactedSheet): number {
  if (before.marginPercent === null || after.marginPercent === null) return Number.MIN_SAFE_INTEGER
  if (before.uncostedLines > 0 || after.uncostedLines > 0) return Number.MIN_SAFE_INTEGER
  return before.marginPercent - after.marginPercent
}
