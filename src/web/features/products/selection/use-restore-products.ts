import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Restoration } from '#contract/many-products.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFirstNames } from '#web/lib/format/use-first-names.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'

/** Undoes a change of many products. Those that have changed since are named and left as they are. */
export function useRestoreProducts(): (restoration: Restoration) => void {
  const t = useTranslations('selection')
  const sentence = useFailureSentence()
  const firstNames = useFirstNames()
  const queryClient = useQueryClient()
  const { mutate } = useSingleMutation(
    orpc.manyProducts.restore.mutationOptions({
      onSuccess: ({ restored, left }) => {
        const names = left.map(({ name }) => name)
        if (names.length > 0) notifyFailure(t('undoLeft', { count: names.length, names: firstNames(names) }))
        if (restored.length > 0) notifySuccess(t('undone', { count: restored.length }))
      },
      onError: (failure) => notifyFailure(sentence(t('undoFailure'), failure)),
      onSettled: () => void invalidateAfter(queryClient, 'manyProducts'),
    }),
  )
  return useCallback((restoration: Restoration) => mutate(restoration), [mutate])
}
