import { MAX_STEPS, SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { filledLines } from '../state/draft-content.ts'
import type { SheetDraft } from '../state/draft.ts'

/** How a dish is made, as it is typed: running text, and steps, one a line. */
export type MethodText = Pick<SheetDraft, 'method' | 'steps'>

/** The same as steps alone: the lines of the text come before those that there are. */
export function asSteps({ method, steps }: MethodText): MethodText {
  return { method: '', steps: [...filledLines(method), ...filledLines(steps)].join('\n') }
}

/** The same as running text alone. */
export function asText({ method, steps }: MethodText): MethodText {
  return { method: [method, steps].filter(Boolean).join('\n'), steps: '' }
}

/** Whether each line of the text is short enough for a step, and they are not too many. */
export function canBeSteps(text: MethodText): boolean {
  const steps = filledLines(asSteps(text).steps)
  return steps.length <= MAX_STEPS && steps.every(({ length }) => length <= SHEET_MAX_LENGTH.step)
}
