import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FilledGammes, FilledGammesInput } from '#contract/imports.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure } from '#web/ui/notices.tsx'

/** Puts the imported dishes into gammes, and takes them out again: new gammes go to the bin, as dishes of others do. */
export function useFillGammes() {
  const t = useTranslations('sheetImport.gammes')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const [filled, setFilled] = useState<FilledGammes['items'] | null>(null)
  const filling = useCreateOnce<FilledGammesInput, FilledGammes>(client.imports.gammes, {
    onSuccess: ({ items }) => {
      setFilled(items)
      void invalidateAfter(queryClient, 'imports')
    },
  })
  const undoing = useSingleMutation({
    mutationFn: async (gammes: FilledGammes['items']) => {
      for (const { id, made, recipeIds } of gammes)
        if (made) await unlessGone(client.gammes.remove({ id }))
        else if (recipeIds.length > 0) await unlessGone(client.gammes.recettes.removeMany({ id, recipeIds }))
    },
    onSuccess: () => {
      filling.forget()
      setFilled(null)
    },
    onError: (failure) => notifyFailure(sentence(t('undoFailure'), failure)),
    onSettled: () => void invalidateAfter(queryClient, 'imports'),
  })
  return { filled, filling, undoing }
}

/** What an undo that failed half way, or another window, has taken out already is no failure. */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (failure) {
    if (statusOf(failure) !== 404) throw failure
  }
}
