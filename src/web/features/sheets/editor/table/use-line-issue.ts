import { useTranslations } from 'use-intl'
import type { Rule } from '#contract/rules.ts'
import { cycleOf } from '#web/lib/failure/failure.ts'
import type { DraftLine } from '../state/draft.ts'
import { sourceId } from '../state/line-source.ts'
import { quantityFault, wastageRule } from '../state/issues.ts'
import type { LineField } from '../state/issues.ts'
import { useEditorState } from '../state/use-editor.ts'

export interface LineIssue {
  field: LineField
  text: string
}

/**
 * The error of a line, by when it shows: a loss or a quantity beyond its range at once, any other
 * quantity when its cell is left, a missing value when a save was prevented, what the server refused
 * until it is saved again.
 */
export function useLineIssue(line: DraftLine, quantitySettled: boolean): LineIssue | null {
  const t = useTranslations('errors.rules')
  const tReasons = useTranslations('editor.reasons')
  const tQuantity = useTranslations('editor.quantityFaults')
  const tPreparation = useTranslations('editor.preparation')
  const showsAll = useEditorState(({ showsIssues }) => showsIssues)
  const refused = useEditorState((state) =>
    state.refused.find((issue) => issue.at === 'line' && issue.key === line.key),
  )

  const closesCycle = useEditorState((state) => inCycle(line, state.failure))

  const wastage = wastageRule(line.wastagePercent)
  if (wastage !== null) return { field: 'wastagePercent', text: t(wastage) }
  if (showsAll && sourceId(line) === null) return { field: 'product', text: tReasons('product-missing') }
  const quantity = quantityFault(line.quantity)
  const told = showsAll || quantitySettled || quantity === 'tooLarge'
  if (quantity !== null && told) return { field: 'quantity', text: tQuantity(quantity) }
  if (closesCycle) return { field: 'product', text: tPreparation('cycle') }
  if (refused?.at === 'line') return { field: refused.field, text: t(refused.rule satisfies Rule) }
  return null
}

/** Whether the last save was refused because of the preparation that this line takes. */
export function inCycle({ preparation }: Pick<DraftLine, 'preparation'>, failure: unknown): boolean {
  return preparation !== null && cycleOf(failure)[1]?.id === preparation.id
}
