import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DEFAULT_MARGIN_THRESHOLDS, marginBand } from '#domain/pricing/margin-band.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { MarginGauge } from '#web/entities/price/margin-gauge.tsx'
import type { LiveFigures as Figures } from './live-sheet.ts'
import classes from './live-sheet.module.css'

const strong = (words: ReactNode) => <b className={classes.price}>{words}</b>

/** What the sheet comes to: the cost of a portion, its price, the margin and its gauge. */
export function LiveFigures({ figures }: { figures: Figures }) {
  const t = useTranslations('home.sheet')
  const format = useFormat()
  const { costPortion, marginPercent, targetMargin } = figures
  const met = marginBand(marginPercent) === 'high'
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt className="note">{t('costPortion')}</dt>
          <dd>{format.euro(costPortion)}</dd>
        </div>
        <div>
          <dt className="note">
            {t('priceTtc')}{' '}
            <span className={classes.vat}>· {t('vat', { rate: format.percent(figures.tvaRate, 0) })}</span>
          </dt>
          <dd>{format.euro(figures.priceTtc)}</dd>
        </div>
        <div className={classes.margin}>
          <dt className="note">{t('margin')}</dt>
          <dd>
            <MarginBadge rate={marginPercent} variant="text" />
          </dd>
        </div>
      </dl>
      <div aria-hidden>
        <MarginGauge
          rate={marginPercent}
          provisional={false}
          floor={DEFAULT_MARGIN_THRESHOLDS.floorMargin}
          target={targetMargin}
        />
      </div>
      <p className={classes.target}>
        {t.rich(met ? 'targetMet' : 'targetMissed', {
          target: format.percent(targetMargin, 0),
          price: format.euro(figures.targetPriceTtc),
          b: strong,
        })}
      </p>
    </>
  )
}
