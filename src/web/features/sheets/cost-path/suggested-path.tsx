import { useTranslations } from 'use-intl'
import { netCost, netCostFactor } from '#domain/pricing/net-cost.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { suggestedPrice } from '#domain/pricing/suggested-price.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './cost-path.module.css'
import type { Suggestion } from './explain.ts'
import { asWritten, signBefore, usePathFigures } from './path-figures.ts'

interface SuggestedPathProps extends Suggestion {
  /** EUR a portion, without VAT. */
  cost: number
}

/** From what a portion costs to the price that the calculator suggests. */
export function SuggestedPath({ cost, figure, loss, coefficient, tvaRate }: SuggestedPathProps) {
  const t = useTranslations('costs')
  const figures = usePathFigures()
  const format = useFormat()
  const made = (before: number, factor: number, amount: number) => ({
    before: figures.euro(before),
    factor: figures.number(factor),
    after: `${signBefore(amount, asWritten(before) * asWritten(factor))} ${figures.euro(amount)}`,
  })
  const net = netCost(cost, loss)
  const ht = suggestedPrice(net, coefficient)
  const ttc = priceTtc(ht, tvaRate)
  const { amount, steps } = {
    netCost: { amount: net, steps: 1 },
    priceHt: { amount: ht, steps: 2 },
    priceTtc: { amount: ttc, steps: 3 },
  }[figure]
  return (
    <>
      {loss > 0 && (
        <p className={classes.step}>
          {t('suggested.loss', {
            rate: figures.percent(loss),
            ...made(cost, netCostFactor(loss), net),
          })}
        </p>
      )}
      {steps > 1 && <p className={classes.step}>{t('suggested.coefficient', made(net, coefficient, ht))}</p>}
      {steps > 2 && (
        <p className={classes.step}>
          {t('suggested.vat', {
            rate: figures.percent(tvaRate),
            ...made(ht, 1 + tvaRate / 100, ttc),
          })}
        </p>
      )}
      <p className={classes.result}>{t('rounded', { cost: format.euro(amount) })}</p>
    </>
  )
}
