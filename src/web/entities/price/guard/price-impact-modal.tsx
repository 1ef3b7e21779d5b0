import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceImpact } from '#contract/prices.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { PriceImpactText } from './price-impact-text.tsx'

export interface PriceImpactModalProps {
  /** What the change would do, 'unknown' where that could not be computed; null keeps the question closed. */
  impact: PriceImpact | 'unknown' | null
  /** What is asked about: 'Miel · 5,35 € / kg → 7,20 € / kg (+34,6 %)'. */
  intro?: string | null
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Before a price is saved: the sheets it moves, from what to what. Enter confirms. */
export function PriceImpactModal(props: PriceImpactModalProps) {
  const { impact: shown, intro, busy, error, onConfirm, onCancel } = props
  const t = useTranslations('products.impact')
  const impact = useLastValue(shown)
  return (
    <ConfirmModal
      opened={shown !== null}
      size="lg"
      title={t('title')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      busy={busy}
      confirmFirst
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {intro && <Text mb="sm">{intro}</Text>}
      {impact === 'unknown' ? <Text>{t('failure')}</Text> : impact && <PriceImpactText impact={impact} />}
    </ConfirmModal>
  )
}
