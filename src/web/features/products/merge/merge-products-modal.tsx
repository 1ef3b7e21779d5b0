import { Skeleton, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Merge, MergeEffect } from '#contract/product-merges.ts'
import type { UserProduct } from '#contract/products.ts'
import type { MergedProductPart } from '#contract/facts/product.ts'
import type { AllergensOf } from '#domain/catalogue/merge-products.ts'
import { ProductPicker } from '#web/entities/product/product-picker.tsx'
import { newId } from '#web/lib/browser/new-id.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { MergeConsequences } from './merge-consequences.tsx'
import { MergeFacts } from './merge-facts.tsx'
import { useMerge, useMergeEffect } from './merges-api.ts'

export interface MergeProductsModalProps {
  /** The product that stays. */
  product: Pick<UserProduct, 'id' | 'name'>
  /** The product that becomes part of it; without it one is chosen here. */
  other?: UserProduct
  onClose: () => void
  onDone?: (done: Merge) => void
}

/** Merges two products: shows the facts that differ, what moves and which sheets change, before it is done. */
export function MergeProductsModal({ product, other: given, onClose, onDone }: MergeProductsModalProps) {
  const t = useTranslations('merge')
  const sentence = useFailureSentence()
  const [other, setOther] = useState<UserProduct | null>(given ?? null)
  /** Until someone chooses, what the server proposes. */
  const [chosen, setChosen] = useState<readonly MergedProductPart[]>()
  const [allergensOf, setAllergensOf] = useState<AllergensOf>('both')
  const effect = useMergeEffect({
    id: product.id,
    otherId: other?.id,
    ...(chosen && { taken: [...chosen] }),
    allergensOf,
  })
  const merging = useMerge((done) => {
    onClose()
    onDone?.(done)
  })
  const act = useRef({ body: '', id: '' })
  const shown = other !== null && effect.data?.other.id === other.id ? effect.data : undefined
  const taken = chosen ?? shown?.taken ?? []

  const merge = ({ kept, other: { id: otherId, version: otherVersion } }: MergeEffect) => {
    const input = {
      id: kept.id,
      otherId,
      version: kept.version,
      otherVersion,
      taken: [...taken],
      allergensOf,
    }
    const words = JSON.stringify(input)
    if (act.current.body !== words) act.current = { body: words, id: newId() }
    merging.mutate(
      { ...input, actId: act.current.id },
      { onError: (failure) => codeOf(failure) === 'VERSION_CONFLICT' && void effect.refetch() },
    )
  }
  const failure =
    merging.error === null
      ? undefined
      : codeOf(merging.error) === 'VERSION_CONFLICT'
        ? t('changed')
        : sentence(t('failure'), merging.error)
  return (
    <ConfirmModal
      opened
      size="lg"
      title={t('title', { name: product.name })}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      busy={merging.isPending}
      ready={shown !== undefined && !effect.isPlaceholderData && !shown.tooManyArticles}
      error={failure}
      onConfirm={() => shown && merge(shown)}
      onCancel={onClose}
    >
      <Stack gap="md">
        {given === undefined && (
          <ProductPicker
            label={t('with')}
            placeholder={t('withPlaceholder')}
            data-autofocus
            except={product.id}
            value={other}
            onChange={(picked) => {
              setOther(picked)
              setChosen(undefined)
              setAllergensOf('both')
              merging.reset()
            }}
          />
        )}
        {shown ? (
          <>
            <MergeFacts
              effect={shown}
              taken={taken}
              onTake={setChosen}
              allergensOf={allergensOf}
              onAllergens={setAllergensOf}
            />
            <MergeConsequences effect={shown} />
          </>
        ) : effect.isError ? (
          <ErrorBanner
            text={sentence(t('effectFailure'), effect.error)}
            onRetry={() => void effect.refetch()}
          />
        ) : other === null ? (
          <Text size="sm" c="dimmed">
            {t('keeps')}
          </Text>
        ) : (
          <Skeleton height={160} />
        )}
      </Stack>
    </ConfirmModal>
  )
}
