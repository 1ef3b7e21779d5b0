import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { ImportEffectList } from './import-effect-list.tsx'
import { useUndoneNotice } from './use-undone-notice.ts'

interface UndoImportModalProps {
  /** The import to undo, by its id; null keeps the question closed. */
  importId: string | null
  onClose: () => void
}

/** Says what undoing an import takes away, changes and leaves, and asks before it is done. */
export function UndoImportModal({ importId: target, onClose }: UndoImportModalProps) {
  const t = useTranslations('imports.undoing')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const announce = useUndoneNotice()
  const undo = useSingleMutation(
    orpc.imports.undo.mutationOptions({ onSettled: () => invalidateAfter(queryClient, 'imports') }),
  )
  const { about, question } = useConfirmedStep({
    target,
    onClose,
    step: undo,
    variablesOf: (id) => ({ id }),
    doneText: t('done'),
    announce: (_, undone) => announce(undone),
    failureText: (failure) =>
      codeOf(failure) === 'ALREADY_UNDONE' ? t('already') : sentence(t('failure'), failure),
  })
  const effect = useQuery({
    ...orpc.imports.effect.queryOptions({ input: { id: about ?? '' }, staleTime: 0, gcTime: 0 }),
    enabled: target !== null,
  })
  const over = codeOf(effect.error) === 'ALREADY_UNDONE' || statusOf(effect.error) === 404

  return (
    <ConfirmModal
      {...question}
      danger
      size="lg"
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={c('keepIt')}
      busyLabel={t('busy')}
      // Counted just now, not when the question was asked before.
      ready={effect.data !== undefined && !effect.isFetching}
    >
      {over ? (
        t('already')
      ) : effect.isError ? (
        <ErrorBanner text={t('unknown')} onRetry={() => void effect.refetch()} />
      ) : effect.data && !effect.isFetching ? (
        <ImportEffectList effect={effect.data} />
      ) : (
        <Skeleton height={72} />
      )}
    </ConfirmModal>
  )
}
