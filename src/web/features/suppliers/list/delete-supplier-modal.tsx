import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { supplierDetailQuery, supplierGone, useRemoveSupplier } from '../suppliers-api.ts'

export interface DeleteSupplierModalProps {
  /** The supplier to delete; null keeps the question closed. */
  supplier: { id: string; name: string } | null
  onClose: () => void
}

/** Asks before a supplier goes, and says how much of a catalogue goes along. */
export function DeleteSupplierModal({ supplier: target, onClose }: DeleteSupplierModalProps) {
  const t = useTranslations('suppliers')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { about: supplier, question } = useConfirmedStep({
    target,
    onClose,
    step: useRemoveSupplier(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('notice.deleted'),
    announce: useDeletedNotice(),
    gone: { text: t('notice.alreadyDeleted'), forget: ({ id }) => supplierGone(queryClient, id) },
    failureText: (failure) => sentence(t('failure.delete'), failure),
  })
  const detail = useQuery({ ...supplierDetailQuery(supplier?.id ?? ''), enabled: target !== null })
  const goneAlready = statusOf(detail.error) === 404

  return (
    <ConfirmModal
      {...question}
      danger
      title={t('deletion.title', { name: supplier?.name ?? '' })}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
      // Counted just now, not when the list was read.
      ready={(detail.data !== undefined && !detail.isFetching) || goneAlready}
    >
      {goneAlready ? (
        t('failure.notFound')
      ) : detail.isError ? (
        <ErrorBanner text={t('deletion.failure')} onRetry={() => void detail.refetch()} />
      ) : detail.data && !detail.isFetching ? (
        <Stack gap="sm">
          <Text fw={600}>{t('deletion.catalogue', { products: detail.data.products })}</Text>
          <Text size="sm">{t('deletion.imported', { imported: detail.data.imported })}</Text>
        </Stack>
      ) : (
        <Skeleton height={18} width="70%" />
      )}
    </ConfirmModal>
  )
}
