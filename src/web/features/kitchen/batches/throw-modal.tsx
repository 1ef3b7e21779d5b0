import { Button, Stack } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenBatch } from '#contract/kitchen-batches.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import classes from './batches.module.css'

/** A field for a quantity that is shown rounded, and kept exact until another one is typed. */
export type QuantityPart = ComponentType<{
  exact: number | null
  measuredIn: LineUnit
  label: string
  unit: string
  error: string | undefined
  value: number | null
  onChange: (quantity: number | null) => void
  classNames: { input: string | undefined }
}>

/** Of a batch of which some is thrown away; the version says which quantity was read. */
type Part = { quantity: number; version: number }

interface ThrowModalProps {
  /** Undefined closes it. */
  batch: KitchenBatch | undefined
  Quantity: QuantityPart
  onClose: () => void
  onReason: (batch: KitchenBatch, reason: string, part: Part | undefined) => void
}

/** How much is thrown away, all of it unless something else is typed, and why: one tap is the answer. */
export function ThrowModal({ batch, onClose, ...answer }: ThrowModalProps) {
  const t = useTranslations('kitchen.batches')
  const c = useTranslations('common')
  const about = useLastValue(batch ?? null)
  useFocusBack(batch !== undefined)
  return (
    <NamedModal
      opened={batch !== undefined}
      onClose={onClose}
      title={about ? t('why', { name: about.name }) : ''}
      size="lg"
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      {about && <Answer key={about.id} batch={about} onClose={onClose} {...answer} />}
    </NamedModal>
  )
}

const REASONS = ['past', 'quality', 'surplus', 'spilt'] as const

function Answer({
  batch,
  Quantity,
  onClose,
  onReason,
}: Omit<ThrowModalProps, 'batch'> & { batch: KitchenBatch }) {
  const t = useTranslations('kitchen.batches')
  const units = useTranslations('trade.units')
  const c = useTranslations('common')
  const { quantity: whole, unit, version } = batch
  const [quantity, setQuantity] = useState(whole)
  const isWrong = whole !== null && (quantity === null || quantity <= 0 || quantity > whole)
  const part = quantity === null || quantity === whole ? undefined : { quantity, version }
  return (
    <Stack gap={10}>
      {whole !== null && unit !== null && (
        <Quantity
          exact={whole}
          measuredIn={unit}
          label={t('howMuch')}
          unit={units(unit)}
          error={isWrong ? t('notSoMuch') : undefined}
          value={quantity}
          onChange={setQuantity}
          classNames={{ input: classes.field }}
        />
      )}
      {REASONS.map((reason) => (
        <Button
          key={reason}
          variant="default"
          className={classes.act}
          disabled={isWrong}
          onClick={() => onReason(batch, t(`reasons.${reason}`), part)}
        >
          {t(`reasons.${reason}`)}
        </Button>
      ))}
      <Button variant="subtle" className={classes.act} onClick={onClose}>
        {c('cancel')}
      </Button>
    </Stack>
  )
}
