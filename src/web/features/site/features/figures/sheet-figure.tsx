import { useTranslations } from 'use-intl'
import { lineCost } from '#domain/costing/line-cost.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { blanquette, figuresOf } from '../../example-dish.ts'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'

const DISH = blanquette()
const LINES = Object.keys(DISH.lines) as (keyof typeof DISH.lines)[]

/** The editor: lines with their loss and cost, and what they add up to. */
export function SheetFigure() {
  const t = useTranslations('features.figures.sheet')
  const format = useFormat()
  const { portion, margin } = figuresOf(DISH)
  return (
    <Picture label={t('label')}>
      <div className={classes.heading}>
        <strong>{t('title')}</strong>
        <span>{t('portions', { count: DISH.portions })}</span>
      </div>
      {LINES.map((name) => {
        const line = DISH.lines[name]
        const cost = lineCost(line, DEFAULT_WASTAGE_METHOD)
        const loss = line.wastagePercent
        return (
          <div key={name} className={classes.row}>
            <span>
              {t(`lines.${name}`)}
              <small>
                {`${format.quantity(line.quantity)} ${line.unit}`}
                {loss > 0 && `, ${t('loss', { rate: format.percent(loss, 0) })}`}
              </small>
            </span>
            <b>{cost.known && format.euro(cost.cost)}</b>
          </div>
        )
      })}
      <div className={classes.totals}>
        <span>
          <small>{t('portion')}</small>
          <b>{format.euro(portion)}</b>
        </span>
        <span>
          <small>{t('priceTtc')}</small>
          <b>{format.euro(DISH.priceTtc)}</b>
        </span>
        <span>
          <small>{t('margin')}</small>
          <MarginBadge rate={margin} />
        </span>
      </div>
    </Picture>
  )
}
