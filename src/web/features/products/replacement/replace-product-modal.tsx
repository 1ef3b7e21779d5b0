import { Skeleton, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { ProductPicker } from '#web/entities/product/product-picker.tsx'
import { newId } from '#web/lib/browser/new-id.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { EffectTables } from './effect-tables.tsx'
import { useEffectOf, useReplace } from './replacements-api.ts'

export interface ReplaceProductModalProps {
  product: Pick<UserProduct, 'id' | 'name'>
  onClose: () => void
}

/** Another product in the place of one, in the sheets that are ticked, with what becomes of each before it is done. */
export function ReplaceProductModal({ product, onClose }: ReplaceProductModalProps) {
  const t = useTranslations('replacement')
  const sentence = useFailureSentence()
  const [by, setBy] = useState<UserProduct | null>(null)
  /** Until someone ticks, what the server proposes. */
  const [ticked, setTicked] = useState<readonly string[]>()
  const effect = useEffectOf(product.id, by?.id, ticked)
  const replacing = useReplace(onClose)
  const act = useRef({ body: '', id: '' })
  const shown = by === null ? undefined : effect.data
  const sheetIds = ticked ?? shown?.direct.filter(({ chosen }) => chosen).map(({ id }) => id) ?? []

  const replace = () => {
    if (by === null || sheetIds.length === 0) return
    const body = JSON.stringify([by.id, sheetIds])
    if (act.current.body !== body) act.current = { body, id: newId() }
    replacing.mutate({ id: product.id, byId: by.id, sheetIds: [...sheetIds], actId: act.current.id })
  }
  return (
    <ConfirmModal
      opened
      size="lg"
      title={t('title', { name: product.name })}
      confirmLabel={t('confirm', { count: sheetIds.length })}
      busyLabel={t('busy')}
      busy={replacing.isPending}
      ready={shown !== undefined && !effect.isPlaceholderData && sheetIds.length > 0}
      error={replacing.error === null ? undefined : sentence(t('failure'), replacing.error)}
      onConfirm={replace}
      onCancel={onClose}
    >
      <Stack gap="md">
        <ProductPicker
          label={t('by')}
          placeholder={t('byPlaceholder')}
          data-autofocus
          except={product.id}
          value={by}
          onChange={(chosen) => {
            setBy(chosen)
            setTicked(undefined)
            replacing.reset()
          }}
        />
        {shown ? (
          <EffectTables effect={shown} chosen={sheetIds} onChoose={setTicked} />
        ) : effect.isError ? (
          <ErrorBanner
            text={sentence(t('effectFailure'), effect.error)}
            onRetry={() => void effect.refetch()}
          />
        ) : by === null ? (
          <Text size="sm" c="dimmed">
            {t('keeps')}
          </Text>
        ) : (
          <Skeleton height={120} />
        )}
      </Stack>
    </ConfirmModal>
  )
}
