import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyFailure, notifyUndo } from '#web/ui/notices.tsx'
import { useReopenBatch } from '../batches-api.ts'

/** The notices after a batch was used or thrown away, with its undoing, and of a failure. */
export function useActNotices() {
  const t = useTranslations('batches.acts')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const reopen = useReopenBatch()
  const failed = (failure: unknown) => notifyFailure(sentence(t('failed'), failure))
  return {
    failed,
    closed: ({ id, version, name, state }: Batch) => {
      notifyUndo(t(state === 'thrown' ? 'thrownNotice' : 'usedNotice', { name }), c('undo'), () =>
        reopen.mutate({ id, version }, { onError: failed }),
      )
    },
  }
}
