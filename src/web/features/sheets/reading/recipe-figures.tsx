import { useTranslations } from 'use-intl'
import type { Redacted } from '#contract/money.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { CoversCopy } from '../covers/covers-copy.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import { Money } from '#web/ui/money.tsx'
import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import { AsWritten } from '#web/entities/sheet/scaling/as-written.tsx'
import { ScaledPortions } from '#web/entities/sheet/scaling/scaled-portions.tsx'
import { ScaleWaysWithParts } from '../covers/scale-ways-with-parts.tsx'
import { useScaleWays } from '#web/entities/sheet/scaling/use-scale-ways.tsx'
import type { Scaling } from '#web/entities/sheet/scaling/scaling.ts'
import { shownPortions } from '#web/entities/sheet/scaling/scale-words.ts'
import { duration } from '../duration.ts'
import type { SheetView } from '../sheet-view.ts'
import classes from './recipe-reading.module.css'

export interface RecipeFiguresProps {
  view: Redacted<SheetView>
  /** What a copy for other portions is made of; null for a reader who makes none. */
  stored: TechSheet | null
  scaling: Scaling
}

/** For how many it is read, how long it takes, what one costs, and all of them. */
export function RecipeFigures({ view, stored, scaling }: RecipeFiguresProps) {
  const t = useTranslations()
  const unfolding = useScaleWays(scaling, ScaleWaysWithParts)
  const format = useFormat()
  const { prepMinutes, cookMinutes } = view
  const uncosted =
    view.uncostedLines > 0 ? t('sheets.reading.uncosted', { count: view.uncostedLines }) : undefined
  return (
    <div className={classes.figures}>
      <Figure
        size="md"
        label={t('sheets.reading.portions')}
        value={<ScaledPortions scaling={scaling} />}
        hint={
          <>
            <AsWritten
              view={view}
              choose={scaling.choose}
              copy={stored && <CoversCopy stored={stored} covers={view.portions} pageOf={paths.recipe} />}
            />
            {unfolding.toggle}
          </>
        }
      />
      {unfolding.ways}
      {prepMinutes !== null && (
        <Figure size="md" label={t('sheets.reading.prep')} value={duration(prepMinutes, t)} />
      )}
      {cookMinutes !== null && (
        <Figure size="md" label={t('sheets.reading.cook')} value={duration(cookMinutes, t)} />
      )}
      <Figure
        size="md"
        label={t('sheets.reading.portionCost')}
        value={
          <Money amount={view.costPortion}>
            {(cost) => (
              <ExplainedAmount subject={{ kind: 'portion' }} name={t('sheets.reading.portionCost')}>
                {format.euro(cost)}
              </ExplainedAmount>
            )}
          </Money>
        }
        hint={uncosted}
      />
      {/* Of one portion it is the cost above. */}
      {view.portions !== 1 && (
        <Figure
          size="md"
          label={t('sheets.reading.totalCost', { count: shownPortions(view.portions) })}
          value={
            <Money amount={view.costTotal}>
              {(cost) => (
                <ExplainedAmount
                  subject={{ kind: 'total' }}
                  name={t('sheets.reading.totalCost', { count: shownPortions(view.portions) })}
                >
                  {format.euro(cost)}
                </ExplainedAmount>
              )}
            </Money>
          }
          hint={uncosted}
        />
      )}
    </div>
  )
}
