import { useTranslations } from 'use-intl'
import { sheetFacts } from '#contract/sheets.ts'
import { forfaitOf, ingredientFields } from '#contract/sheet-lines.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import { boundsAt, type NumberBounds } from '#web/lib/form/number-bounds.ts'
import { useBoundsText } from '#web/lib/form/use-bounds-text.ts'
import type { DraftLine } from './draft.ts'
import type { Issue } from './issues.ts'

/** The sentence of an issue; a number out of range has its bounds in it. `line`: the one that it is of. */
export function useIssueText(): (issue: Issue, line?: DraftLine) => string {
  const t = useTranslations('errors.rules')
  const boundsText = useBoundsText()
  return (issue, line) =>
    (issue.rule === 'out-of-range' ? boundsText(boundsOf(issue, line)) : undefined) ?? t(issue.rule)
}

function boundsOf(issue: Issue, line: DraftLine | undefined): NumberBounds | undefined {
  if (issue.at === 'lines') return undefined
  if (issue.at === 'fact') return boundsAt(sheetFacts, issue.field)
  if (issue.field === 'quantity' && line !== undefined && isForfait(line.costing)) {
    return boundsAt(forfaitOf(line.costing), '')
  }
  return boundsAt(ingredientFields, issue.field)
}
