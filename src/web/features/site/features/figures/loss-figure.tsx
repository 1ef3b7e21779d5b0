import { useTranslations } from 'use-intl'
import { lossFactor } from '#domain/costing/loss-formula.ts'
import { WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { peeledPrice, SHALLOTS } from '../../example-loss.ts'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'

/** A kilo bought, what is left of it, and what that comes to by both methods. */
export function LossFigure() {
  const t = useTranslations('features.figures.loss')
  const format = useFormat()
  const { price, loss } = SHALLOTS
  const left = 100 - loss
  return (
    <Picture label={t('label')}>
      <div className={classes.heading}>
        <strong>{t('product', { price: format.euro(price) })}</strong>
      </div>
      <div className={classes.bar}>
        <span style={{ flexGrow: left }}>{t('left', { left: `${format.quantity(left * 10)}\u00a0g` })}</span>
        <span style={{ flexGrow: loss }} data-lost />
      </div>
      <small className={classes.under}>{t('lost', { loss: format.percent(loss, 0) })}</small>
      {WASTAGE_METHODS.map((method) => {
        const { sign, factor } = lossFactor(loss, method)
        return (
          <div key={method} className={classes.row}>
            <span>
              {t(method)}
              <small>{`${format.euro(price)} ${sign} ${format.quantity(factor, 3)}`}</small>
            </span>
            <b>{`${format.euro(peeledPrice(method))} / kg`}</b>
          </div>
        )
      })}
    </Picture>
  )
}
