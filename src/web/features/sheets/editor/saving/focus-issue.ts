import { TITLE_FIELD_ID } from '../header/sheet-title.tsx'
import { PRICE_FIELD_ID } from '../panel/cost-card.tsx'
import type { Issue, LineField } from '../state/issues.ts'
import type { SheetDraft } from '../state/draft.ts'
import { inCycle } from '../table/use-line-issues.ts'
import { YIELD_FIELD_ID } from '../text/yield-fields.tsx'
import { focusCell, focusEntry } from '../table/focus-cell.ts'

const COLUMN_OF: Record<LineField, string> = {
  product: 'product',
  quantity: 'quantity',
  wastagePercent: 'wastage',
}

/** Focuses the first invalid field. */
export function focusIssue(issue: Issue): void {
  if (issue.at === 'line') focusCell(issue.key, COLUMN_OF[issue.field])
  else if (issue.at === 'lines') focusEntry()
  else if (issue.field === 'title') focusTitle()
  else if (issue.field === 'yieldQuantity') document.getElementById(YIELD_FIELD_ID)?.focus()
}

/** Focuses the line whose preparation would make the sheet contain itself. */
export function focusCycle(failure: unknown, { lines }: Pick<SheetDraft, 'lines'>): void {
  const line = lines.find((each) => inCycle(each, failure))
  if (line !== undefined) focusCell(line.key, COLUMN_OF.product)
}

export function focusTitle(): void {
  document.getElementById(TITLE_FIELD_ID)?.focus()
}

export function focusPrice(): void {
  document.getElementById(PRICE_FIELD_ID)?.focus()
}
