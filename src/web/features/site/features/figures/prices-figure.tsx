import { IconArrowDownRight } from '#web/ui/icons/arrow-down-right.ts'
import { IconArrowRight } from '#web/ui/icons/arrow-right.ts'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { blanquette, figuresOf, MUSHROOM_PRICE, VEAL_PRICE } from '../../example-dish.ts'
import classes from './figures.module.css'
import { Picture } from './picture.tsx'
import { RAISED_VEAL_PRICE } from './veal-rise.ts'

/** EUR for a kilo of mushrooms, on the list. */
const LISTED_MUSHROOM_PRICE = 4.6

/** EUR, before and after. */
const DIFFERENCES = [
  { name: 'veal', unit: 'kg', before: VEAL_PRICE, after: RAISED_VEAL_PRICE },
  { name: 'cream', unit: 'L', before: 5.6, after: 5.6 },
  { name: 'mushrooms', unit: 'kg', before: MUSHROOM_PRICE, after: LISTED_MUSHROOM_PRICE },
] as const

/** A price list that was read, and what it does to a sheet. */
export function PricesFigure() {
  const t = useTranslations('features.figures.prices')
  const products = useTranslations('features.figures.sheet.lines')
  const format = useFormat()
  const before = figuresOf(blanquette()).portion
  const after = figuresOf(blanquette(RAISED_VEAL_PRICE, LISTED_MUSHROOM_PRICE)).portion
  return (
    <Picture label={t('label')}>
      <div className={classes.heading}>
        <strong>{t('title')}</strong>
        <span>XLSX</span>
      </div>
      {DIFFERENCES.map(({ name, unit, before: old, after: now }) => {
        const Icon = now === old ? IconArrowRight : now > old ? IconArrowUpRight : IconArrowDownRight
        return (
          <div key={name} className={classes.row}>
            <span>
              {products(name)}
              <small>{t('perUnit', { price: format.euro(old), unit })}</small>
            </span>
            <b data-change={now > old ? 'dearer' : now < old ? 'cheaper' : undefined}>
              <Icon size={16} aria-hidden />
              {format.euro(now)}
            </b>
          </div>
        )
      })}
      <div className={classes.effect}>
        <small>{t('effect')}</small>
        <b>{`${format.euro(before)} → ${format.euro(after)}`}</b>
      </div>
    </Picture>
  )
}
