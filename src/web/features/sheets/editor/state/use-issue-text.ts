import { useTranslations } from 'use-intl'
import {
  AMOUNT,
  KEEPING_HOURS,
  MINUTES,
  type NumberRules,
  PORTIONS,
  QUANTITY,
  WASTAGE,
} from '#contract/number-rules.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import { boundsWithin } from '#web/lib/form/number-bounds.ts'
import { useBoundsText } from '#web/lib/form/use-bounds-text.ts'
import type { DraftLine, SheetFacts } from './draft.ts'
import { forfaitRules, type Issue, type LineField } from './issues.ts'

/** The sentence of an issue; a number out of range has its bounds in it. `line`: the one that it is of. */
export function useIssueText(): (issue: Issue, line?: DraftLine) => string {
  const t = useTranslations('errors.rules')
  const boundsText = useBoundsText()
  return (issue, line) =>
    (issue.rule === 'out-of-range' ? boundsText(boundsWithin(rulesOf(issue, line))) : undefined) ??
    t(issue.rule)
}

const FACTS: Partial<Record<keyof SheetFacts, NumberRules>> = {
  portions: PORTIONS,
  sellingPriceHt: AMOUNT,
  prepMinutes: MINUTES,
  cookMinutes: MINUTES,
  keepsHours: KEEPING_HOURS,
  frozenHours: KEEPING_HOURS,
  openedHours: KEEPING_HOURS,
  yieldQuantity: QUANTITY,
}
const OF_LINE: Partial<Record<LineField, NumberRules>> = { quantity: QUANTITY, wastagePercent: WASTAGE }

function rulesOf(issue: Issue, line: DraftLine | undefined): NumberRules | undefined {
  if (issue.at === 'lines') return undefined
  if (issue.at === 'fact') return FACTS[issue.field]
  const costing = issue.field === 'quantity' ? line?.costing : undefined
  return costing !== undefined && isForfait(costing) ? forfaitRules(costing) : OF_LINE[issue.field]
}
