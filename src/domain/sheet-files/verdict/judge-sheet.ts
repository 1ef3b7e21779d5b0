import { MAX_LINES } from '../../catalogue/sheet-limits.ts'
import { sameToTheCent } from '../grid/cents.ts'
import type { Found } from '../grid/found.ts'
import { costOfLines } from '../lines/found-line.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { StatedFigure } from '../lines/line-reason.ts'
import type { LabelledFigure } from '../tables/sheet-region.ts'
import { chargedAmounts, compareTotals } from './charged-totals.ts'
import { checkFigures, portionsOf } from './check-figures.ts'
import { isOfOtherPortions, totalReason } from './check-total.ts'
import type { FoundSheet } from './found-sheet.ts'
import type { JoinedDraft } from './joined-draft.ts'
import { withPortionPrices, withRatesOfLabels } from './label-rates.ts'
import { isTotalOfQuantities } from './quantity-totals.ts'
import type { SheetReason } from './sheet-reason.ts'
import { taxedTotal, taxedTotalOf } from './taxed-total.ts'
import { unlikelyLines } from './unlikely-lines.ts'
import { wholePrices } from './whole-prices.ts'

/** The sheet with its verdict: recomputed from its lines, and compared with each figure of the file. */
export function judgeSheet(read: JoinedDraft): FoundSheet {
  const draft = withinLimits(read)
  const { file, layout, title, category, allergens, steps, notes, hasPicture } = draft
  const { reasons: open, lines } = draft
  const { charges = [] } = draft
  const totals = draft.totals.filter((stated) => !isTotalOfQuantities(lines, stated))
  const cost = costOfLines(lines)
  const portionsRead = portionsOf(draft.labelled)?.value ?? null
  const whole = wholePrices(
    withPortionPrices(draft.labelled, cost, portionsRead),
    portionsRead,
    yieldOf(draft.labelled),
  )
  const labelled = withRatesOfLabels(whole.labelled)
  const compared = compareTotals(lines, totals, charges, cost, portionsRead)
  const shown = charges.length > 0 && compared.own.length > 0 ? compared.own : totals
  const total = shown.findLast((stated) => !isOfOtherPortions(stated, portionsRead))?.found ?? null
  const proving = total ?? totals.at(-1)?.found ?? null
  const rounded = totals.find((stated) => totalReason(lines, stated, null) === null)?.found.value ?? null
  const charged = compared.charged ?? (cost === null ? null : (chargedAmounts(charges, cost)[0] ?? null))
  const {
    reasons: ofPrices,
    proofs,
    usesCharges,
    ...prices
  } = checkFigures(labelled, cost, rounded, cost === null || charged === null ? null : cost + charged)
  const portions = prices.portions?.value ?? null
  const counted = labelled.find(({ kind, found }) => kind === 'portions' && found === prices.portions)
  const reasons: SheetReason[] = [...open, ...whole.reasons]
  if (lines.length === 0) reasons.push({ reason: 'lines-missing' })
  reasons.push(...compared.reasons)
  if (charges.length > 0 && (usesCharges || compared.own.length === 0))
    reasons.push({ reason: 'charges-left', charges })
  const taxed = totals.length > 0 || cost === null ? null : taxedTotal(labelled, cost)
  if (taxed !== null && 'reason' in taxed) reasons.push(taxed.reason)
  reasons.push(
    ...ofPrices.filter((each) => !isOfOtherCount(each, open, cost)),
    ...unlikelyLines(lines, portions),
  )
  const all: Found<StatedFigure>[] = [
    ...(proving === null || cost === null ? [] : [{ value: 'total' as const, cell: proving.cell }]),
    ...(taxed !== null && 'proof' in taxed ? [taxed.proof] : []),
    ...proofs,
  ]
  const isProven = all.some(({ value }) => value === 'total' || value === 'portion-cost')
  const hasOther = taxedTotalOf(labelled) !== null || labelled.some(({ kind }) => kind === 'portion-cost')
  if (!isProven && proving === null && !hasOther) reasons.push({ reason: 'total-missing' })
  // The file's own total proves that it counts a part of a piece.
  const isMet = isProven && total !== null && compared.reasons.length === 0
  const kept = withoutRepeated(
    reasons.filter((reason) => !(isMet && 'part' in reason)),
    lines,
  )
  // A total that all rows make up says that each of them is of the sheet.
  const counting = kept.filter(({ reason }) => reason !== 'rows-apart')
  return {
    file,
    layout,
    columns: draft.columns ?? null,
    title,
    category,
    allergens,
    steps,
    notes,
    hasPicture,
    ...prices,
    ...(whole.isWhole && { priceFor: 'sheet' as const }),
    ...(whole.words !== null && { priceWords: whole.words }),
    ...(counted?.words && { portionsWords: counted.words }),
    ...(counted?.served && { served: counted.served }),
    yield: yieldOf(labelled),
    lines,
    total,
    cost,
    ...(charges.length > 0 && { charges }),
    verdict:
      counting.length === 0 && isProven ? { exact: true, proofs: all } : { exact: false, reasons: kept },
  }
}

/** Whether a cost of a portion is the one for the other number of portions, which is a doubt already. */
function isOfOtherCount(reason: SheetReason, open: readonly SheetReason[], cost: number | null): boolean {
  if (reason.reason !== 'figure-differs' || reason.figure !== 'portion-cost') return false
  return open.some(
    (each) =>
      each.reason === 'portions-unclear' &&
      each.other !== null &&
      cost !== null &&
      sameToTheCent(cost / each.other.value, reason.stated.value),
  )
}

/** The sheet with no more lines than one holds, and no reasons of the others. */
function withinLimits(draft: JoinedDraft): JoinedDraft {
  const { lines, reasons } = draft
  if (lines.length <= MAX_LINES) return draft
  const open = reasons.filter((reason) => !('line' in reason) || reason.line < MAX_LINES)
  return {
    ...draft,
    lines: lines.slice(0, MAX_LINES),
    reasons: [{ reason: 'lines-too-many', count: lines.length }, ...open],
  }
}

/** None where the file says two. */
function yieldOf(labelled: readonly LabelledFigure[]): FoundSheet['yield'] {
  const [first, ...others] = labelled.filter(({ kind, figure }) => kind === 'yield' && figure.unit !== null)
  if (first?.figure.unit == null) return null
  const { unit } = first.figure
  const isOne = others.every(({ figure }) => figure.unit === unit && figure.value === first.figure.value)
  return isOne ? { ...first.found, unit } : null
}

/** One reason for a sheet without any price, in place of one for each line; none twice. */
function withoutRepeated(reasons: readonly SheetReason[], lines: readonly FoundLine[]): SheetReason[] {
  const hasPrices = lines.some(({ price, forfait }) => price !== null || forfait !== null)
  const priceMissing = reasons.some(({ reason }) => reason === 'price-missing')
  const kept =
    hasPrices || !priceMissing
      ? reasons
      : [{ reason: 'prices-missing' as const }, ...reasons.filter(({ reason }) => reason !== 'price-missing')]
  const known = new Set<string>()
  return kept.filter((reason) => {
    const key = JSON.stringify(reason)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
