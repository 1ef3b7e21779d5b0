import { useTranslations } from 'use-intl'
import { cycleOf } from '#web/lib/failure/failure.ts'
import type { DraftLine } from '../state/draft.ts'
import { isForfait } from '#domain/costing/line-costing.ts'
import { useIssueText } from '../state/use-issue-text.ts'
import { amountRule, quantityFault, wastageRule } from '../state/issues.ts'
import type { LineField } from '../state/issues.ts'
import { useEditorState } from '../state/use-editor.ts'

export interface LineIssue {
  field: LineField
  text: string
}

const FIELDS: readonly LineField[] = ['product', 'quantity', 'wastagePercent']

/** The same at each keystroke of a line that has none. */
const NONE: readonly LineIssue[] = []

/**
 * The errors of a line, at most one a field, by when they show: a loss or a quantity beyond its range at once, any
 * other quantity when its cell is left or a save was prevented, what the server refused
 * until it is saved again.
 */
export function useLineIssues(line: DraftLine, quantityConfirmed: boolean): readonly LineIssue[] {
  const textOf = useIssueText()
  const tQuantity = useTranslations('editor.quantityFaults')
  const tPreparation = useTranslations('editor.preparation')
  const showsAll = useEditorState(({ showsIssues }) => showsIssues)
  const refused = useEditorState((state) => state.refused)
  const closesCycle = useEditorState((state) => inCycle(line, state.failure))

  const texts: Partial<Record<LineField, string>> = {}
  for (const issue of refused) {
    if (issue.at === 'line' && issue.key === line.key) texts[issue.field] ??= textOf(issue, line)
  }
  if (closesCycle) texts.product = tPreparation('cycle')
  const quantity = quantityFault(line.quantity)
  const quantityShows = showsAll || quantityConfirmed || quantity === 'tooLarge'
  if (quantity !== null && quantityShows) texts.quantity = tQuantity(quantity)
  const amount = isForfait(line.costing) ? amountRule(line) : null
  if (amount !== null && (showsAll || quantityConfirmed || amount === 'out-of-range')) {
    texts.quantity = textOf({ at: 'line', key: line.key, field: 'quantity', rule: amount }, line)
  }
  const wastage = wastageRule(line.wastagePercent)
  if (wastage !== null) {
    texts.wastagePercent = textOf({ at: 'line', key: line.key, field: 'wastagePercent', rule: wastage }, line)
  }

  const issues = FIELDS.flatMap((field) => {
    const text = texts[field]
    return text === undefined ? [] : [{ field, text }]
  })
  return issues.length === 0 ? NONE : issues
}

/** Whether the last save was refused because of the preparation that this line takes. */
export function inCycle({ preparation }: Pick<DraftLine, 'preparation'>, failure: unknown): boolean {
  return preparation !== null && cycleOf(failure)[1]?.id === preparation.id
}
