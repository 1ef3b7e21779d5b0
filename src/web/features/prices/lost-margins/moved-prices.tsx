import { useTranslations } from 'use-intl'
import type { LostMargin } from '#contract/prices.ts'
import { paths } from '#web/entities/paths.ts'
import { useFigures } from '#web/entities/price/use-figures.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './lost-margin.module.css'

const NAMED = 3
/** Less is shown as 0,00 €. */
const LEAST_SEEN = 0.005

/** The products whose prices moved the cost of a sheet, those that weigh most first. */
export function MovedPrices({ moved }: Pick<LostMargin, 'moved'>) {
  const t = useTranslations('prices.lostMargins')
  const texts = usePriceTexts()
  const figures = useFigures()
  const seen = moved.filter(({ costPortion }) => Math.abs(costPortion) >= LEAST_SEEN).slice(0, NAMED)
  const others = moved.length - seen.length
  return (
    <ul className={classes.moved}>
      {seen.map(({ productId, name, unit, oldPriceHt, newPriceHt, costPortion }) => (
        <li key={productId}>
          <TextLink to={paths.editProduct(productId)} c="inherit">
            {name}
          </TextLink>{' '}
          <span className={classes.prices}>
            {texts.price(oldPriceHt)} → {texts.unitPrice(newPriceHt, unit)}
          </span>{' '}
          <span className={classes.effect}>
            {t('perPortion', { amount: figures.euroDifference(costPortion) })}
          </span>
        </li>
      ))}
      {others > 0 && <li className="dimmed">{t('others', { count: others })}</li>}
    </ul>
  )
}
