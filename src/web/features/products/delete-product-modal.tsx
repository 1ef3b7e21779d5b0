import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SheetUse } from '#contract/shapes.ts'
import { statusOf } from '#web/lib/failure.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { productGone, productUseQuery, useDeleteProduct } from './products-api.ts'
import { SheetsOfProduct } from './sheets-of-product.tsx'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'

const SHEETS_NAMED = 8

export interface DeleteProductModalProps {
  /** The product to delete; null keeps the question closed. */
  product: { id: string; name: string } | null
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a product goes, and says which sheets lose it. */
export function DeleteProductModal({ product: asked, onClose, onDeleted }: DeleteProductModalProps) {
  const t = useTranslations('products')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  // Still named while the closing question fades.
  const [product, setProduct] = useState(asked)
  if (asked !== null && asked !== product) setProduct(asked)
  const use = useQuery({ ...productUseQuery(product?.id ?? ''), enabled: asked !== null })
  const remove = useDeleteProduct()
  const goneAlready = statusOf(use.error) === 404

  const done = (notice: string) => {
    notifySuccess(notice)
    remove.reset()
    onDeleted?.()
    onClose()
  }

  const confirm = () => {
    if (!product) return
    remove.mutate(
      { id: product.id },
      {
        onSuccess: () => done(t('notice.deleted')),
        onError: (failure) => {
          if (statusOf(failure) !== 404) return
          productGone(queryClient, product.id)
          done(t('notice.alreadyDeleted'))
        },
      },
    )
  }

  return (
    <ConfirmModal
      opened={asked !== null}
      danger
      title={t('deletion.title', { name: product?.name ?? '' })}
      confirmLabel={t('deletion.confirm')}
      busyLabel={t('deletion.busy')}
      busy={remove.isPending}
      ready={use.data !== undefined || goneAlready}
      error={remove.isError ? sentence(t('failure.delete'), remove.error) : undefined}
      onConfirm={confirm}
      onCancel={() => {
        remove.reset()
        onClose()
      }}
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
