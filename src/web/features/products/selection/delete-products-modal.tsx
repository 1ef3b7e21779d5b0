import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDeletedNotice } from '#web/entities/bin/use-deleted-notice.ts'
import type { SheetUse } from '#contract/shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFirstNames } from '#web/lib/format/use-first-names.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FirstRows } from '#web/ui/first-rows.tsx'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { SheetsOfProduct } from '../sheets-of-product.tsx'
import type { Selecting } from './use-product-selection.ts'

const SHEETS_NAMED = 8

interface DeleteProductsModalProps {
  selecting: Selecting
  onClose: () => void
}

/** Asks before all that is selected goes, and names the products and the sheets that lose them. */
export function DeleteProductsModal({ selecting, onClose }: DeleteProductsModalProps) {
  const t = useTranslations('selection')
  const sentence = useFailureSentence()
  const firstNames = useFirstNames()
  const queryClient = useQueryClient()
  const { products } = selecting
  const use = useQuery(
    orpc.manyProducts.use.queryOptions({ input: { ids: products.map(({ id }) => id) }, staleTime: 0 }),
  )
  const announce = useDeletedNotice()
  const removal = useSingleMutation(
    orpc.manyProducts.remove.mutationOptions({
      onSettled: () => void invalidateAfter(queryClient, 'manyProducts'),
    }),
  )
  const remove = () =>
    removal.mutate(
      { products: products.map(({ id, version }) => ({ id, version })) },
      {
        onSuccess: ({ deleted, left, deletedItemId }) => {
          const names = left.map(({ name }) => name)
          if (names.length > 0) notifyFailure(t('left', { count: names.length, names: firstNames(names) }))
          selecting.keep(left)
          onClose()
          const text = t('delete.done', { count: deleted })
          if (deletedItemId === null) notifySuccess(text)
          else announce(text, { deletedItemId })
        },
      },
    )
  return (
    <ConfirmModal
      opened
      danger
      size="lg"
      title={t('delete.title', { count: products.length })}
      confirmLabel={t('delete.confirm')}
      busyLabel={t('delete.busy')}
      busy={removal.isPending}
      ready={use.data !== undefined && products.length > 0}
      error={removal.isError ? sentence(t('delete.failure'), removal.error) : undefined}
      onConfirm={remove}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <FirstRows rows={products} keyOf={({ id }) => id} moreLabel={(count) => t('others', { count })}>
          {({ name }) => name}
        </FirstRows>
        {use.data ? (
          <Consequences use={use.data} products={products.length} />
        ) : use.isError ? (
          <ErrorBanner text={t('delete.useFailure')} onRetry={() => void use.refetch()} />
        ) : (
          <Skeleton height={18} width="70%" />
        )}
      </Stack>
    </ConfirmModal>
  )
}

function Consequences({ use, products }: { use: SheetUse; products: number }) {
  const t = useTranslations('selection.delete')
  if (use.total === 0) return <Text size="sm">{t('unused', { products })}</Text>
  return (
    <>
      <Text fw={600}>{t('use', { count: use.total, products })}</Text>
      <SheetsOfProduct use={use} most={SHEETS_NAMED} />
      <Text size="sm">{t('goesWith', { count: use.total })}</Text>
    </>
  )
}
