import { useTranslations } from 'use-intl'
import { netCost } from '#domain/pricing/net-cost.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { suggestedPrice } from '#domain/pricing/suggested-price.ts'
import { useFormat } from '#web/lib/use-format.ts'
import classes from './cost-path.module.css'
import type { Suggestion } from './explain.ts'
import { signBefore, usePathFigures } from './path-figures.ts'

interface SuggestedPathProps extends Suggestion {
  /** EUR a portion, without VAT. */
  cost: number
}

/** From what a portion costs to the price that the calculator suggests. */
export function SuggestedPath({ cost, figure, loss, coefficient, tvaRate }: SuggestedPathProps) {
  const t = useTranslations('costs')
  const figures = usePathFigures()
  const format = useFormat()
  const written = (amount: number) => `${signBefore(amount)} ${figures.euro(amount)}`
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
            before: figures.euro(cost),
            factor: figures.number(1 + loss / 100),
            after: written(net),
          })}
        </p>
      )}
      {steps > 1 && (
        <p className={classes.step}>
          {t('suggested.coefficient', {
            before: figures.euro(net),
            factor: figures.number(coefficient),
            after: written(ht),
          })}
        </p>
      )}
      {steps > 2 && (
        <p className={classes.step}>
          {t('suggested.vat', {
            rate: figures.percent(tvaRate),
            before: figures.euro(ht),
            factor: figures.number(1 + tvaRate / 100),
            after: written(ttc),
          })}
        </p>
      )}
      <p className={classes.result}>{t('rounded', { cost: format.euro(amount) })}</p>
    </>
  )
}
