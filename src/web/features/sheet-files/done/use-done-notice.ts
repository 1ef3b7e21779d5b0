import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useUndoneNotice } from '#web/entities/import/use-undone-notice.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import type { DoneImport } from '../commit/use-commit-import.ts'

/** Says that an import is done, with a button that undoes it as one act. */
export function useDoneNotice() {
  const t = useTranslations('sheetImport.done')
  const sentence = useFailureSentence()
  const announceUndone = useUndoneNotice()
  const queryClient = useQueryClient()
  const undo = async (id: string) => {
    try {
      announceUndone(await client.imports.undo({ id }))
    } catch (failure) {
      notifyFailure(sentence(t('undoFailure'), failure))
    }
    await invalidateAfter(queryClient, 'imports')
  }
  return ({ importId, created, replaced }: DoneImport) => {
    const text = t('notice', { count: created + replaced })
    if (importId === null) notifySuccess(text)
    else notifyUndo(text, t('undoShort'), () => void undo(importId))
  }
}
