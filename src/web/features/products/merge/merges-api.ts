import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { ChangedPart, Merge, MergeEffectInput } from '#contract/product-merges.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { codeOf, dataOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'

/** The products that were merged into one. */
export function mergesQuery(id: string) {
  return orpc.productMerges.list.queryOptions({ input: { id } })
}

export type MergeQuestion = Omit<MergeEffectInput, 'otherId'> & { otherId: string | undefined }

/** Without `taken` the server proposes. */
export function useMergeEffect({ otherId, ...question }: MergeQuestion) {
  return useQuery({
    ...orpc.productMerges.effect.queryOptions({
      input: { ...question, otherId: otherId ?? '' },
      // The costs of sheets may have changed in another window.
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
    enabled: otherId !== undefined,
  })
}

/** Merges, with a notice that undoes. */
export function useMerge(onDone: (done: Merge) => void) {
  const t = useTranslations('merge')
  const queryClient = useQueryClient()
  const undo = useUndoMerge()
  return useSingleMutation(
    orpc.productMerges.merge.mutationOptions({
      onSuccess: (done: Merge) => {
        onDone(done)
        const { id, kept, other, lines } = done
        notifyUndo(t('done', { kept: kept.name, other: other.name, lines }), t('undo'), () => undo(id))
      },
      onSettled: () => void invalidateAfter(queryClient, 'productMerges'),
    }),
  )
}

/** Takes a merge back; says how many lines have changed since, or why it cannot be. */
export function useUndoMerge(): (actId: string) => void {
  const t = useTranslations('merge')
  const failureText = useUndoFailure()
  const queryClient = useQueryClient()
  const { mutate } = useSingleMutation(
    orpc.productMerges.undo.mutationOptions({
      onSuccess: ({ kept, other, left }) => {
        const words = t('undone', { kept: kept.name, other: other.name })
        if (left > 0) notifyFailure(`${words}. ${t('undoLeft', { count: left })}`)
        else notifySuccess(words)
      },
      onError: (failure) => notifyFailure(failureText(failure)),
      onSettled: () => void invalidateAfter(queryClient, 'productMerges'),
    }),
  )
  return (id) => mutate({ id })
}

function useUndoFailure(): (failure: unknown) => string {
  const t = useTranslations()
  const { list } = useFormatter()
  const sentence = useFailureSentence()
  return (failure) => {
    const code = codeOf(failure)
    if (code === 'ALREADY_UNDONE') return t('merge.alreadyUndone')
    if (code !== 'MERGE_CHANGED_SINCE') return sentence(t('merge.undoFailure'), failure)
    const parts = (dataOf(failure, 'parts') ?? []) as readonly ChangedPart[]
    const names = parts.map((part) =>
      part === 'articles' ? t('merge.articles') : t(`productFacts.inSentence.${part}`),
    )
    return t('merge.changedSince', { count: parts.length, parts: list(names) })
  }
}
