import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Replacement } from '#contract/replacements.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'

/** Where a product was replaced, or took another's place. */
export function replacementsQuery(id: string) {
  return orpc.replacements.list.queryOptions({ input: { id } })
}

/** @param sheetIds where it would be replaced; undefined lets the server propose */
export function useEffectOf(id: string, byId: string | undefined, sheetIds: readonly string[] | undefined) {
  return useQuery({
    ...orpc.replacements.effect.queryOptions({
      input: { id, byId: byId ?? '', ...(sheetIds && { sheetIds: [...sheetIds] }) },
      // The costs of sheets may have changed in another window.
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
    enabled: byId !== undefined,
  })
}

/** Replaces, with a notice that undoes. */
export function useReplace(onDone: () => void) {
  const t = useTranslations('replacement')
  const queryClient = useQueryClient()
  const undo = useUndoReplacement()
  return useSingleMutation(
    orpc.replacements.replace.mutationOptions({
      onSuccess: ({ id, from, to, sheets, lines }: Replacement) => {
        onDone()
        notifyUndo(t('done', { from: from.name, to: to.name, sheets, lines }), t('undo'), () => undo(id))
      },
      onSettled: () => void invalidateAfter(queryClient, 'replacements'),
    }),
  )
}

/** Takes an act back; says how many lines have changed since. */
export function useUndoReplacement(): (actId: string) => void {
  const t = useTranslations('replacement')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { mutate } = useSingleMutation(
    orpc.replacements.undo.mutationOptions({
      onSuccess: ({ restored, left }) => {
        const words = t('undone', { count: restored })
        if (left > 0) notifyFailure(`${words}. ${t('undoLeft', { count: left })}`)
        else notifySuccess(words)
      },
      onError: (failure) =>
        notifyFailure(
          codeOf(failure) === 'ALREADY_UNDONE' ? t('alreadyUndone') : sentence(t('undoFailure'), failure),
        ),
      onSettled: () => void invalidateAfter(queryClient, 'replacements'),
    }),
  )
  return (id) => mutate({ id })
}
