import { useTranslations } from 'use-intl'
import type { BatchSummary } from '#contract/batch-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { OpeningEntry } from '#web/ui/opening-entry.tsx'
import { BatchActs } from '../acts/batch-acts.tsx'
import { DueWords } from '../due-words.tsx'
import { useBatchWords } from '../use-batch-words.ts'

/** One batch: until when it keeps, how much, when it was made and its lot. */
export function BatchEntry({ batch }: { batch: BatchSummary }) {
  const t = useTranslations('batches')
  const format = useFormat()
  const words = useBatchWords()
  const { id, name, lot, state, closedAt, reason, thrownCostHt } = batch
  const quantity = words.quantity(batch)
  return (
    <OpeningEntry
      to={paths.batch(id)}
      name={name}
      beside={quantity !== '' && <span>{quantity}</span>}
      note={<DueWords batch={batch} />}
      facts={
        <>
          <span>{words.made(batch)}</span>
          <span>{t('lot', { lot })}</span>
          {state !== 'kept' && closedAt !== null && (
            <span>{t(`closed.${state}`, { moment: words.moment(closedAt) })}</span>
          )}
          {reason !== '' && <span>{reason}</span>}
          {thrownCostHt !== null && <span>{t('thrownCost', { cost: format.euro(thrownCostHt) })}</span>}
        </>
      }
      end={<BatchActs batch={batch} />}
    />
  )
}
