import { useCallback } from 'react'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import type { Overview } from '../reading/overview.ts'
import type { SheetDraft } from '../reading/draft-sheets.ts'
import { useAnswer } from '../use-answer.ts'
import type { SheetChoices } from '../answers/use-sheet-choices.ts'
import { useWastageMethod } from './use-wastage-method.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'

export interface DraftState {
  /** The last one that is known. */
  draft: SheetDraft | null
  /** Whether it is of what is chosen now. */
  isCurrent: boolean
  failed: boolean
}

/** The chosen sheets as an import, made by the worker that has them. */
export function useDraft(
  control: SheetFilesControl,
  { sheets }: Overview,
  choices: SheetChoices,
): DraftState {
  const method = useWastageMethod() ?? DEFAULT_WASTAGE_METHOD
  const chosen = sheets.map(({ id }) => ({ id, ...choices.of(id) }))
  const key = JSON.stringify({
    version: control.files.version,
    leftOut: chosen.flatMap(({ id, leftOut }) => (leftOut ? id : [])),
    portions: entriesOf(chosen, 'portions'),
    vat: entriesOf(chosen, 'vat'),
    method,
    preparations: Object.fromEntries(
      chosen.flatMap(({ id, preparations }) => (preparations === null ? [] : [[id, preparations]])),
    ),
  })
  const answer = useAnswer(
    control,
    useCallback(async (reader) => ({ key, draft: await reader.call('draft', JSON.parse(key)) }), [key]),
  )
  return answer.state === 'known'
    ? { draft: answer.value.draft, isCurrent: answer.value.key === key, failed: false }
    : { draft: null, isCurrent: false, failed: answer.state === 'failed' }
}

function entriesOf<Part extends 'portions' | 'vat'>(
  chosen: readonly ({ id: string } & Record<Part, number | null>)[],
  part: Part,
) {
  return Object.fromEntries(
    chosen.flatMap(({ id, [part]: value }): [string, number][] => (value === null ? [] : [[id, value]])),
  )
}
