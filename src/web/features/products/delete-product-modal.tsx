import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import type { SheetUse } from '#contract/shapes.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { useConfirmedStep } from '#web/ui/use-confirmed-step.ts'
import { productGone, productUseQuery, useDeleteProduct } from './products-api.ts'
import { SheetsOfProduct } from './sheets-of-product.tsx'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'

const SHEETS_NAMED = 8

export interface DeleteProductModalProps {
  /** The product to delete; null keeps the question closed. */
  product: { id: string; name: string } | null
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a product goes, and says which sheets lose it. */
export function DeleteProductModal({ product: target, onClose, onDeleted }: DeleteProductModalProps) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { about: product, question } = useConfirmedStep({
    target,
    onClose,
    step: useDeleteProduct(),
    variablesOf: ({ id }) => ({ id }),
    doneText: t('notice.deleted'),
    announce: useDeletedNotice(),
    onDone: onDeleted,
    gone: { text: t('notice.alreadyDeleted'), forget: ({ id }) => productGone(queryClient, id) },
    failureText: (failure) => sentence(t('failure.delete'), failure),
  })
  const use = useQuery({ ...productUseQuery(product?.id ?? ''), enabled: target !== null })
  const goneAlready = statusOf(use.error) === 404

  return (
    <ConfirmModal
      {...question}
      danger
      title={t('deletion.title', { name: product?.name ?? '' })}
      confirmLabel={t('deletion.confirm')}
      busyLabel={t('deletion.busy')}
      ready={use.data !== undefined || goneAlready}
    >
      {use.data ? (
        <Consequences use={use.data} />
      ) : goneAlready ? (
        t('editPage.gone')
      ) : use.isError ? (
        <ErrorBanner text={t('editPage.useFailure')} onRetry={() => void use.refetch()} />
      ) : (
        <Skeleton height={18} width="70%" />
      )}
    </ConfirmModal>
  )
}

function Consequences({ use }: { use: SheetUse }) {
  const t = useTranslations('products')
  if (use.total === 0) return t('deletion.unused')
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('editPage.use', { count: use.total })}</Text>
      <SheetsOfProduct use={use} most={SHEETS_NAMED} />
      <Text size="sm">{t('deletion.goesWith', { count: use.total })}</Text>
    </Stack>
  )
}
