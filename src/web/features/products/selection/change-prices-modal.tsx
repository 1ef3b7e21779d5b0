import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { MAX_PERCENT, PERCENT_DECIMALS } from '#domain/simulation/limits.ts'
import type { PriceMove } from '#domain/simulation/price-move.ts'
import { ChangedPrices } from '#web/entities/price/changed-prices.tsx'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFirstNames } from '#web/lib/format/use-first-names.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import type { AnnounceUndoable } from '#web/ui/cells/use-undo-stack.ts'
import { useChangeMany, useUndoPrices } from './many-products-api.ts'
import { movedPrices } from './moved-prices.ts'
import type { Selecting } from './use-product-selection.ts'

interface ChangePricesModalProps {
  selecting: Selecting
  announce: AnnounceUndoable
  onClose: () => void
}

/** '+3 %', '−0,20 €': by how much the prices of what is selected move, and each old and new price before it is done. */
export function ChangePricesModal({ selecting, announce, onClose }: ChangePricesModalProps) {
  const t = useTranslations('selection')
  const tPrices = useTranslations('catalogue.newPrices')
  const sentence = useFailureSentence()
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [measure, setMeasure] = useState<'percent' | 'amount'>('percent')
  const [size, setSize] = useState<number | null>(null)
  const undo = useUndoPrices(
    () => notifySuccess(t('price.undone')),
    (failure) => notifyFailure(sentence(tPrices('undoFailure'), failure)),
  )
  const many = useChangeMany({
    selecting,
    onDone: ({ changed, actId }) => {
      onClose()
      const done = t('price.done', { count: changed })
      if (actId === null) notifySuccess(done)
      else announce(done, () => undo(actId))
    },
  })
  const { products } = selecting
  const value = size === null ? null : direction === 'up' ? size : -size
  const move: PriceMove | null = value === null || value === 0 ? null : { measure, value }
  const prices = movedPrices(products, move)
  const refused = prices.negative.length + prices.tooHigh.length > 0
  const percent = measure === 'percent'
  return (
    <ConfirmModal
      opened
      size="lg"
      title={t('price.title', { count: products.length })}
      confirmLabel={t('apply')}
      busyLabel={t('busy')}
      busy={many.busy}
      ready={!refused && prices.changed.length > 0}
      error={many.failure === null ? undefined : sentence(t('failure'), many.failure)}
      onConfirm={() => value !== null && many.apply(percent ? { percent: value } : { amount: value })}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Group gap="sm" align="flex-start">
          <SegmentedControl
            aria-label={t('price.direction')}
            value={direction}
            onChange={(next) => setDirection(next === 'down' ? 'down' : 'up')}
            data={[
              { value: 'up', label: t('price.up') },
              { value: 'down', label: t('price.down') },
            ]}
          />
          <NumberField
            key={measure}
            data-autofocus
            aria-label={t('price.figure')}
            w={110}
            value={size}
            onChange={setSize}
            decimals={percent ? PERCENT_DECIMALS : PRICE_DECIMALS}
            max={!percent ? MAX_AMOUNT : direction === 'up' ? MAX_PERCENT : 99.99}
            unit={percent ? '%' : '€'}
          />
          <SegmentedControl
            aria-label={t('price.measure')}
            value={measure}
            onChange={(next) => setMeasure(next === 'amount' ? 'amount' : 'percent')}
            data={[
              { value: 'percent', label: t('price.percent') },
              { value: 'amount', label: t('price.amount') },
            ]}
          />
        </Group>
        {!percent && <Text size="sm">{t('price.amountHint')}</Text>}
        <Refusal text="negative" names={prices.negative} />
        <Refusal text="tooHigh" names={prices.tooHigh} />
        {!refused && prices.changed.length > 0 && <ChangedPrices prices={prices.changed} />}
        {prices.same > 0 && <Text size="sm">{t('price.same', { count: prices.same })}</Text>}
        {prices.unpriced > 0 && <Text size="sm">{t('price.unpriced', { count: prices.unpriced })}</Text>}
      </Stack>
    </ConfirmModal>
  )
}

function Refusal({ text, names }: { text: 'negative' | 'tooHigh'; names: readonly string[] }) {
  const t = useTranslations('selection.price')
  const firstNames = useFirstNames()
  if (names.length === 0) return null
  return <ErrorBanner text={t(text, { count: names.length, names: firstNames(names) })} />
}
