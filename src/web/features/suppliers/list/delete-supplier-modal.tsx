import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { statusOf } from '#web/lib/failure.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { supplierDetailQuery, supplierGone, useRemoveSupplier } from '../suppliers-api.ts'

export interface DeleteSupplierModalProps {
  /** The supplier to delete; null keeps the question closed. */
  supplier: { id: string; name: string } | null
  onClose: () => void
}

/** Asks before a supplier goes, and says how much of a catalogue goes along. */
export function DeleteSupplierModal({ supplier: asked, onClose }: DeleteSupplierModalProps) {
  const t = useTranslations('suppliers')
  const c = useTranslations('common')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  // Still named while the closing question fades.
  const [supplier, setSupplier] = useState(asked)
  if (asked !== null && asked !== supplier) setSupplier(asked)
  const detail = useQuery({ ...supplierDetailQuery(supplier?.id ?? ''), enabled: asked !== null })
  const remove = useRemoveSupplier()
  const goneAlready = statusOf(detail.error) === 404

  const close = () => {
    remove.reset()
    onClose()
  }
  const done = (notice: string) => {
    notifySuccess(notice)
    close()
  }
  const confirm = () => {
    if (!supplier || remove.isPending) return
    remove.mutate(
      { id: supplier.id },
      {
        onSuccess: () => done(t('notice.deleted')),
        onError: (failure) => {
          if (statusOf(failure) !== 404) return
          supplierGone(queryClient, supplier.id)
          done(t('notice.alreadyDeleted'))
        },
      },
    )
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      danger
      title={t('deletion.title', { name: supplier?.name ?? '' })}
      confirmLabel={c('delete')}
      busyLabel={c('deleting')}
      busy={remove.isPending}
      // Counted just now, not when the list was read.
      ready={(detail.data !== undefined && !detail.isFetching) || goneAlready}
      error={remove.isError ? sentence(t('failure.delete'), remove.error) : undefined}
      onConfirm={confirm}
      onCancel={close}
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
