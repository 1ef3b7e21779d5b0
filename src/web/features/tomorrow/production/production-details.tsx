import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductionMark, ReadyBatch } from '#contract/service-shapes.ts'
import type { LeftBatch } from '#domain/production/batches-left.ts'
import { paths } from '#web/entities/paths.ts'
import { AutosaveFailure } from '#web/ui/autosave-failure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { plusDays } from '#domain/services/days.ts'
import { useDayWords } from '#web/entities/plan/days.ts'
import { BatchOffer } from '#web/entities/plan/batch-offer.tsx'
import { MakingLines } from './making-lines.tsx'
import classes from './production.module.css'
import { ReadyField } from '#web/entities/plan/ready-field.tsx'
import { useReasonsText } from '#web/entities/plan/reasons-text.ts'
import { isDone } from '#web/entities/plan/stations.ts'
import { useMarkFields } from './use-mark-fields.ts'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'

export interface ProductionDetailsProps {
  day: string
  node: KitchenNode
  mark: ProductionMark | undefined
  batches: readonly LeftBatch<ReadyBatch>[]
  /** What else can be done with it. */
  children: ReactNode
}

/** What is ready of a sheet, for how many days it is made, what for, and what goes into it. */
export function ProductionDetails({ day, node, mark, batches, children }: ProductionDetailsProps) {
  const t = useTranslations('tomorrow')
  const reasons = useReasonsText(day)
  const words = useDayWords()
  const { sheet, mostDays } = node
  const { ready, days, autosave, type, choose } = useMarkFields(day, sheet.id, mark)
  return (
    <>
      {autosave.failure !== null && (
        <AutosaveFailure
          what={t('failure.save')}
          failure={autosave.failure}
          onRetry={() => void autosave.flush()}
        />
      )}
      <div className={classes.fields}>
        <ReadyField
          node={node}
          ready={ready}
          onType={(typed) => type({ ready: typed })}
          onChoose={(chosen) => choose({ ready: chosen })}
          onLeave={() => void autosave.flush()}
        />
        {sheet.keepsHours === null && !node.isDish && (
          <p className={classes.offer}>
            {t('production.keepsUnknown')}{' '}
            <TextLink to={paths.editRecipe(sheet.id)}>{t('production.giveKeeping')}</TextLink>
          </p>
        )}
        {mostDays > 1 && (
          <NativeSelect
            size="sm"
            label={t('production.days')}
            aria-label={t('production.daysOf', { name: sheet.title })}
            value={String(Math.min(days, mostDays))}
            onChange={({ currentTarget }) => choose({ days: Number(currentTarget.value) })}
            data={Array.from({ length: mostDays }, (_, at) => ({
              value: String(at + 1),
              label:
                at === 0
                  ? t('production.thisDay')
                  : t('production.forDays', { count: at + 1, weekday: words.weekday(plusDays(day, at)) }),
            }))}
          />
        )}
      </div>
      <BatchOffer
        day={day}
        node={node}
        done={isDone(mark)}
        ready={ready}
        batches={batches}
        onTake={(taken) => choose({ ready: taken })}
      />
      {node.reasons.length > 0 && (
        <ul className={classes.reasons} aria-label={t('production.why', { name: sheet.title })}>
          {reasons.parts(node).map((part, at) => (
            <li key={at}>
              <span>{part.amount}</span> {part.text}
            </li>
          ))}
        </ul>
      )}
      <MakingLines node={node} />
      <div className={classes.actions}>
        <TextLink to={paths.recipe(sheet.id)}>{t('production.sheet')}</TextLink>
        {mark?.batchId != null && <TextLink to={paths.batch(mark.batchId)}>{t('production.batch')}</TextLink>}
        {children}
      </div>
    </>
  )
}
