import { useTranslations } from 'use-intl'
import type { BatchSummary } from '#contract/batch-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import entries from '#web/ui/entry-list.module.css'
import { TextLink } from '#web/ui/text-link.tsx'
import { BatchActs } from '../acts/batch-acts.tsx'
import { DueWords } from '../due-words.tsx'
import { useBatchWords } from '../use-batch-words.ts'
import classes from './batch-entry.module.css'

/** One batch: until when it keeps, how much, when it was made and its lot; the whole row opens it. */
export function BatchEntry({ batch }: { batch: BatchSummary }) {
  const t = useTranslations('batches')
  const format = useFormat()
  const words = useBatchWords()
  const { id, name, lot, state, closedAt, reason, thrownCostHt } = batch
  const quantity = words.quantity(batch)
  return (
    <li className={`${entries.entry} ${classes.entry}`}>
      <div>
        <p className={classes.name}>
          <TextLink to={paths.batch(id)} fw={600} c="inherit">
            {name}
          </TextLink>
          {quantity !== '' && <span>{quantity}</span>}
        </p>
        <DueWords batch={batch} />
        <p className={classes.facts}>
          <span>{words.made(batch)}</span>
          <span>{t('lot', { lot })}</span>
          {state !== 'kept' && closedAt !== null && (
            <span>{t(`closed.${state}`, { moment: words.moment(closedAt) })}</span>
          )}
          {reason !== '' && <span>{reason}</span>}
          {thrownCostHt !== null && <span>{t('thrownCost', { cost: format.euro(thrownCostHt) })}</span>}
        </p>
      </div>
      <BatchActs batch={batch} className={classes.acts} />
    </li>
  )
}
