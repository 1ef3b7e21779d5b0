import { toRule } from '#contract/rules.ts'
import type { Rule } from '#contract/rules.ts'
import {
  brokenRule,
  FORFAIT,
  FORFAIT_PERCENT,
  type NumberRules,
  QUANTITY,
  WASTAGE,
} from '#contract/number-rules.ts'
import { titleRule } from '#contract/sheet-title.ts'
import type { FieldIssue } from '#contract/errors.ts'
import { type ForfaitCosting, isForfait } from '#domain/costing/line-costing.ts'
import { MIN_QUANTITY } from '#domain/quantity/limits.ts'
import type { DraftLine, SheetDraft, SheetFacts } from './draft.ts'

export type LineField = 'product' | 'quantity' | 'wastagePercent'

/** One thing that keeps a sheet from being saved, and where. */
export type Issue =
  | { at: 'fact'; field: keyof SheetFacts; rule: Rule }
  | { at: 'lines'; rule: Rule }
  | { at: 'line'; key: string; field: LineField; rule: Rule }

/** All issues of a draft, in the order of the page. */
export function issuesOf(draft: SheetDraft): Issue[] {
  const rule = titleRule(draft.title)
  const issues: Issue[] = rule === null ? [] : [{ at: 'fact', field: 'title', rule }]
  if (draft.lines.length === 0) issues.push({ at: 'lines', rule: 'no-ingredient' })
  issues.push(...draft.lines.flatMap(lineIssues))
  const yieldRule = draft.yieldQuantity === null ? null : quantityRule(draft.yieldQuantity)
  if (yieldRule !== null) issues.push({ at: 'fact', field: 'yieldQuantity', rule: yieldRule })
  return issues
}

/** What is missing of a line, its product or how much of it, leaves it without a cost and is saved all the same. */
function lineIssues(line: DraftLine): Issue[] {
  const issues: Issue[] = []
  const found = (field: LineField, rule: Rule | null) => {
    if (rule !== null) issues.push({ at: 'line', key: line.key, field, rule })
  }
  found('quantity', amountRule(line))
  found('wastagePercent', wastageRule(line.wastagePercent))
  return issues
}

/** The rule that a line's quantity breaks, or the amount of its forfait. */
export function amountRule({ costing, quantity: amount, forfait }: DraftLine): Rule | null {
  if (!isForfait(costing)) return quantityRule(amount)
  return forfait === null ? null : brokenRule(forfaitRules(costing), forfait)
}

export function forfaitRules(costing: ForfaitCosting): NumberRules {
  return costing === 'forfait-percent' ? FORFAIT_PERCENT : FORFAIT
}

export function quantityRule(value: number | null): Rule | null {
  return value === null ? null : brokenRule(QUANTITY, value)
}

/** The same in the words of a kitchen. */
export type QuantityFault = 'unreadable' | 'zero' | 'tooSmall' | 'tooLarge'

export function quantityFault(value: number | null): QuantityFault | null {
  if (value === null || quantityRule(value) === null) return null
  if (Number.isNaN(value)) return 'unreadable'
  if (value >= MIN_QUANTITY) return 'tooLarge'
  return value > 0 ? 'tooSmall' : 'zero'
}

export function wastageRule(value: number): Rule | null {
  return Number.isNaN(value) ? 'wastage-out-of-range' : brokenRule(WASTAGE, value)
}

const FIELD_OF_PATH: Record<string, LineField> = {
  userProductId: 'product',
  costing: 'quantity',
  forfait: 'quantity',
  quantity: 'quantity',
  unit: 'quantity',
  wastagePercent: 'wastagePercent',
}

/** The same for what the server refused (`ingredients.3.userProductId`), by the lines as they were sent. */
export function refusedIssues(fields: readonly FieldIssue[], sent: SheetDraft): Issue[] {
  return fields.flatMap(({ path, rule }): Issue[] => {
    const [place = '', index, part = ''] = path.split('.')
    if (place === 'ingredients') {
      const line = sent.lines[Number(index)]
      const field = FIELD_OF_PATH[part] ?? 'product'
      return [
        line === undefined
          ? { at: 'lines', rule: toRule(rule) }
          : { at: 'line', key: line.key, field, rule: toRule(rule) },
      ]
    }
    return place in sent ? [{ at: 'fact', field: place as keyof SheetFacts, rule: toRule(rule) }] : []
  })
}
