import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ReadyBatch } from '#contract/service-shapes.ts'
import type { LeftBatch } from '#domain/production/batches-left.ts'
import { readyInBatches } from '#domain/production/out-of-cold.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { Amount } from '#domain/purchases/ready-amounts.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { useDayWords } from './days.ts'
import { useAmountText } from './use-amount-text.ts'
import classes from './ready.module.css'
import type { KitchenNode } from './production-of.ts'

interface BatchOfferProps {
  day: string
  node: KitchenNode
  done: boolean
  ready: Amount | null
  batches: readonly LeftBatch<ReadyBatch>[]
  onTake: (ready: Amount) => void
}

/** What of a sheet is in the house and can be counted as ready, as much as is needed; and what of it cannot, and why. */
export function BatchOffer({ day, node, done, ready, batches, onTake }: BatchOfferProps) {
  const t = useTranslations('tomorrow.production')
  const amount = useAmountText()
  const words = useDayWords()
  const { sheet, needed, whole, made } = node
  const kept = readyInBatches(sheet, batches, day)
  const earliest = kept.batches[0]
  const take = {
    quantity: roundHalfAwayFromZero(
      Math.min(kept.quantity, (needed / whole) * kept.whole),
      QUANTITY_DECIMALS,
    ),
    unit: kept.unit,
  }
  const isTaken = ready !== null && ready.quantity === take.quantity && ready.unit === take.unit
  const muchOf = ({ quantity, unit }: Amount) => amount(quantity, unit, 'as-written')
  const counted = batches.filter((batch) => batch.techSheetId === sheet.id && batch.counted > 0)
  return (
    <>
      {earliest !== undefined && kept.quantity > 0 && (
        <p className={classes.offer}>
          {t('inHouse', {
            amount: amount(kept.quantity, kept.unit, 'part'),
            count: kept.batches.length,
            lot: earliest.lot,
            moment: words.moment(earliest.useBy),
          })}{' '}
          {made > 0 && !done && !isTaken && (
            <Button size="compact-sm" variant="default" onClick={() => onTake(take)}>
              {t('take')}
            </Button>
          )}
        </p>
      )}
      {counted.length > 0 && (
        <p className={classes.offer}>
          {t('countedBefore', {
            lots: named(counted, (batch) => amount(batch.counted, batch.unit, 'part')),
          })}
        </p>
      )}
      {kept.tooEarly.length > 0 && (
        <p className={classes.offer}>
          {t('tooEarly', {
            lots: named(kept.tooEarly, (batch) =>
              t('usedBefore', {
                amount: amount(batch.quantity, batch.unit, 'part'),
                moment: words.moment(batch.useBy),
              }),
            ),
          })}
        </p>
      )}
      {kept.apart.length > 0 && (
        <p className={classes.offer}>{t('batchesApart', { lots: named(kept.apart, muchOf) })}</p>
      )}
    </>
  )
}

function named<Batch extends ReadyBatch>(of: readonly Batch[], text: (batch: Batch) => string): string {
  return of.map((batch) => `${batch.lot} (${text(batch)})`).join(', ')
}
