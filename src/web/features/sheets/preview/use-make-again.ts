import { useMutation } from '@tanstack/react-query'
import type { TechSheet } from '#contract/sheets.ts'
import { useSendSheet } from '../editor/saving/use-send-sheet.ts'
import { contentOf } from '../editor/state/draft-content.ts'
import { draftOf } from '../editor/state/draft.ts'
import { NOT_STORED } from '../editor/state/editor-state.ts'

/** Makes a sheet again, with its lines, once another window has deleted it. */
export function useMakeAgain(onMade: (id: string) => void) {
  const send = useSendSheet(onMade)
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (sheet: TechSheet) =>
      send({ ...contentOf(draftOf(sheet)), id: sheet.id, version: NOT_STORED }),
  })
  return { make: mutate, failure: error, making: isPending, reset }
}
