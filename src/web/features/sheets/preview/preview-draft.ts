import type { z } from 'zod'
import { printedFacts, type TechSheet } from '#contract/sheets.ts'
import { changedFields } from '#web/lib/form/changed-fields.ts'
import { followsPortions, scaledAmounts, withoutRounding } from '#web/entities/sheet/scaling/scale-amounts.ts'
import type { Rounding } from '#web/entities/sheet/scaling/scale-amounts.ts'

type PrintedFacts = z.infer<typeof printedFacts>
/** What can be edited on the printed sheet itself; null where a number is not typed. */
export type PreviewDraft = {
  [Fact in keyof PrintedFacts]: PrintedFacts[Fact] | (PrintedFacts[Fact] extends number ? null : never)
}

/** Whether the quantities follow the portions that are typed. */
export interface ScalingAnswer {
  /** The number of portions that it was given for: another number is asked about again. */
  portions: number
  follow: boolean
  /** With the decimals that multiplying gives. */
  exact: boolean
}

export function draftOf({ portions, sellingPriceHt, method }: TechSheet): PreviewDraft {
  return { portions, sellingPriceHt, method }
}

/** What is stored of a draft. */
export function contentOf(draft: PreviewDraft): PreviewDraft {
  return { ...draft, method: draft.method.trim() }
}

export function differs(draft: PreviewDraft, sheet: TechSheet): boolean {
  return Object.keys(changedFields(contentOf(draftOf(sheet)), contentOf(draft))).length > 0
}

function typedPortions({ portions }: PreviewDraft): number | null {
  return printedFacts.shape.portions.safeParse(portions).data ?? null
}

/** The portions that are typed, where it matters whether the quantities of the sheet follow them; otherwise null. */
export function portionsToConfirm(sheet: TechSheet, draft: PreviewDraft): number | null {
  const portions = typedPortions(draft)
  return portions !== sheet.portions && sheet.ingredients.some(followsPortions) ? portions : null
}

/**
 * The sheet as it will be: what is being typed wins, but a number that means nothing does not. While it is open whether
 * the quantities follow, the figures are for the portions of before.
 */
export function edited(
  sheet: TechSheet,
  draft: PreviewDraft,
  answer: ScalingAnswer | null,
): TechSheet & { roundings?: readonly Rounding[] } {
  const price = printedFacts.shape.sellingPriceHt.safeParse(draft.sellingPriceHt)
  const unconfirmed = portionsToConfirm(sheet, draft)
  const portions =
    unconfirmed !== null && answer === null ? sheet.portions : (typedPortions(draft) ?? sheet.portions)
  const facts = {
    method: draft.method,
    portions,
    sellingPriceHt: price.success ? price.data : sheet.sellingPriceHt,
  }
  if (unconfirmed === null || answer?.follow !== true) return { ...sheet, ...facts }
  return { ...sheet, ...facts, ...followed(sheet, portions, answer.exact) }
}

const keyOf = ({ id }: { id: string }) => id

function followed(sheet: TechSheet, portions: number, exact: boolean) {
  const amounts = { lines: sheet.ingredients, yieldQuantity: sheet.yieldQuantity, yieldUnit: sheet.yieldUnit }
  const { lines, yieldQuantity, roundings } = scaledAmounts(amounts, portions / sheet.portions, keyOf)
  if (!exact) return { ingredients: lines, yieldQuantity, roundings }
  const plain = withoutRounding({ ...amounts, lines, yieldQuantity }, roundings, keyOf)
  return { ingredients: plain.lines, yieldQuantity: plain.yieldQuantity }
}

/** Whether two sheets take and give the same amounts. */
export function sameAmounts(one: TechSheet, other: TechSheet): boolean {
  return JSON.stringify(amountsIn(one)) === JSON.stringify(amountsIn(other))
}

function amountsIn({ ingredients, yieldQuantity }: TechSheet) {
  return [yieldQuantity, ...ingredients.map(({ id, quantity, forfait }) => ({ id, quantity, forfait }))]
}
